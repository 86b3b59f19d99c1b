import { DAY, HOUR, MINUTE, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { orderTimer } from './order-timer-job.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

async function stateOf({ projectOrderId }: OrderDetail): Promise<string> {
  return (await market.order('client', projectOrderId)).orderState;
}

/** A booking that starts `ms` from now. */
function booking(ms: number) {
  const at = (more: number) => addMs(tolk.clock.now(), ms + more).toISOString();
  return {
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 3,
    startTime: at(0),
    endTime: at(3 * HOUR),
    deliverTime: at(4 * HOUR),
    acceptTime: at(DAY),
  };
}

describe('an offer', () => {
  it('expires after 72 hours and can be sent again', async () => {
    const order = await market.send();
    await tolk.advance(72 * HOUR - MINUTE);
    expect(await stateOf(order)).toBe('sent');
    await tolk.advance(MINUTE);
    const expired = await market.order('client', order.projectOrderId);
    expect(expired.orderState).toBe('rejected');
    expect(expired.timeline.at(-1)).toMatchObject({ action: 'expireOffer', actor: 'timer' });
    const edit = {
      ...market.terms(),
      projectOrderId: order.projectOrderId,
      version: expired.version,
    };
    const again = await dataOf(
      market.client.call('/clientinterface/editProjectOrder', edit, withKey()),
    );
    expect(again).toMatchObject({ orderState: 'sent', version: 3 });
  });

  it('of a booking expires two hours before it starts', async () => {
    const order = await market.send(booking(10 * HOUR));
    expect(Date.parse(order.turnUntil ?? '')).toBe(Date.parse(order.startTime) - 2 * HOUR);
    await tolk.advance(8 * HOUR);
    expect(await stateOf(order)).toBe('rejected');
  });

  it('that was edited has its 72 hours again', async () => {
    const order = await market.send();
    await tolk.advance(50 * HOUR);
    const edit = { ...market.terms(), projectOrderId: order.projectOrderId, version: 1 };
    await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
    await tolk.advance(50 * HOUR);
    expect(await stateOf(order)).toBe('sent');
    await tolk.advance(22 * HOUR);
    expect(await stateOf(order)).toBe('rejected');
  });
});

describe('an accepted order', () => {
  it('ends unpaid after 48 hours', async () => {
    const order = await market.receive();
    await tolk.advance(48 * HOUR - MINUTE);
    expect(await stateOf(order)).toBe('received');
    await tolk.advance(MINUTE);
    expect(await stateOf(order)).toBe('unpaid');
  });

  it('is reminded of once by a job that runs again, its end not noted, and by two at once', async () => {
    const { projectOrderId } = await market.receive();
    tolk.clock.advance(24 * HOUR);
    const { deps } = tolk.app;
    const payload = { orderId: projectOrderId, action: 'remindPayment', index: 0 };
    await Promise.all([orderTimer.run(payload, deps), orderTimer.run(payload, deps)]);
    await orderTimer.run(payload, deps);
    await tolk.settle();
    const { timeline } = await market.order('client', projectOrderId);
    expect(timeline.map(({ action }) => action)).toEqual(['create', 'accept', 'remindPayment']);
  });

  it('is reminded of by every channel one day and two hours before that, with the time itself', async () => {
    const order = await market.receive();
    const reminders = async () => {
      await tolk.settle();
      return tolk.mails
        .filter(
          ({ to, subject }) =>
            to === market.client.account && /is waiting for payment/.test(subject),
        )
        .map(({ text }) => Date.parse(/ by \w{3} (.+ UTC), or/.exec(text)?.[1] ?? ''));
    };
    const end = Math.floor(Date.parse(order.turnUntil ?? '') / MINUTE) * MINUTE;
    await tolk.advance(24 * HOUR - MINUTE);
    expect(await reminders()).toEqual([]);
    await tolk.advance(MINUTE);
    // A mail leaves a minute later, unless it was read on the site by then.
    await tolk.advance(MINUTE);
    expect(await reminders()).toEqual([end]);
    await tolk.advance(22 * HOUR - MINUTE);
    await tolk.advance(MINUTE);
    expect(await reminders()).toEqual([end, end]);
    const { timeline } = await market.order('client', order.projectOrderId);
    expect(timeline.map(({ action }) => action)).toEqual([
      'create',
      'accept',
      'remindPayment',
      'remindPayment',
    ]);
  });

  it('of a booking ends unpaid one hour before it starts', async () => {
    const order = await market.receive(booking(10 * HOUR));
    await tolk.advance(9 * HOUR - MINUTE);
    expect(await stateOf(order)).toBe('received');
    await tolk.advance(MINUTE);
    expect(await stateOf(order)).toBe('unpaid');
  });

  it('is started, not ended, when the last query finds the money', async () => {
    const order = await market.receive();
    await tolk.advance(48 * HOUR - 2 * MINUTE);
    const { paymentId } = await dataOf(
      market.callPayment(await market.order('client', order.projectOrderId)),
    );
    payments.wechatPay.pay(await market.tradeNo(paymentId));
    payments.wechatPay.down = true;
    await tolk.advance(2 * MINUTE);
    expect(await stateOf(order)).toBe('received');
    payments.wechatPay.down = false;
    await tolk.advance(2 * MINUTE);
    expect(await stateOf(order)).toBe('started');
  });
});

describe('a booking', () => {
  it('of several days is announced a day and an hour before each day, and before an afternoon', async () => {
    const at = (hours: number) => addMs(tolk.clock.now(), hours * HOUR).toISOString();
    const part = (from: number, to: number) => ({ startTime: at(from), endTime: at(to) });
    // Morning and afternoon of one day, and the morning after.
    const bookings = [part(30, 33), part(35, 38), part(54, 57)];
    const order = await market.start({
      ...booking(30 * HOUR),
      endTime: at(57),
      deliverTime: at(81),
      acceptTime: at(81),
      bookings,
    });
    const reminders = async () =>
      (await market.order('client', order.projectOrderId)).timeline.filter(
        ({ action }) => action === 'remindBooking',
      ).length;
    const counts: number[][] = [];
    // Hours 6 and 29 for the morning, 34 for the afternoon, 30 and 53 for the morning after.
    for (const hours of [6, 23, 1, 4, 19]) {
      await tolk.advance(hours * HOUR - MINUTE);
      const before = await reminders();
      await tolk.advance(MINUTE);
      counts.push([before, await reminders()]);
    }
    expect(counts).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });
});

describe('a delivery', () => {
  it('is reminded of after 3 and 6 days and accepted after 7', async () => {
    const order = await market.submit();
    const actions = async () =>
      (await market.order('client', order.projectOrderId)).timeline
        .slice(4)
        .map(({ action }) => action);
    await tolk.advance(3 * DAY - MINUTE);
    expect(await actions()).toEqual([]);
    await tolk.advance(MINUTE);
    expect(await actions()).toEqual(['remindAcceptance']);
    await tolk.advance(3 * DAY);
    expect(await actions()).toEqual(['remindAcceptance', 'remindAcceptance']);
    await tolk.advance(DAY - MINUTE);
    expect(await stateOf(order)).toBe('submitted');
    await tolk.advance(MINUTE);
    expect(await stateOf(order)).toBe('completed');
    expect(await actions()).toEqual(['remindAcceptance', 'remindAcceptance', 'autoAccept']);
  });

  it('is accepted no earlier than at the agreed acceptance time, and reminded of before that', async () => {
    const acceptTime = addMs(tolk.clock.now(), 12 * DAY);
    const order = await market.submit({ acceptTime: acceptTime.toISOString() });
    expect(order.turnUntil).toBe(acceptTime.toISOString());
    const actions = async () =>
      (await market.order('client', order.projectOrderId)).timeline
        .slice(4)
        .map(({ action }) => action);
    await tolk.advance(8 * DAY - MINUTE);
    expect(await actions()).toEqual([]);
    await tolk.advance(MINUTE);
    expect(await actions()).toEqual(['remindAcceptance']);
    await tolk.advance(4 * DAY - MINUTE);
    expect(await stateOf(order)).toBe('submitted');
    await tolk.advance(MINUTE);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'completed',
      reachedBy: 'autoAccept',
    });
  });

  it('after changes has its seven days again', async () => {
    const order = await market.submit();
    await tolk.advance(4 * DAY);
    const { version } = await market.order('client', order.projectOrderId);
    const deliverTime = addMs(tolk.clock.now(), 2 * DAY).toISOString();
    const changes = { accept: false, changeRequest: 'Annex 2.', deliverTime };
    const body = { projectOrderId: order.projectOrderId, version, ...changes };
    const path = '/clientinterface/getAcceptanceResults';
    const asked = await dataOf(market.client.call<OrderDetail>(path, body, withKey()));
    await dataOf(market.deliver(asked));
    await tolk.advance(6 * DAY);
    expect(await stateOf(order)).toBe('submitted');
    await tolk.advance(DAY);
    expect(await stateOf(order)).toBe('completed');
  });

  it('after changes is checked from then on, however far off the client put their due time', async () => {
    const { projectOrderId, version, deliverTime: due } = await market.submit();
    const deliverTime = addMs(tolk.clock.now(), 80 * DAY).toISOString();
    const body = { projectOrderId, version, accept: false, changeRequest: 'Annex 2.', deliverTime };
    const path = '/clientinterface/getAcceptanceResults';
    const asked = await dataOf(market.client.call<OrderDetail>(path, body, withKey()));
    await dataOf(market.deliver(asked));
    const delivered = await market.order('client', projectOrderId);
    const daysUntil = (iso: string | null) =>
      Math.round((Date.parse(iso ?? '') - tolk.clock.now().getTime()) / DAY);
    expect([Date.parse(due) < Date.parse(deliverTime), daysUntil(delivered.turnUntil)]).toEqual([
      true,
      7,
    ]);
    // No time to check was agreed on after the due time, so it ends with the delivery.
    expect(daysUntil(asked.acceptTime)).toBe(80);
    expect(daysUntil(delivered.acceptTime)).toBeCloseTo(0);
  });
});

