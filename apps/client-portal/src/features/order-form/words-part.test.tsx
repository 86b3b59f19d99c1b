import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@tolk/design-system/form';
import { defaultWordWeights } from '@tolk/domain';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { WordsPart } from './words-part.tsx';

const path = '/clientinterface/getWordAnalysis';
const contract = '01990000-0000-7000-8000-000000000001';
const glossary = '01990000-0000-7000-8000-000000000002';
const counted = { totalWords: 7_000, newWords: 5_000, repetitions: 2_000, segments: 400 };

function open() {
  const asked = answerCalls({
    [path]: {
      ...counted,
      files: [{ fileId: contract, fileName: 'contract.docx', countable: true, ...counted }],
    },
  });
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
      }}
      onSubmit={async () => undefined}
    >
      <WordsPart />
    </Form>,
  );
  return asked;
}

it('what is for reference is not analysed, and the workload is proposed by what words weigh', async () => {
  const asked = open();
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
