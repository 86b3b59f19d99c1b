import type { OutputRow } from '@tolk/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ImportDialog } from './import-dialog.tsx';

const savePath = '/supinterface/addOrEditSupCJY';

const german: OutputRow = {
  estimateYieldId: '7b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10',
  sourceLanguage: 'de',
  targetLanguage: 'en',
  outputType: 'translation',
  wordsPerDay: 2_500,
  wordsPerWeek: null,
  unitPrice: 10,
  currency: 'EUR',
  unitName: 'word',
};

async function choose(name: string, content: string) {
  const asked = answerCalls({ [savePath]: german });
  renderScreen(<ImportDialog outputs={[german]} currency="EUR" onClose={() => undefined} />);
  const input = screen.getByLabelText('Table of rates or translation memory');
  await userEvent.upload(input, new File([content], name));
  return asked;
}

describe('the import of language pairs', () => {
  it('saves the ticked lines of a table, once the person says so', async () => {
    const table =
      'from,to,rate,unit\nde,en,0.12,word\nde,sv,0.14,word\nde,fr,0.15,word\nde,xx,1,word';
    const asked = await choose('rates.csv', table);
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    expect(screen.getByText('changes your present rate')).toBeVisible();
    expect(screen.getByText(/^Skipped lines 5:/)).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'German → French' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 language pairs' }));
    expect(await screen.findByText('The language pairs are saved.')).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([
      { ...german, unitPrice: 12 },
      {
        sourceLanguage: 'de',
        targetLanguage: 'sv',
        outputType: 'translation',
        unitPrice: 14,
        currency: 'EUR',
        unitName: 'word',
        // As in the row that is there.
        wordsPerDay: 2_500,
        wordsPerWeek: null,
      },
    ]);
  });

  it('proposes the pairs of a translation memory that the profile lacks', async () => {
    const units = ['en', 'sv'].map(
      (target) =>
        `<tu><tuv xml:lang="de"><seg>Die Pumpe läuft</seg></tuv><tuv xml:lang="${target}"><seg>x</seg></tuv></tu>`,
    );
    await choose('memory.tmx', `<tmx><header srclang="de"/><body>${units.join('')}</body></tmx>`);
    expect(await screen.findByText('3 words translated')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('says so when a file can’t be read, or brings nothing', async () => {
    await choose('memory.tmx', '<!DOCTYPE tmx [<!ENTITY a "a">]><tmx/>');
    expect(await screen.findByText(/^This file can’t be read/)).toBeVisible();
    const input = screen.getByLabelText('Table of rates or translation memory');
    await userEvent.upload(input, new File(['from,to,rate,unit\nde,en,0.10,word'], 'rates.csv'));
    expect(await screen.findByText(/your profile lacks/)).toBeVisible();
  });
});
