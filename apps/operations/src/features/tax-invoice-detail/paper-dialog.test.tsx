import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffTaxInvoice } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { PaperDialog } from './paper-dialog.tsx';
import { invoiceInWork } from './tax-invoice-fixture.ts';

const invoice: StaffTaxInvoice = {
  ...invoiceInWork,
  invoiceKind: 'special',
  status: 'toCorrect',
  amount: 1_390_50,
  toTakeBack: 463_50,
};

const open = (kind: 'invoice' | 'redLetter') => {
  const asked = answerCalls({ '/opsinterface/correctTaxInvoice': invoice });
  renderScreen(<PaperDialog invoice={invoice} kind={kind} onClose={() => undefined} />);
  return asked;
};

it('an invoice says what was paid less refunds', () => {
  open('invoice');
  expect(screen.getByText(/The invoice has to be over/)).toHaveTextContent('¥ 1,390.50 CNY');
});

it('red letters say what was refunded since', () => {
  open('redLetter');
  expect(screen.getByText(/has to take back/)).toHaveTextContent('¥ 463.50 CNY');
});

it('nothing is sent without a file', async () => {
  const asked = open('redLetter');
  await userEvent.type(screen.getByLabelText(/Invoice number/), '26312000000012345678');
  fireEvent.change(screen.getByLabelText(/Invoice date/), { target: { value: '2026-11-21' } });
  await userEvent.type(screen.getByLabelText(/Total on the invoice/), '463.50');
  await userEvent.click(screen.getByRole('button', { name: 'Hand it to the client' }));
  await waitFor(() => expect(screen.getByText('Choose at least 1.')).toBeVisible());
  expect(asked).toEqual([]);
});
