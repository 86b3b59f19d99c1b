import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoiceableOrders, InvoiceDetails } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { RequestPart } from './request-part.tsx';

const details: InvoiceDetails = {
  title: 'Nordlys Energi AS',
  taxNumber: 'NO123456785',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  email: '',
  numberMissing: false,
  missingForSpecial: ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'],
};

const order = (id: string, amount: number, invoicedBefore = 0) => ({
  projectOrderId: id,
  orderNumber: `TK-${id}`,
  orderName: `Lease ${id}`,
  amount,
  invoicedBefore,
  endTime: '2026-11-20T09:00:00Z',
});

const free: InvoiceableOrders = {
  total: 2,
  currency: 'CNY',
  list: [order('a', 1_854_00), order('b', 1_545_00)],
  months: [{ month: '2026-11', orders: 2, amount: 3_399_00 }],
};

function open({
  only = null,
  buyer = details,
  orders = free,
}: { only?: string | null; buyer?: InvoiceDetails; orders?: InvoiceableOrders } = {}) {
  const asked = answerCalls({
    '/clientinterface/getInvoiceDetails': buyer,
    '/clientinterface/getInvoiceableOrders': orders,
    '/clientinterface/requestTaxInvoice': {},
  });
  renderScreen(
    <RequestPart
      month={undefined}
      order={only}
      onMonth={() => undefined}
      onAll={() => undefined}
    />,
  );
  return asked;
}

it('a month is asked for with all its orders, less those that are unticked', async () => {
  const asked = open();
  expect(await screen.findByText('¥ 3,399.00 CNY')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Lease b/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Request the invoice' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/requestTaxInvoice',
      body: { invoiceKind: 'ordinary', projectOrderIds: ['a'], note: '' },
    }),
  );
});

it('who came for one order sees that one alone', async () => {
  open({ only: 'b' });
  expect(await screen.findByRole('checkbox', { name: /Lease b/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Lease a/ })).toBeNull();
});

it('what the client’s books call an order stands at it, and need not be typed again', async () => {
  const named = { ...order('a', 1_854_00), purchaseOrder: 'PO 4500017', costCentre: '4711' };
  open({ orders: { ...free, list: [named, order('b', 1_545_00)] } });
  const first = await screen.findByRole('checkbox', { name: /Lease a/ });
  expect(first).toHaveAccessibleName(/Purchase order PO 4500017 · Cost centre 4711/);
  expect(screen.getByRole('checkbox', { name: /Lease b/ })).not.toHaveAccessibleName(/Cost centre/);
  expect(screen.getByLabelText(/Remarks on the invoice/)).toHaveAccessibleDescription(
    /^The purchase-order numbers and cost centres above are passed on/,
  );
});

it('where the books call no order anything, remarks may name the purchase order', async () => {
  open();
  expect(await screen.findByLabelText(/Remarks on the invoice/)).toHaveAccessibleDescription(
    /such as your purchase-order number\./,
  );
});

it('a special invoice is offered once everything that it needs is there', async () => {
  open();
  expect(await screen.findByText(/A special VAT invoice also needs/)).toHaveTextContent(
    'the company’s unified social credit code, address, phone, bank, and account number',
  );
  expect(screen.queryByRole('radio', { name: 'Special VAT invoice' })).toBeNull();
});

it('a special invoice can be chosen where nothing is missing', async () => {
  open({ buyer: { ...details, missingForSpecial: [] } });
  expect(await screen.findByRole('radio', { name: 'Special VAT invoice' })).toBeEnabled();
  expect(screen.queryByText(/also needs/)).toBeNull();
});

it('a company is asked for its tax number first', async () => {
  open({ buyer: { ...details, taxNumber: '', numberMissing: true } });
  expect(await screen.findByText('An invoice for a company needs its tax number.')).toBeVisible();
  expect(screen.queryByText(/also needs/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request the invoice' })).toBeNull();
});

it('nothing can be asked for before the client has said who they are', async () => {
  open({ buyer: { ...details, title: '' } });
  expect(await screen.findByText(/We don’t know yet whom/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request the invoice' })).toBeNull();
});
