import { screen, within } from '@testing-library/react';
import { defaultWordWeights } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { WordAnalysisTable } from './word-analysis.tsx';

const fileId = '01990000-0000-7000-8000-000000000001';
const counted = { totalWords: 7_000, newWords: 5_000, repetitions: 2_000, segments: 400 };
const analysis = {
  ...counted,
  files: [{ fileId, fileName: 'manual.docx', countable: true, ...counted }],
};

const rows = () =>
  within(screen.getByRole('group', { name: 'Weighted words' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('an order shows what its words weigh, band by band', () => {
  renderScreen(
    <WordAnalysisTable
      analysis={{ ...analysis, weights: { ...defaultWordWeights, repetitions: 25 } }}
      sourceLanguage="en"
    />,
  );
  expect(rows()).toEqual([
    'BandCountedWeightWeighted',
    'Repetitions2,00025%500',
    'New5,000100%5,000',
    'Total7,0005,500',
  ]);
});

it('an order that nothing was agreed for shows words alone', () => {
  renderScreen(<WordAnalysisTable analysis={analysis} sourceLanguage="en" />);
  expect(screen.getByRole('group', { name: 'Word analysis' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Weighted words' })).not.toBeInTheDocument();
});

it('a log of a CAT tool shows all bands, and one that is not read says what to do', () => {
  const matches = { exact: 800, fuzzy95: 0, fuzzy85: 110, fuzzy75: 0, fuzzy50: 90 };
  const log = { totalWords: 3_000, newWords: 1_500, repetitions: 500, matches, segments: 0 };
  const none = { totalWords: 0, newWords: 0, repetitions: 0, segments: 0 };
  const problem = { format: 'csv', problem: 'severalLanguages' } as const;
  renderScreen(
    <WordAnalysisTable
      analysis={{
        ...log,
        weights: defaultWordWeights,
        files: [
          { fileId, fileName: 'log.xml', countable: true, ...log, log: { format: 'trados' } },
          { fileId: 'other', fileName: 'all.csv', countable: false, ...none, log: problem },
        ],
      }}
      sourceLanguage="en"
    />,
  );
  expect(screen.getByRole('row', { name: /Analysis log of Trados/ })).toHaveTextContent(
    'log.xmlAnalysis log of Trados1,5001,0005003,000',
  );
  expect(screen.getByText(/covers several target languages/)).toBeVisible();
  expect(rows()).toEqual([
    'BandCountedWeightWeighted',
    'Repetitions50030%150',
    '100% matches80030%240',
    '95–99% matches060%0',
    '85–94% matches11060%66',
    '75–84% matches060%0',
    '50–74% matches90100%90',
    'New1,500100%1,500',
    'Total3,0002,046',
  ]);
});
