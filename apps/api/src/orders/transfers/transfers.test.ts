import type { IncomingTransfer as Row, PaymentIncident, RefundRow } from '@tolk/contract';
import { DAY, HOUR, MINUTE, addMs, groupedReference, shanghaiDay } from '@tolk/domain';
import { sql } from 'kysely';
import { download } from '../../../test/support/download.ts';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { pagesOfPdf } from '../../../test/support/text-of-pdf.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transferOf } from '../../../test/support/transfers.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let finance: TestStaff;
let colleague: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
});
/** Days pass here, in which they would have logged in again. */
beforeEach(async () => {
  finance = await addStaffMember(tolk, 'finance');
  colleague = await addStaffMember(tolk, 'finance');
});

/** An accepted order of 1,854.00 whose client transfers the money. */
async function awaiting(changes: Record<string, unknown> = {}) {
  const order = await market.receive(changes);
  const transfer = await dataOf(transferOf.choose(market.client, order));
  return { order, ...transfer };
}

const record = (amount: number, remark: string) =>
  dataOf(transferOf.record(finance, transferOf.line(amount, remark)));
const stateOf = async ({ projectOrderId }: OrderDetail) =>
  (await market.order('client', projectOrderId)).orderState;
const passes = (time: string) => tolk.advance(Date.parse(time) - tolk.clock.now().getTime() + HOUR);
const bank = async () => (await market.balances()).bank ?? 0;

function act<Answer>(staff: TestStaff, name: string, body: object) {
  return staff.call<Answer>(`/opsinterface/${name}`, body, withKey());
}

/** What waits at the desk of payments that match nothing, for this order. */
async function incidentOf({ projectOrderId }: OrderDetail) {
  const path = '/opsinterface/getPaymentIncidentList';
  const page = { projectOrderId };
  return (await dataOf(finance.call<{ list: PaymentIncident[] }>(path, page))).list[0];
}

async function refundOf({ orderNumber }: OrderDetail) {
  const path = '/opsinterface/getRefundList';
  const { list } = await dataOf(finance.call<{ list: RefundRow[] }>(path, { pageSize: 100 }));
  return list.find((refund) => refund.orderNumber === orderNumber);
}

it('a client sees where to transfer how much, by when, with which reference', async () => {
  const { order, ...transfer } = await awaiting();
  expect(transfer).toMatchObject({
    reference: expect.stringMatching(/^ZZ\d{12}$/),
    paymentAmount: 1_854_00,
    account: { bank: '中国工商银行', number: '1001 2345 0900 0123 456' },
  });
  const again = await dataOf(
    transferOf.choose(market.client, await market.order('client', order.projectOrderId)),
  );
  expect(again.reference).toBe(transfer.reference);
});

it('who makes the transfer gets a page with all of it, as long as the order waits', async () => {
  const { order, reference } = await awaiting();
  const path = '/clientinterface/downloadTransferSlip';
  const { projectOrderId } = order;
  const { content } = await download(tolk, market.client, path, { projectOrderId });
  const [page = ''] = await pagesOfPdf(content);
  for (const text of [groupedReference(reference), '1001 2345 0900 0123 456', '1,854.00']) {
    expect(page).toContain(text);
  }
  await record(1_854_00, reference);
  expect(await market.client.call(path, { projectOrderId })).toMatchObject({ code: 409 });
});

it('both sides see that the order waits; the supplier sees no reference', async () => {
  const { order, reference, dueTime } = await awaiting();
  const { projectOrderId } = order;
  const waiting = {
    status: 'waiting',
    pays: 'order',
    milestoneName: null,
    paymentAmount: 1_854_00,
    dueTime,
  };
  const seen = async (side: 'client' | 'supplier') =>
    (await market.order(side, projectOrderId)).transfer;
  expect(await seen('client')).toEqual({ ...waiting, reference });
  expect(await seen('supplier')).toEqual({ ...waiting, reference: null });
});

