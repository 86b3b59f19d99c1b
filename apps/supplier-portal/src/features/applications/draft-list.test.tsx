import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { DraftList } from './draft-list.tsx';

// The list reads no more of a posting than this.
const posting = {
  projectReleaseInforId: 'one',
  projectName: 'Lease of a dam',
  projectStatus: 'recruiting',
  projectType: 'translation',
  sourceLanguage: 'ja',
  targetLanguage: 'zh-CN',
  deadline: '2126-11-27T10:00:00.000Z',
  zone: 'Asia/Shanghai',
};
const own = {
  expectedPrice: 140_00,
  currency: 'CNY',
  unitName: 'thousand-characters',
  content: 'I have translated leases for ten years.',
};
const savedTime = '2026-11-26T08:00:00.000Z';

it('each draft says what it waits for, leads there, and is deleted once that is confirmed', async () => {
  const asked = answerCalls({
    '/supinterface/getApplicationDrafts': [
      { projectReleaseInforId: 'one', posting, waitsFor: 'languageTest', ...own, savedTime },
      { projectReleaseInforId: 'two', posting: null, waitsFor: 'nothing', ...own, savedTime },
    ],
    '/supinterface/dropApplicationDraft': {},
  });
  renderScreen(<DraftList />);
  const rows = await screen.findAllByRole('listitem');
  const [waiting, gone] = rows.map((row) => within(row));
  expect(waiting?.getByText('Sent once the language test is passed')).toBeVisible();
  expect(waiting?.getByText(own.content)).toBeVisible();
  expect(waiting?.getByText(/per thousand characters/)).toHaveTextContent('¥ 140.00 CNY');
  expect(waiting?.getByRole('link', { name: 'Take the language test' })).toHaveAttribute(
    'href',
    '/languagetesttitle?sourceLanguage=ja&targetLanguage=zh-CN',
  );
  expect(waiting?.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/jobhall/jobdetail?projectReleaseInforId=one',
  );
  expect(gone?.getByText('A job that is no longer shown to you')).toBeVisible();
  expect(gone?.queryByRole('link')).toBeNull();
  await userEvent.click(gone?.getByRole('button', { name: 'Delete' }) ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/supinterface/dropApplicationDraft',
      body: { projectReleaseInforId: 'two' },
    }),
  );
});