describe('an order without a delivery', () => {
  it('can be cancelled from 24 hours after the due time on', async () => {
    const order = await market.start();
    const { projectOrderId, version } = order;
    const cancel = () =>
      market.client.call(
        '/clientinterface/cancelProjectOrder',
        { projectOrderId, version },
        withKey(),
      );
    await tolk.advance(6 * DAY - MINUTE);
    expect((await cancel()).code).toBe(409);
    await tolk.advance(MINUTE);
    expect(await cancel()).toMatchObject({ code: 0, data: { orderState: 'refunded' } });
    await tolk.settle();
    await tolk.advance(MINUTE);
    expect(await market.balances(projectOrderId)).toEqual({});
  });

  it('is cancelled and refunded by itself seven days after the due time', async () => {
    const order = await market.start();
    await tolk.advance(12 * DAY - MINUTE);
    expect(await stateOf(order)).toBe('started');
    await tolk.advance(MINUTE);
    expect(await stateOf(order)).toBe('refunded');
    await tolk.advance(MINUTE);
    const { ledger } = await market.order('client', order.projectOrderId);
    expect(ledger.map(({ event }) => event)).toEqual(['paid', 'refundStarted', 'refundConfirmed']);
    expect(await market.balances(order.projectOrderId)).toEqual({});
  });
});