describe('an order in milestones', () => {
  const twoParts = () => inMilestones(tolk, [600_00, 1_200_00]);
  const seen = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);

  it('has its first milestone transferred', async () => {
    const { order, reference, paymentAmount } = await awaiting(twoParts());
    expect(paymentAmount).toBe(618_00);
    expect((await seen(order)).transfer).toMatchObject({
      pays: 'milestone',
      milestoneName: 'Part 1',
      paymentAmount: 618_00,
    });
    expect(await record(618_00, reference)).toEqual({ outcome: 'paid' });
    expect(await seen(order)).toMatchObject({
      orderState: 'started',
      transfer: { status: 'received', milestoneName: 'Part 1' },
      milestones: [{ milestoneState: 'paid' }, { milestoneState: 'planned' }],
    });
  });

  it('waits seven days from the choice for the transfer of a later one', async () => {
    const { order, reference: first } = await awaiting(twoParts());
    await record(618_00, first);
    await dataOf(market.deliver(await seen(order)));
    const { projectOrderId, version } = await seen(order);
    const accept = { projectOrderId, version, accept: true };
    await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accept, withKey()));
    await tolk.advance(6 * DAY);
    const between = await seen(order);
    expect(between.transfer).toBeNull();
    const { reference, paymentAmount, dueTime } = await dataOf(
      transferOf.choose(market.client, between),
    );
    expect(paymentAmount).toBe(1_236_00);
    const path = '/clientinterface/downloadTransferSlip';
    const { content } = await download(tolk, market.client, path, { projectOrderId });
    const [page = ''] = await pagesOfPdf(content);
    for (const text of ['Part 2', '1,200.00', '36.00', '1,236.00']) expect(page).toContain(text);
    await tolk.advance(6 * DAY);
    expect(await seen(order)).toMatchObject({
      orderState: 'started',
      transfer: { status: 'waiting', pays: 'milestone', milestoneName: 'Part 2' },
      milestones: [{ milestoneState: 'accepted' }, { milestoneState: 'due', payUntil: dueTime }],
    });
    finance = await addStaffMember(tolk, 'finance');
    expect(await record(618_00, first)).toEqual({ outcome: 'second' });
    expect(await record(1_236_00, reference)).toEqual({ outcome: 'paid' });
    expect((await seen(order)).milestones[1]).toMatchObject({ milestoneState: 'paid' });
    const { list } = await transferOf.list(finance, { search: reference });
    expect(list).toMatchObject([{ pays: 'milestone', milestoneName: 'Part 2' }]);
  });
});

it('an order waits seven days for the money, longer where banks rest, and then no longer', async () => {
  const chosen = tolk.clock.now().getTime();
  const { order, dueTime } = await awaiting();
  expect(Date.parse(dueTime)).toBeGreaterThanOrEqual(chosen + 7 * DAY);
  await tolk.advance(6 * DAY);
  expect(await stateOf(order)).toBe('received');
  await passes(dueTime);
  expect(await stateOf(order)).toBe('unpaid');
});

it('money with reference and amount starts the order, and lies in the bank', async () => {
  const { order, reference } = await awaiting();
  const before = await bank();
  expect(await record(1_854_00, `Order ${reference}`)).toEqual({ outcome: 'paid' });
  expect(await stateOf(order)).toBe('started');
  expect((await market.order('supplier', order.projectOrderId)).transfer).toMatchObject({
    status: 'received',
  });
  expect(await bank()).toBe(before + 1_854_00);
  expect(await market.balances(order.projectOrderId)).toMatchObject({ escrow: -1_800_00 });
  const [row] = (await transferOf.list(finance, { search: order.orderNumber })).list;
  expect(row).toMatchObject({ outcome: 'paid', orderNumber: order.orderNumber, amount: 1_854_00 });
});

