import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../testing/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../testing/market.ts';
import { addStaffMember, type TestStaff } from '../../testing/staff.ts';
import { testApp } from '../../testing/test-app.ts';

type Calls = typeof calls.opsinterface.orders;

const tolk = testApp({ replacements: { payments: fakePayments() } });
const list = '/opsinterface/getProjectOrderList';
const detail = '/opsinterface/getProjectOrderIdData';
let market: Market;
let support: TestStaff;
let completed: OrderDetail;
let sent: OrderDetail;
let outTradeNo: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  support = await addStaffMember(tolk, 'support');
  completed = await market.complete({ orderName: 'Wind farm contract' });
  sent = await market.send({ orderName: 'Solar park leaflet' });
  const { out_trade_no } = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select('out_trade_no')
    .where('order_id', '=', completed.projectOrderId)
    .executeTakeFirstOrThrow();
  outTradeNo = out_trade_no;
}, 60_000);

async function found(request: object): Promise<string[]> {
  const { list: rows } = await dataOf(
    support.call<ResponseOf<Calls['getProjectOrderList']>>(list, request),
  );
  return rows.map(({ orderName }) => orderName);
}

it.each<[by: string, request: () => object, names: string[]]>([
  ['nothing', () => ({}), ['Solar park leaflet', 'Wind farm contract']],
  ['part of the name', () => ({ search: ' wind FARM ' }), ['Wind farm contract']],
  ['the number', () => ({ search: sent.orderNumber }), ['Solar park leaflet']],
  ['the number of a payment', () => ({ search: outTradeNo }), ['Wind farm contract']],
  ['part of the number of a payment', () => ({ search: outTradeNo.slice(0, 12) }), []],
  ['a status', () => ({ orderStatus: 'ended' }), ['Wind farm contract']],
  [
    'a person',
    () => ({ personId: market.supplier.personId }),
    ['Solar park leaflet', 'Wind farm contract'],
  ],
  ['a person without orders', () => ({ personId: randomUUID() }), []],
  ['a sign that means anything in SQL', () => ({ search: '%' }), []],
])('orders are found by %s, the newest first', async (_by, request, names) => {
  expect(await found(request())).toEqual(names);
});

it('orders are found by a whole account of a party, never by a part of it', async () => {
  const { email } = await tolk.app.deps.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', market.client.personId)
    .executeTakeFirstOrThrow();
  if (email === null) throw new Error('The client signed up by e-mail');
  expect(await found({ search: email.toUpperCase() })).toHaveLength(2);
  expect(await found({ search: email.slice(0, -4) })).toEqual([]);
});

it('an order has all accounts of its ledger, its payments and earnings, and no buttons; the look is noted', async () => {
  const data = await dataOf(
    support.call<ResponseOf<Calls['getProjectOrderIdData']>>(detail, {
      projectOrderId: completed.projectOrderId,
    }),
  );
  expect(data.order).toMatchObject({ orderName: 'Wind farm contract', allowedActions: [] });
  expect(data.order.ledger.map(({ event, lines }) => [event, lines])).toEqual([
    [
      'paid',
      [
        { account: 'gatewayClearing', debit: 1_854_00, credit: 0 },
        { account: 'escrow', debit: 0, credit: 1_800_00 },
        { account: 'deferredFee', debit: 0, credit: 54_00 },
      ],
    ],
    [
      'completed',
      [
        { account: 'escrow', debit: 1_800_00, credit: 0 },
        { account: 'deferredFee', debit: 54_00, credit: 0 },
        { account: 'supplierPending', debit: 0, credit: 1_800_00 },
        { account: 'feeRevenue', debit: 0, credit: 54_00 },
      ],
    ],
  ]);
  expect(data.earnings).toMatchObject({ amount: 1_800_00, status: 'unsettled' });
  expect(data.payments).toMatchObject([{ outTradeNo, status: 'paid', amount: 1_854_00 }]);
  expect(data.refunds).toEqual([]);
  const noted = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'subject_id'])
    .where('staff_id', '=', support.staffId)
    .execute();
  expect(noted).toEqual([
    { action: 'getProjectOrderIdData', subject: 'order', subject_id: completed.projectOrderId },
  ]);
});

it('an order that is not there is not there', async () => {
  expect(await support.call(detail, { projectOrderId: randomUUID() })).toMatchObject({ code: 404 });
});

it.each([list, detail])('%s is for the staff', async (path) => {
  const request = path === detail ? { projectOrderId: completed.projectOrderId } : {};
  expect(await market.client.call(path, request)).not.toMatchObject({ code: 0 });
});
