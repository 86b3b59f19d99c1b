import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupplierList } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ListNameDialog } from './list-name-dialog.tsx';

const path = '/clientinterface/saveSupplierList';
const list: SupplierList = { supplierListId: 'l1', name: 'Regulars', suppliers: 0, holds: false };

async function give(name: string) {
  const field = screen.getByRole('textbox', { name: /^Name of the list/ });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it.each([
  ['creates a list', undefined, { name: 'Medical' }],
  ['renames one', list, { supplierListId: 'l1', name: 'Medical' }],
])('%s, though nobody asks to hear of it', async (_what, given, body) => {
  const asked = answerCalls({ [path]: { ...list, name: 'Medical' } });
  const closed: string[] = [];
  renderScreen(
    <ListNameDialog {...(given ? { list: given } : {})} onClose={() => closed.push('closed')} />,
  );
  await give('Medical');
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(asked).toEqual([{ path, body }]);
});

it('hands on the list that was saved', async () => {
  const saved = { ...list, name: 'Medical' };
  answerCalls({ [path]: saved });
  const heard: SupplierList[] = [];
  renderScreen(<ListNameDialog onSaved={(one) => heard.push(one)} onClose={() => undefined} />);
  await give('Medical');
  await waitFor(() => expect(heard).toEqual([saved]));
});
