import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useFormikContext } from '@tolk/design-system/form';
import { renderScreen } from '@tolk/screen-testing';
import { countedFiles, ReferenceChoice, referenceFileIdsOf } from './reference-choice.tsx';

const contract = { fileId: 'contract', fileName: 'contract.docx' };
const glossary = { fileId: 'glossary', fileName: 'glossary.xlsx' };

function Marked() {
  const { values } = useFormikContext<{ references: readonly string[] }>();
  return <output>{values.references.join(' ')}</output>;
}

it('a file is marked as reference and counted again', async () => {
  renderScreen(
    <Form initialValues={{ references: ['contract'] }} onSubmit={async () => undefined}>
      <ReferenceChoice file={contract} />
      <ReferenceChoice file={glossary} />
      <Marked />
    </Form>,
  );
  const check = (name: string) => screen.getByRole('checkbox', { name });
  expect(check('For reference only: contract.docx')).toBeChecked();
  await userEvent.click(check('For reference only: glossary.xlsx'));
  expect(screen.getByRole('status')).toHaveTextContent('contract glossary');
  await userEvent.click(check('For reference only: contract.docx'));
  expect(screen.getByRole('status')).toHaveTextContent('glossary');
});

it('what is marked is not counted, and a file that was removed is not sent', () => {
  const references = ['glossary', 'gone'];
  expect(countedFiles([contract, glossary], references)).toEqual([contract]);
  expect(referenceFileIdsOf([contract, glossary], references)).toEqual(['glossary']);
});
