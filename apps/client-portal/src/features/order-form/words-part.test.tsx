import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { defaultWordWeights } from '@tolk/domain';
import { ReferenceChoice } from '@tolk/market-views';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { orderRules } from './order-rules.ts';
import type { OrderValues } from './order-values.ts';
import { WordsPart } from './words-part.tsx';

const path = '/clientinterface/getWordAnalysis';
const contract = '01990000-0000-7000-8000-000000000001';
const glossary = '01990000-0000-7000-8000-000000000002';
const counted = { totalWords: 7_000, newWords: 5_000, repetitions: 2_000, segments: 400 };

const none = { exact: 0, fuzzy95: 0, fuzzy85: 0, fuzzy75: 0, fuzzy50: 0 };
const ofContract = {
  ...counted,
  files: [{ fileId: contract, fileName: 'contract.docx', countable: true, ...counted }],
};

function open(values: Partial<OrderValues> = {}, answers: Record<string, unknown> = {}) {
  answers[path] ??= ofContract;
  const asked = answerCalls(answers);
  const sent: OrderValues[] = [];
  renderScreen(
    <Form
      initialValues={{
        orderFiles: [
          { fileId: contract, fileName: 'contract.docx', fileSize: 1 },
          { fileId: glossary, fileName: 'glossary.xlsx', fileSize: 1 },
        ],
        references: [glossary],
        wordWeights: defaultWordWeights,
        sourceLanguage: 'en',
        unitName: 'thousand-words',
        workload: 7,
        ...values,
      }}
      validationSchema={object({ wordWeights: orderRules.fields.wordWeights })}
      onSubmit={async (typed) => void sent.push(typed as unknown as OrderValues)}
    >
      <WordsPart />
      <ReferenceChoice file={{ fileId: contract, fileName: 'log.xml' }} />
      <button type="submit">Send</button>
    </Form>,
  );
  return { asked, sent };
}

it('what is for reference is not analysed, and the workload is proposed by what words weigh', async () => {
  const { asked } = open();
  const proposed = 'In this unit the files come to 5.6, but the workload is 7.';
  expect(await screen.findByText(proposed)).toBeVisible();
  expect(asked).toMatchObject([{ path, body: { fileIds: [contract] } }]);
  const weight = screen.getByRole('textbox', { name: 'Weight: Repetitions' });
  await userEvent.clear(weight);
  await userEvent.type(weight, '50');
  expect(
    screen.getByText('In this unit the files come to 6, but the workload is 7.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use as workload' }));
  await waitFor(() => expect(screen.queryByText(/In this unit/)).not.toBeInTheDocument());
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const weightOf = (band: string) => screen.findByRole('textbox', { name: `Weight: ${band}` });

it('a weight that is wrong is said at its field, and holds the order back only as long as it is there', async () => {
  const log = { ...ofContract.files[0], matches: none, log: { format: 'trados' } };
  const answers: Record<string, unknown> = {
    [path]: { ...counted, matches: none, files: [log] },
  };
  const { sent } = open({ references: [] }, answers);
  const weight = await weightOf('95–99% matches');
  await userEvent.clear(weight);
  await send();
  expect(await screen.findByText('Enter a whole number from 0 to 100.')).toBeVisible();
  expect(weight).toHaveFocus();
  expect(sent).toEqual([]);

  answers[path] = ofContract;
  await userEvent.click(screen.getByRole('checkbox', { name: 'For reference only: log.xml' }));
  await waitFor(() => expect(weight).not.toBeInTheDocument());
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('where the unit counts no words, nothing is weighed', async () => {
  open({ unitName: 'hour' });
  expect(await screen.findByRole('group', { name: 'Word analysis' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Weighted words' })).not.toBeInTheDocument();
});

const logOf = (fileId: string) => ({
  ...ofContract.files[0],
  fileId,
  log: { format: 'trados' },
});

it.each([
  [
    'a log beside files',
    [logOf(contract), { ...ofContract.files[0], fileId: glossary }],
    /other files are counted/,
  ],
  ['two logs', [logOf(contract), logOf(glossary)], /Several analysis logs are counted/],
])('%s may count words twice, and the form warns', async (_what, files, warning) => {
  open({ references: [] }, { [path]: { ...counted, files } });
  expect(await screen.findByText(warning)).toBeVisible();
});

it('typing a weight announces what it comes to, and not the fields around it', async () => {
  open();
  const weight = await weightOf('Repetitions');
  expect(weight.closest('[aria-live]')).toBeNull();
  expect(screen.getByText(/In this unit/).closest('[aria-live]')).not.toBeNull();
  expect(screen.getByRole('cell', { name: '5,600' })).toHaveAttribute('aria-live', 'polite');
});
