import { randomUUID } from 'node:crypto';
import type { OrderReferences } from '@tolk/contract';
import { removeAccount, rejectedOrder } from '../../../test/support/account-deletion.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { pagesOfPdf } from '../../../test/support/text-of-pdf.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

const said = { purchaseOrder: 'PO 4500017', costCentre: '4711-DE' };
const read = (projectOrderId: string, client = market.client) =>
  client.call<OrderReferences>('/clientinterface/getOrderReferences', { projectOrderId });
const save = (projectOrderId: string, changes: Partial<typeof said> = {}) =>
  market.client.call<OrderReferences>('/clientinterface/saveOrderReferences', {
    projectOrderId,
    ...said,
    ...changes,
  });

it('an order is made with how the client’s books call it', async () => {
  const { projectOrderId } = await market.send({ ...said, purchaseOrder: ' PO 4500017 ' });
  expect(await dataOf(read(projectOrderId))).toEqual({ ...said, canEdit: true });
});

it('an order is made without, and gets them while it is under way', async () => {
  const { projectOrderId, version } = await market.start();
  expect(await dataOf(read(projectOrderId))).toEqual({
    purchaseOrder: '',
    costCentre: '',
    canEdit: true,
  });
  expect(await dataOf(save(projectOrderId))).toEqual({ ...said, canEdit: true });
  expect(await dataOf(save(projectOrderId, { costCentre: '' }))).toMatchObject({ costCentre: '' });
  // They are no terms: the supplier has nothing to accept anew.
  expect(await market.order('supplier', projectOrderId)).toMatchObject({ version });
});

it('once the order has ended they stay', async () => {
  const { projectOrderId } = await market.complete(said);
  expect(await save(projectOrderId, { costCentre: '1' })).toMatchObject({
    code: 409,
    msg: 'The order has ended, so its references stay as they are.',
  });
  expect(await dataOf(read(projectOrderId))).toEqual({ ...said, canEdit: false });
});

it('the supplier sees nothing of them', async () => {
  const { projectOrderId } = await market.start(said);
  const order = JSON.stringify(await market.order('supplier', projectOrderId));
  expect(order).not.toContain('4500017');
  expect(order).not.toContain('4711-DE');
});

it('of somebody else’s order look like those of none', async () => {
  const { projectOrderId } = await market.send(said);
  const other = await openMarket(tolk);
  const none = await read(randomUUID(), other.client);
  expect(await read(projectOrderId, other.client)).toMatchObject({
    code: 404,
    msg: none.msg,
    data: none.data,
  });
});

it('longer than forty characters are refused beside their field', async () => {
  const { projectOrderId } = await market.send();
  expect(await save(projectOrderId, { purchaseOrder: 'P'.repeat(41) })).toMatchObject({
    code: 422,
    data: { fields: { purchaseOrder: expect.any(String) } },
  });
});

it('stand on the receipt, in the list of orders, and at the desk of tax invoices', async () => {
  const own = await openMarket(tolk);
  await taxInvoiceOf.introduce(own.client);
  const order = await own.complete(said);
  const { projectOrderId } = order;
  const receipt = '/clientinterface/downloadOrderReceipt';
  const { content } = await download(tolk, own.client, receipt, { projectOrderId });
  const [page = ''] = await pagesOfPdf(content);
  for (const text of ['Purchase order', 'PO 4500017', 'Cost centre', '4711-DE'])
    expect(page).toContain(text);
  const list = await download(tolk, own.client, '/clientinterface/downloadOrderList', {
    format: 'csv',
  });
  const rows = list.content.toString('utf8');
  for (const text of ['Purchase order', 'PO 4500017', 'Cost centre', '4711-DE'])
    expect(rows).toContain(text);
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(own.client, [order]));
  const staff = await addStaffMember(tolk, 'finance');
  expect(await taxInvoiceOf.look(staff, taxInvoiceId)).toMatchObject({ orders: [said] });
});

it('are in the client’s own export, and not in the supplier’s', async () => {
  const own = await openMarket(tolk);
  await own.send(said);
  const path = '/supinterface/exportOwnData';
  const ofClient = await download(tolk, own.client, path, {});
  expect(JSON.parse(ofClient.content.toString('utf8'))).toMatchObject({ orders: [said] });
  const ofSupplier = await download(tolk, own.supplier, path, {});
  expect(ofSupplier.content.toString('utf8')).not.toContain('4500017');
});

it('go with the account', async () => {
  const own = await openMarket(tolk);
  const orderId = await rejectedOrder(own, said);
  await dataOf(removeAccount(tolk, own.client));
  const left = await tolk.app.deps.db
    .selectFrom('order_reference')
    .select('order_id')
    .where('order_id', '=', orderId)
    .execute();
  expect(left).toEqual([]);
});
