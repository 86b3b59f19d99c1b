import { screen, within } from '@testing-library/react';
import type { StaffTaxInvoice } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { invoiceInWork } from './tax-invoice-fixture.ts';
import { TaxInvoiceView } from './tax-invoice-view.tsx';

const order = {
  projectOrderId: 'o1',
  orderNumber: 'TK20261120-000001',
  orderName: 'Lease',
  amount: 1_854_00,
  invoicedBefore: 0,
  purchaseOrder: 'PO 4500017',
  costCentre: '4711',
};

const document = {
  documentId: 'd1',
  kind: 'invoice',
  invoiceNumber: '26312000000012345678',
  invoiceDate: '2026-11-28',
  amount: 1_854_00,
  file: {
    fileId: 'f1',
    fileName: 'fapiao.pdf',
    fileType: 'application/pdf',
    fileSize: 100,
    uploadTime: '2026-11-28T09:00:00Z',
    wordCount: null,
  },
} as const;

async function partOf(invoice: StaffTaxInvoice, name: string) {
  answerCalls({
    '/opsinterface/getTaxInvoiceDetail': invoice,
    '/opsinterface/getStaffUser': { staffId: 's1', role: 'finance' },
  });
  renderScreen(<TaxInvoiceView taxInvoiceId="i1" />);
  return within(await screen.findByRole('region', { name }));
}

it('an invoice has its amount, and the orders what the client’s books call them', async () => {
  const orders = await partOf({ ...invoiceInWork, orders: [order] }, 'Orders');
  expect(orders.getByText('Amount of this invoice')).toBeVisible();
  expect(orders.getByText('Purchase order PO 4500017 · Cost centre 4711')).toBeVisible();
});

it.each(['toCorrect', 'corrected'] as const)(
  'what belongs on an invoice that is %s is called what is left after the refund',
  async (status) => {
    const refunded = { ...invoiceInWork, status, amount: 1_390_50, orders: [order] };
    const orders = await partOf({ ...refunded, documents: [document] }, 'Orders');
    expect(orders.getByText('After the refund')).toBeVisible();
    expect(orders.queryByText('Amount of this invoice')).toBeNull();
  },
);

it('a document says its day as days are said', async () => {
  const papers = await partOf({ ...invoiceInWork, documents: [document] }, 'Invoice documents');
  expect(papers.getByRole('listitem')).toHaveTextContent(
    'Invoice No. 26312000000012345678 of Sat 28 Nov 2026',
  );
});
