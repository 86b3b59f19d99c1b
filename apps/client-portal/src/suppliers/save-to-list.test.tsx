import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { SaveToList } from './save-to-list.tsx';

const supplier = { supUserId: '00000000-0000-4000-8000-000000000001', supUserName: 'Lin Wanqing' };
const law = { supplierListId: '00000000-0000-4000-8000-00000000000a', name: 'Law' };

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
});

async function open() {
  renderScreen(<SaveToList supplier={supplier} savedIn={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save to a list: Lin Wanqing' }));
}

it.each([
  [[], 'Save to a list', 'Save to a list: Lin Wanqing'],
  [['Law'], 'Saved in Law', 'Saved in Law: Lin Wanqing'],
  [['Law', 'Medicine'], 'Saved in 2 lists', 'Saved in 2 lists: Lin Wanqing'],
])('says of a supplier in the lists %j: %s', (savedIn, label, name) => {
  renderScreen(<SaveToList supplier={supplier} savedIn={savedIn} />);
  expect(screen.getByRole('button', { name })).toHaveTextContent(label);
});

it('puts the supplier into a list, and takes them out of one', async () => {
  const medicine = { ...law, supplierListId: '00000000-0000-4000-8000-00000000000b' };
  const asked = answerCalls({
    '/clientinterface/getSupplierLists': [
      { ...law, suppliers: 2, holds: true },
      { ...medicine, name: 'Medicine', suppliers: 0, holds: false },
    ],
    '/clientinterface/setSupplierListed': { ...law, suppliers: 1, holds: false },
  });
  await open();
  expect(await screen.findByRole('checkbox', { name: 'Law' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medicine' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  const { supUserId } = supplier;
  expect(asked.filter(({ path }) => path.endsWith('setSupplierListed'))).toMatchObject([
    { body: { supplierListId: medicine.supplierListId, supUserId, listed: true } },
    { body: { supplierListId: law.supplierListId, supUserId, listed: false } },
  ]);
});

it('makes the first list with the supplier in it', async () => {
  const asked = answerCalls({
    '/clientinterface/getSupplierLists': [],
    '/clientinterface/saveSupplierList': { ...law, suppliers: 0, holds: false },
    '/clientinterface/setSupplierListed': { ...law, suppliers: 1, holds: true },
  });
  await open();
  await screen.findByText('You have no lists yet. Only you can see your lists.');
  await userEvent.click(screen.getByRole('button', { name: 'Create a list' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name of the list/ }), 'Law');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('You have no lists yet. Only you can see your lists.');
  const changes = asked.filter(({ path }) => !path.endsWith('getSupplierLists'));
  expect(changes).toMatchObject([
    { path: '/clientinterface/saveSupplierList', body: { name: 'Law' } },
    { body: { supplierListId: law.supplierListId, supUserId: supplier.supUserId, listed: true } },
  ]);
});
