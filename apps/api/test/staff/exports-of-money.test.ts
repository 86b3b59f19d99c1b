import { randomUUID } from 'node:crypto';
import { fakePayments } from '../support/fake-payments.ts';
import { download } from '../support/download.ts';
import { dataOf, openMarket, type Market } from '../support/market.ts';
import { signUp } from '../support/people.ts';
import { addStaffMember, type TestStaff } from '../support/staff.ts';
import { taxInvoiceOf } from '../support/tax-invoices.ts';
import { testApp } from '../support/test-app.ts';
import { transferOf } from '../support/transfers.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let finance: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
  finance = await addStaffMember(tolk, 'finance');
}, 60_000);

/** The rows below the heading; a file begins with the mark that Chinese Excel reads. */
async function rowsOf(path: string, request: object): Promise<string[]> {
  const text = (await download(tolk, finance, path, request)).content.toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.trim().split('\r\n').slice(1);
}

async function notedOf(action: string) {
  const entries = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', action)
    .where('staff_id', '=', finance.staffId)
    .orderBy('at')
    .execute();
  return entries.map(({ details }) => details);
}

it('bank transfers are taken along as they are filtered, no account of a payer and no formula in them', async () => {
  const payer = `=Cmd${randomUUID().slice(0, 8)}`;
  const line = transferOf.line(1_854_30, 'No reference', { payer, receivedOn: '2026-11-19' });
  await dataOf(transferOf.record(finance, line));
  await dataOf(transferOf.record(finance, transferOf.line(1, 'Another')));
  const path = '/opsinterface/exportIncomingTransferList';
  const [row, ...others] = await rowsOf(path, { search: payer, outcome: 'unknown' });
  expect(others).toEqual([]);
  expect(row).toContain(
    `${line.bankReference},2026-11-19,"'${payer}",1854.30,CNY,No reference,Without an order`,
  );
  expect(row).not.toContain(line.payerAccount);
  expect(await rowsOf(path, { search: payer, from: '2026-11-20' })).toEqual([]);
  expect(await rowsOf(path, { search: payer, from: '2026-11-19', to: '2026-11-19' })).toHaveLength(
    1,
  );
  const bad = await finance.call(path, { from: '2026-02-30' });
  expect(bad).toMatchObject({ code: 422, data: { fields: { from: 'Choose a valid date.' } } });
  expect(await notedOf('exportIncomingTransferList')).toEqual([
    { outcome: 'unknown', entries: '1' },
    { from: '2026-11-20', entries: '0' },
    { from: '2026-11-19', to: '2026-11-19', entries: '1' },
  ]);
});

it('tax invoices are taken along with the numbers and the sum of their papers', async () => {
  const order = await market.complete();
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [order]));
  const path = '/opsinterface/exportTaxInvoiceList';
  const search = order.orderNumber;
  const [open] = await rowsOf(path, { search, status: 'requested' });
  expect(open).toContain(',Ordinary VAT invoice,Requested,1,1854.00,0.00,CNY,,,');
  const paper = await taxInvoiceOf.paper(finance, 1_854_00);
  await dataOf(taxInvoiceOf.act(finance, 'issueTaxInvoice', taxInvoiceId, paper));
  const [issued, ...others] = await rowsOf(path, { search, invoiceKind: 'ordinary' });
  expect(others).toEqual([]);
  expect(issued).toContain('上海霁禾医疗科技有限公司,9144030071526726XG,');
  expect(issued).toContain(`,Issued,1,1854.00,1854.00,CNY,${paper.invoiceNumber},,`);
  expect(await rowsOf(path, { search, status: 'requested' })).toEqual([]);
  expect(await notedOf('exportTaxInvoiceList')).toContainEqual({
    invoiceKind: 'ordinary',
    entries: '1',
  });
});

it('withdrawal requests are taken along with what is paid out in its currency, the account masked', async () => {
  const { personId } = await signUp(tolk, 'supplier');
  const number = `TS20261121-${randomUUID().slice(0, 6)}`.toUpperCase();
  const settlement = {
    id: randomUUID(),
    number,
    supplier_id: personId,
    month: '2026-11',
    method: 'paypal' as const,
    sealed_payee: Buffer.from('sealed'),
    payee: 'ad***@example.com',
    bank: '',
    gross: 700_00,
    netted: 0,
    payout_currency: 'USD' as const,
    rate: 70_000,
    payout_gross: 100_00,
    payout_fee: 3_00,
    applied_at: new Date('2026-11-20T16:30:00Z'),
    settled_at: null,
    ended_at: null,
    failure: null,
    payout_batch_id: null,
    provider_state: null,
    provider_reference: null,
  };
  await tolk.app.deps.db.insertInto('settlement').values(settlement).execute();
  const path = '/opsinterface/exportSettlementList';
  const [row, ...others] = await rowsOf(path, { search: number });
  expect(others).toEqual([]);
  expect(row).toContain(`${number},`);
  expect(row).toContain(',700.00,CNY,100.00,3.00,97.00,USD,PayPal,ad***@example.com,Applied for,');
  // Half past midnight in Shanghai.
  expect(await rowsOf(path, { search: number, to: '2026-11-20' })).toEqual([]);
  expect(await rowsOf(path, { search: number, from: '2026-11-21' })).toHaveLength(1);
  expect(await rowsOf(path, { search: number, unresolved: true })).toEqual([]);
  expect(await notedOf('exportSettlementList')).toContainEqual({
    unresolved: 'true',
    entries: '0',
  });
});

it.each(['IncomingTransfer', 'TaxInvoice', 'Settlement'])(
  'a list of money (%s) is nobody’s without its scope',
  async (name) => {
    const reviewer = await addStaffMember(tolk, 'reviewer');
    const path = `/opsinterface/export${name}List`;
    expect((await reviewer.call(path as '/opsinterface/exportTaxInvoiceList', {})).code).toBe(403);
  },
);
