import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { uploadPhoto } from '../../../test/support/documents.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { download } from '../../../test/support/download.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import { clientForm } from '../../../test/support/profile-forms.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Calls = typeof calls.opsinterface.orders;
type OrderDetailForStaff = ResponseOf<Calls['getProjectOrderIdData']>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
const list = '/opsinterface/getProjectOrderList';
const detail = '/opsinterface/getProjectOrderIdData';
let market: Market;
let support: TestStaff;
let completed: OrderDetail;
let sent: OrderDetail;
let outTradeNo: string;
let attached: string;
let delivered: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  support = await addStaffMember(tolk, 'support');
  attached = await market.upload(market.client, 'order');
  completed = await market.complete({
    orderName: 'Wind farm contract',
    orderFileIds: [attached],
  });
  delivered = completed.deliverables[0]?.files[0]?.fileId ?? '';
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
  ['the day it was made', () => ({ from: '2020-01-01', to: '2020-01-02' }), []],
  ['its languages', () => ({ sourceLanguage: 'fi' }), []],
  ['what the client pays', () => ({ amountFrom: 1_000_000_00 }), []],
])('orders are found by %s, the newest first', async (_by, request, names) => {
  expect(await found(request())).toEqual(names);
});

it('orders are found by the company of a party', async () => {
  const company = { ...clientForm, partyKind: 'company', companyName: '康脉医疗器械' };
  await dataOf(market.client.call('/clientinterface/addOrEditSysInfo', company));
  expect(await found({ search: '康脉' })).toHaveLength(2);
});

it('orders stand in the order asked for, which is no side’s turn', async () => {
  const other = await openMarket(tolk);
  await other.send({ orderName: 'Large', unitPrice: 900_00 });
  await other.send({ orderName: 'Small', unitPrice: 100_00 });
  const { personId } = other.client;
  expect(await found({ personId })).toEqual(['Small', 'Large']);
  expect(await found({ personId, sort: 'amount' })).toEqual(['Large', 'Small']);
  expect((await support.call(list, { personId, sort: 'turn' })).code).toBe(422);
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
  expect(data.earnings).toMatchObject([{ amount: 1_800_00, status: 'unsettled' }]);
  expect(data.payments).toMatchObject([
    { outTradeNo, status: 'paid', amount: 1_854_00, milestoneName: null, isOfChange: false },
  ]);
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

describe('files of an order', () => {
  const reason = 'The client reports a virus in it.';
  async function look(
    staff: TestStaff,
    { projectOrderId }: OrderDetail,
    fileId: string,
    why: { reason?: string } = { reason },
  ) {
    const body = { projectOrderId, fileId, ...why };
    const answer = staff.call('/opsinterface/downloadOrderFile', body);
    // A file comes without an envelope.
    return answer.then(({ code }) => code).catch(() => 'file');
  }

  it.each(['support', 'reviewer', 'finance', 'admin'] as const)(
    '%s gets what came with it and what was delivered',
    async (role) => {
      const staff = await addStaffMember(tolk, role);
      for (const fileId of [attached, delivered]) {
        const body = { projectOrderId: completed.projectOrderId, fileId, reason };
        const file = await download(tolk, staff, '/opsinterface/downloadOrderFile', body);
        expect(file.fileName).toBe('contract.txt');
        expect(file.content.toString()).toContain('Article 1, definitions.');
      }
    },
  );

  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: ' \u200b ' }],
    [{ reason: 'x' }],
    [{ reason: '\u0007\u0007\u0007' }],
  ])('are refused for %j and nothing is noted', async (why) => {
    const staff = await addStaffMember(tolk, 'admin');
    expect(await look(staff, completed, attached, why)).toBe(422);
    const noted = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('action')
      .where('staff_id', '=', staff.staffId)
      .execute();
    expect(noted).toEqual([]);
  });

  it('need no other reason while the order is in appeal', async () => {
    const staff = await addStaffMember(tolk, 'support');
    const fileId = await market.upload(market.client, 'order');
    const order = await market.submit({ orderFileIds: [fileId] });
    await appealFixture(tolk, market).open(order, 'client');
    expect(await look(staff, order, fileId, {})).toBe('file');
    const { details } = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('staff_id', '=', staff.staffId)
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ fileId, state: 'inAppeal' });
  });

  it('each look is noted with the file and the reason', async () => {
    const staff = await addStaffMember(tolk, 'support');
    await look(staff, completed, delivered);
    // Written in another way it is the same order, and is found by it.
    const { projectOrderId } = completed;
    await look(staff, { ...completed, projectOrderId: projectOrderId.toUpperCase() }, attached);
    await look(staff, sent, attached);
    const noted = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'subject_id', 'details'])
      .where('staff_id', '=', staff.staffId)
      .orderBy('at')
      .execute();
    const act = {
      action: 'downloadOrderFile',
      subject: 'order',
      subject_id: projectOrderId,
    };
    expect(noted).toEqual([
      { ...act, details: { fileId: delivered, reason } },
      { ...act, details: { fileId: attached, reason } },
    ]);
  });

  it.each<[what: string, fileId: () => Promise<string> | string]>([
    ['of nobody', () => randomUUID()],
    ['of another order', () => market.upload(market.client, 'order')],
    ['that proves who somebody is', () => uploadPhoto(market.supplier)],
  ])('one %s is not there', async (_what, fileId) => {
    expect(await look(support, completed, await fileId())).toBe(404);
  });

  it('are not there for the parties under this name', async () => {
    const body = { projectOrderId: completed.projectOrderId, fileId: attached };
    expect(await market.client.call('/opsinterface/downloadOrderFile', body)).toMatchObject({
      code: 401,
    });
  });
});