it('a statement books each line once, however often it is imported', async () => {
  const one = await awaiting();
  const other = await awaiting();
  const number = `S${Date.now()}`;
  const dayAfter = shanghaiDay(addMs(tolk.clock.now(), DAY));
  const text = [
    '交易流水号,交易日期,收入金额,对方户名,对方账号,附言',
    `${number}1,2026-11-20,"1,854.00",霁禾,6222,${one.reference}`,
    `${number}2,2026-11-20,1854.00,霁禾,6222,${other.reference}`,
    `${number}2,2026-11-20,1854.00,霁禾,6222,${other.reference}`,
    `${number}3,2026-11-20,20.00,霁禾,6222,房租`,
    `${number}4,2026-11-20,-20.00,霁禾,6222,`,
    `${number}5,${dayAfter},1854.00,霁禾,6222,${one.reference}`,
    `${number}6,1900-01-01,1854.00,霁禾,6222,${one.reference}`,
    `${number}7,2026-11-20,1854.00,　,6222,${one.reference}`,
  ].join('\n');
  const before = await bank();
  const skipped = [
    { line: 6, reason: 'It is not money that came in.' },
    { line: 7, reason: 'Money can’t have come on a later day.' },
    { line: 8, reason: 'This day is too long ago. Check the year.' },
    { line: 9, reason: 'It names no payer.' },
  ];
  const proposed = await transferOf.read(finance, text);
  expect(
    proposed.lines.map(({ line, forecast, orderNumber, pays }) => [
      line,
      forecast,
      orderNumber,
      pays,
    ]),
  ).toEqual([
    [2, 'paid', one.order.orderNumber, 'order'],
    [3, 'paid', other.order.orderNumber, 'order'],
    [4, 'repeated', other.order.orderNumber, 'order'],
    [5, 'unknown', null, null],
  ]);
  expect(proposed.skipped).toEqual(skipped);
  expect([await stateOf(one.order), await bank()]).toEqual(['received', before]);
  expect(await transferOf.import(finance, text)).toEqual({
    paid: 2,
    other: 0,
    unknown: 1,
    repeated: 1,
    skipped,
  });
  expect([await stateOf(one.order), await stateOf(other.order)]).toEqual(['started', 'started']);
  const again = await Promise.all([
    transferOf.import(finance, text),
    transferOf.import(colleague, text),
  ]);
  expect(again.map(({ paid, unknown }) => [paid, unknown])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(await bank()).toBe(before + 2 * 1_854_00 + 20_00);
});

it('a statement says before it is recorded what pays nothing', async () => {
  const early = await awaiting();
  const wrong = await awaiting();
  const paid = await awaiting();
  await record(1_854_00, paid.reference);
  const gone = await market.order('client', early.order.projectOrderId);
  await dataOf(
    market.client.call('/clientinterface/withdrawProjectOrder', {
      projectOrderId: gone.projectOrderId,
      version: gone.version,
    }),
  );
  const lines = [
    ['1854.00', early.reference],
    ['1854.01', wrong.reference],
    ['1854.00', paid.reference],
  ].map(([amount, remark], at) => `F${Date.now()}${at},2026-11-20,${amount},A,${remark}`);
  const text = ['Bank reference,Date,Amount,Payer,Remark', ...lines].join('\n');
  const { lines: proposed } = await transferOf.read(finance, text);
  expect(proposed.map(({ forecast }) => forecast)).toEqual(['late', 'wrongAmount', 'second']);
  expect(await transferOf.import(finance, text)).toMatchObject({ paid: 0, other: 3 });
});

it('a file that is no statement is refused', async () => {
  const answer = await act(finance, 'importBankStatement', { text: 'Dear colleague' });
  expect([answer.code, answer.msg]).toEqual([1315, expect.stringContaining('statement')]);
});

it('a server that dies before it has written what a line pays has recorded nothing', async () => {
  const { order, reference } = await awaiting();
  const { db } = tolk.app.deps;
  const before = await bank();
  const line = transferOf.line(1_854_00, reference);
  await sql`create function die() returns trigger language plpgsql as
    'begin raise exception ''gone''; end'`.execute(db);
  await sql`create trigger die before update on incoming_transfer
    for each row execute function die()`.execute(db);
  expect((await transferOf.record(finance, line)).code).not.toBe(0);
  await sql`drop trigger die on incoming_transfer`.execute(db);
  expect([await stateOf(order), await bank()]).toEqual(['received', before]);
  expect(await dataOf(transferOf.record(finance, line))).toEqual({ outcome: 'paid' });
  expect([await stateOf(order), await bank()]).toEqual(['started', before + 1_854_00]);
});

it('another amount starts nothing; it goes back by two and by hand, and the right one pays', async () => {
  const { order, reference } = await awaiting();
  const before = await bank();
  expect(await record(1_800_00, reference)).toEqual({ outcome: 'wrongAmount' });
  expect(await stateOf(order)).toBe('received');
  expect((await market.order('supplier', order.projectOrderId)).transfer).toMatchObject({
    status: 'wrongAmount',
  });
  const incident = await incidentOf(order);
  expect(incident).toMatchObject({
    kind: 'wrongAmount',
    method: 'bankTransfer',
    expected: 1_854_00,
    received: 1_800_00,
  });
  const reason = 'The fee was forgotten.';
  const { refundId } = await dataOf(
    act<RefundRow>(finance, 'proposeIncidentRefund', {
      incidentId: incident?.incidentId,
      reason,
    }),
  );
  await dataOf(act(colleague, 'decideRefund', { refundId, approve: true }));
  await tolk.advance(MINUTE);
  expect(await refundOf(order)).toMatchObject({ status: 'failed', failureReason: 'bankTransfer' });
  await dataOf(act(finance, 'confirmRefundByHand', { refundId, bankReference: 'OUT-1' }));
  expect(await bank()).toBe(before);
  const fresh = await market.order('client', order.projectOrderId);
  const next = await dataOf(transferOf.choose(market.client, fresh));
  expect(next.reference).not.toBe(reference);
  expect(await record(1_854_00, next.reference)).toEqual({ outcome: 'paid' });
});

it('a second transfer for a paid order is held for the desk', async () => {
  const { order, reference } = await awaiting();
  await record(1_854_00, reference);
  expect(await record(1_854_00, reference)).toEqual({ outcome: 'second' });
  expect(await incidentOf(order)).toMatchObject({ kind: 'secondTransaction', received: 1_854_00 });
  expect(await stateOf(order)).toBe('started');
});

it('late money goes back by hand', async () => {
  const { order, reference, dueTime } = await awaiting();
  await passes(dueTime);
  const before = await bank();
  finance = await addStaffMember(tolk, 'finance');
  expect(await record(1_854_00, reference)).toEqual({ outcome: 'late' });
  await tolk.advance(MINUTE);
  expect(await stateOf(order)).toBe('unpaid');
  const refund = await refundOf(order);
  expect(refund).toMatchObject({ reason: 'latePaid', status: 'failed', amount: 1_854_00 });
  const body = { refundId: refund?.refundId, bankReference: 'OUT-2' };
  await dataOf(act(finance, 'confirmRefundByHand', body));
  expect(await bank()).toBe(before);
});

it('who pays by WeChat meanwhile has paid; the transfer goes back', async () => {
  const { order, reference } = await awaiting();
  const current = await market.order('client', order.projectOrderId);
  const { paymentId, paymentAmount } = await dataOf(market.callPayment(current));
  const outTradeNo = await market.tradeNo(paymentId);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: paymentAmount }));
  expect(await stateOf(order)).toBe('started');
  expect((await market.order('client', order.projectOrderId)).transfer).toBeNull();
  expect(await record(1_854_00, reference)).toEqual({ outcome: 'late' });
  expect((await market.order('client', order.projectOrderId)).transfer).toBeNull();
  expect(await refundOf(order)).toMatchObject({ reason: 'latePaid', amount: 1_854_00 });
});

