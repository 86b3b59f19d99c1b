import { screen } from '@testing-library/react';
import type { TaxInvoice } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { TaxInvoiceList } from './tax-invoice-list.tsx';

const issued: TaxInvoice = {
  taxInvoiceId: 'i1',
  version: 2,
  invoiceKind: 'special',
  status: 'issued',
  title: 'Nordlys Marine AS',
  taxNumber: 'NO123456785',
  note: '',
  currency: 'CNY',
  amount: 308_97,
  requestTime: '2026-11-28T09:00:00Z',
  reason: null,
  orders: [],
  documents: [],
  allowedActions: [],
};

const show = (invoice: TaxInvoice) =>
  renderScreen(<TaxInvoiceList invoices={[invoice]} onWithdraw={() => undefined} />);

it('the amount of an invoice stands alone', () => {
  show(issued);
  expect(screen.getByText('¥ 308.97 CNY')).toBeVisible();
  expect(screen.queryByText('After the refund')).toBeNull();
});

it.each(['toCorrect', 'corrected'] as const)(
  'of one that is %s it is called what is left after the refund',
  (status) => {
    show({ ...issued, status, amount: 247_18 });
    expect(screen.getByText('After the refund').parentElement).toHaveTextContent('¥ 247.18 CNY');
  },
);