it('an order that is not there is not there', async () => {
  expect(await support.call(detail, { projectOrderId: randomUUID() })).toMatchObject({ code: 404 });
});

it.each([list, detail])('%s is for the staff', async (path) => {
  const request = path === detail ? { projectOrderId: completed.projectOrderId } : {};
  expect(await market.client.call(path, request)).not.toMatchObject({ code: 0 });
});

it('the story of an order says what each new version of its terms changed', async () => {
  const order = await market.send({ orderName: 'Harbour guide', unitPrice: 150_00 });
  const { projectOrderId, version, startTime, endTime, deliverTime, acceptTime } = order;
  const times = { startTime, endTime, deliverTime, acceptTime };
  const terms = { orderName: 'Harbour guide', unitPrice: 160_00, workload: 14, ...times };
  const form = market.terms(terms);
  const edited = { ...form, orderDescription: 'With the new pier.', projectOrderId, version };
  await dataOf(market.client.call('/clientinterface/editProjectOrder', edited, withKey()));
  const notes = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = support.call<OrderDetailForStaff>(detail, { projectOrderId }, { headers });
    return (await dataOf(answer)).order.timeline.map(({ action, note }) => [action, note]);
  };
  expect(await notes('en')).toEqual([
    ['create', null],
    ['edit', 'Workload: 12 → 14\nRate: ¥ 150.00 CNY → ¥ 160.00 CNY\nDescription: changed'],
  ]);
  expect((await notes('zh-CN'))[1]?.[1]).toContain('工作量：12 → 14');
  expect((await market.order('supplier', projectOrderId)).timeline.at(-1)?.note).toBeNull();

  const second = await market.order('client', projectOrderId);
  const parts = { ...edited, ...inMilestones(tolk, [1_000_00, 1_240_00]), version: second.version };
  await dataOf(market.client.call('/clientinterface/editProjectOrder', parts, withKey()));
  expect((await notes('en'))[2]?.[1]).toMatch(
    /^Milestone 1: – → Part 1, ¥ 1,000\.00 CNY, due .*\nMilestone 2: – → Part 2, ¥ 1,240\.00 CNY, due /,
  );
});

it('each payment says which milestone it pays, and that it pays the difference of a change', async () => {
  const colleague = await addStaffMember(tolk, 'support');
  const consent = orderChanges(market);
  const order = await market.start(inMilestones(tolk, [600_00, 1_200_00]));
  await consent.pay(await consent.agreed('client', order, { unitPrice: 200_00 }));
  const { projectOrderId } = order;
  const { payments } = await dataOf(
    colleague.call<OrderDetailForStaff>(detail, { projectOrderId }),
  );
  expect(payments).toHaveLength(2);
  expect(payments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ milestoneName: 'Part 1', isOfChange: false }),
      expect.objectContaining({ milestoneName: 'Part 1', isOfChange: true }),
    ]),
  );
});

it('the list is taken along as CSV as it is narrowed down, and that is noted', async () => {
  const request = { search: 'Solar park', amountFrom: 1 };
  const file = await download(tolk, support, '/opsinterface/exportOrderList', request);
  const [heading, line, ...others] = file.content.toString().trim().split('\r\n');
  expect(heading).toContain('Client pays');
  expect(line).toContain(`${sent.orderNumber},Solar park leaflet,`);
  expect(line).toContain(',Waiting for acceptance,1800.00,1854.00,CNY,');
  expect(others).toEqual([]);
  const entries = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', 'exportOrderList')
    .execute();
  expect(entries).toEqual([{ details: { amountFrom: '1', entries: '1' } }]);
});