describe('a completed order', () => {
  it('releases the earnings after seven days', async () => {
    const order = await market.complete();
    await tolk.advance(7 * DAY - MINUTE);
    expect(await market.balances(order.projectOrderId)).toMatchObject({
      supplierPending: -1_800_00,
    });
    await tolk.advance(MINUTE);
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      supplierAvailable: -1_800_00,
      feeRevenue: -54_00,
    });
    const overview = await dataOf(market.supplier.call('/supinterface/getOverviewData', {}));
    expect(overview).toMatchObject({ earnings: { pending: 0, available: 1_800_00 } });
  });

  it('shows a lonely evaluation after 14 days', async () => {
    const { projectOrderId, actualEndTime } = await market.complete();
    const form = { projectOrderId, evaluateGrade: 2, evaluateDescription: 'Terms were mixed up.' };
    await dataOf(market.client.call('/clientinterface/addEvaluate', form));
    const received = () =>
      dataOf(market.supplier.call('/supinterface/getEvaluateList', { direction: 'received' }));
    await tolk.advance(14 * DAY - HOUR);
    const visibleAt = new Date(Date.parse(actualEndTime ?? '') + 14 * DAY).toISOString();
    expect(await received()).toMatchObject({
      list: [{ visible: false, visibleAt, evaluateGrade: null }],
    });
    await tolk.advance(HOUR);
    expect(await received()).toMatchObject({
      list: [{ visible: true, visibleAt: null, evaluateGrade: 2 }],
    });
  });
});