it('two who record the same line at once book it once', async () => {
  const { order, reference } = await awaiting();
  const line = transferOf.line(1_854_00, reference);
  const codes = await Promise.all(
    [finance, colleague].map(async (staff) => (await transferOf.record(staff, line)).code),
  );
  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 422]);
  const events = (await market.order('client', order.projectOrderId)).ledger;
  expect(events.map(({ event }) => event)).toEqual(['paid']);
});

describe('money without a reference', () => {
  async function unknown(amount = 1_854_00) {
    const line = transferOf.line(amount, 'Thank you');
    await dataOf(transferOf.record(finance, line));
    const { list } = await transferOf.list(finance, { search: line.bankReference });
    return list[0]?.incomingTransferId ?? '';
  }

  it('pays what finance finds out', async () => {
    const { order, reference } = await awaiting();
    const incomingTransferId = await unknown();
    const body = { incomingTransferId, reference };
    expect(await dataOf(act(finance, 'assignIncomingTransfer', body))).toMatchObject({
      outcome: 'paid',
      orderNumber: order.orderNumber,
    });
    expect(await stateOf(order)).toBe('started');
    expect(await act(finance, 'assignIncomingTransfer', body)).toMatchObject({ code: 409 });
    expect(await transferOf.list(finance, { incomingTransferId })).toMatchObject({
      total: 1,
      list: [{ incomingTransferId, outcome: 'paid' }],
    });
  });

  it('pays the order whose number finance knows', async () => {
    const { order } = await awaiting();
    const reference = order.orderNumber.toLowerCase().replace('-', '');
    const body = { incomingTransferId: await unknown(), reference };
    expect(await dataOf(act(finance, 'assignIncomingTransfer', body))).toMatchObject({
      outcome: 'paid',
      orderNumber: order.orderNumber,
    });
  });

  it('goes back by two: one proposes it, a colleague sends it', async () => {
    const before = await bank();
    const incomingTransferId = await unknown();
    const proposal = { incomingTransferId, reason: 'Nobody knows the payer.' };
    const sent = { incomingTransferId, bankReference: 'OUT-3' };
    expect(await act(colleague, 'confirmTransferReturn', sent)).toMatchObject({ code: 409 });
    const proposed = await dataOf(act<Row>(finance, 'proposeTransferReturn', proposal));
    expect(proposed).toMatchObject({ outcome: 'unknown', returnReason: 'Nobody knows the payer.' });
    expect(proposed.allowedActions.map(({ action, enabled }) => [action, enabled])).toEqual([
      ['confirmReturn', false],
      ['dropReturn', true],
      ['assign', false],
    ]);
    expect(await act(finance, 'confirmTransferReturn', sent)).toMatchObject({ code: 409 });
    expect(await dataOf(act(colleague, 'confirmTransferReturn', sent))).toMatchObject({
      outcome: 'returned',
      returnReference: 'OUT-3',
    });
    expect(await bank()).toBe(before);
    expect(await act(colleague, 'confirmTransferReturn', sent)).toMatchObject({ code: 409 });
  });

  it('goes back once with each number of the bank, whose refunds by hand count too', async () => {
    const { order, reference } = await awaiting();
    const { projectOrderId, version } = await market.order('client', order.projectOrderId);
    const path = '/clientinterface/withdrawProjectOrder';
    await dataOf(market.client.call(path, { projectOrderId, version }));
    expect(await record(1_854_00, reference)).toEqual({ outcome: 'late' });
    await tolk.settle();
    const refundId = (await refundOf(order))?.refundId;
    await dataOf(act(finance, 'confirmRefundByHand', { refundId, bankReference: 'OUT-4' }));
    const ids = [await unknown(), await unknown()];
    for (const incomingTransferId of ids)
      await dataOf(transferOf.proposeReturn(finance, incomingTransferId));
    const confirm = (incomingTransferId: string, bankReference: string) =>
      act(colleague, 'confirmTransferReturn', { incomingTransferId, bankReference });
    const [first = '', second = ''] = ids;
    const taken = { code: 422, data: { fields: { bankReference: expect.any(String) } } };
    expect(await confirm(first, ' out-4 ')).toMatchObject(taken);
    const both = await Promise.all(ids.map((id) => confirm(id, 'OUT-5')));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 422]);
    const left = both[0]?.code === 0 ? second : first;
    expect((await confirm(left, 'OUT-6')).code).toBe(0);
  });

  it('is not assigned while it is to go back, and is once that is dropped', async () => {
    const { reference } = await awaiting();
    const incomingTransferId = await unknown();
    const proposal = { incomingTransferId, reason: 'Nobody knows the payer.' };
    await dataOf(act(finance, 'proposeTransferReturn', proposal));
    const found = { incomingTransferId, reference };
    expect(await act(finance, 'assignIncomingTransfer', found)).toMatchObject({ code: 409 });
    await dataOf(act(colleague, 'dropTransferReturn', { incomingTransferId }));
    expect(await dataOf(act(finance, 'assignIncomingTransfer', found))).toMatchObject({
      outcome: 'paid',
    });
  });

  it.each(['ZZ000001234504', 'TK20200101-000001', 'rent'])(
    'is not assigned to %s',
    async (reference) => {
      const incomingTransferId = await unknown();
      expect(
        await act(finance, 'assignIncomingTransfer', { incomingTransferId, reference }),
      ).toMatchObject({ code: 422 });
    },
  );
});

it('a booking that begins before money can have come is paid otherwise', async () => {
  const order = await market.receive();
  await tolk.app.deps.db
    .updateTable('project_order')
    .set({
      order_type: 'interpretation',
      start_at: new Date(tolk.clock.now().getTime() + DAY),
    })
    .where('id', '=', order.projectOrderId)
    .execute();
  const path = '/clientinterface/getConfirmThePayment';
  const { methods } = await dataOf(
    market.client.call<{ methods: string[] }>(path, { projectOrderId: order.projectOrderId }),
  );
  expect(methods).toEqual(['wechatPay', 'alipay']);
  expect((await transferOf.choose(market.client, order)).code).not.toBe(0);
});
