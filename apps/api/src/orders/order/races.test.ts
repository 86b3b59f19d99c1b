import type { Answer } from '@tolk/testing/caller';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

function codesOf(answers: Answer<unknown>[]): number[] {
  return answers.map(({ code }) => code).toSorted((a, b) => a - b);
}

/** One of two answers is 0, the other 409 with what is allowed now. */
function expectOneWinner(answers: Answer<unknown>[]): void {
  expect(codesOf(answers)).toEqual([0, 409]);
  const loser = answers.find(({ code }) => code === 409);
  expect(loser?.data).toMatchObject({
    version: expect.any(Number),
    allowedActions: expect.any(Array),
  });
}

function decide(order: OrderDetail, accept: boolean): Promise<Answer<unknown>> {
  const { projectOrderId, version } = order;
  const body = { projectOrderId, version, accept, reason: 'No time.' };
  return market.supplier.call('/supinterface/acceptOrRejectProjectOrder', body);
}

function edit(order: OrderDetail): Promise<Answer<unknown>> {
  const { projectOrderId, version } = order;
  const body = { ...market.terms(), projectOrderId, version };
  return market.client.call('/clientinterface/editProjectOrder', body, withKey());
}

const changes = () => orderChanges(market);

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let count = 0; count < raceRounds; count += 1) await round();
}

describe('two at once', () => {
  it('accept ∥ reject: one wins', () =>
    repeat(async () => {
      const order = await market.send();
      expectOneWinner(await Promise.all([decide(order, true), decide(order, false)]));
      const after = await market.order('client', order.projectOrderId);
      expect(['received', 'rejected']).toContain(after.orderState);
      expect(after.timeline).toHaveLength(2);
    }));

  it('accept ∥ withdraw: one wins', () =>
    repeat(async () => {
      const order = await market.send();
      const { projectOrderId, version } = order;
      const withdraw = market.client.call(
        '/clientinterface/withdrawProjectOrder',
        { projectOrderId, version },
        withKey(),
      );
      expectOneWinner(await Promise.all([decide(order, true), withdraw]));
    }));

  it('cancel a booking twice, or from both sides: one wins', () =>
    repeat(async () => {
      const at = (hours: number) => addMs(tolk.clock.now(), hours * HOUR).toISOString();
      const { projectOrderId, version } = await market.start({
        orderType: 'interpretation',
        unitName: 'hour',
        startTime: at(72),
        endTime: at(75),
        deliverTime: undefined,
        acceptTime: undefined,
        cancellationTiers: [{ daysBefore: 1, percent: 50 }],
      });
      const seen = { projectOrderId, version };
      const cancel = () =>
        market.client.call(
          '/clientinterface/cancelBooking',
          { ...seen, percentDue: 50 },
          withKey(),
        );
      const giveUp = market.supplier.call(
        '/supinterface/giveUpBooking',
        { ...seen, reason: 'I am ill.' },
        withKey(),
      );
      const answers = await Promise.all([cancel(), cancel(), giveUp]);
      expect(codesOf(answers)).toEqual([0, 409, 409]);
      const { ledger } = await market.order('client', projectOrderId);
      expect(ledger).toHaveLength(2);
    }));

  it('accept results ∥ ask for changes: one wins', () =>
    repeat(async () => {
      const { projectOrderId, version } = await market.submit();
      const deliverTime = addMs(tolk.clock.now(), 6 * DAY).toISOString();
      const results = (more: object) =>
        market.client.call(
          '/clientinterface/getAcceptanceResults',
          { projectOrderId, version, ...more },
          withKey(),
        );
      expectOneWinner(
        await Promise.all([
          results({ accept: true }),
          results({ accept: false, changeRequest: 'Annex 2.', deliverTime }),
        ]),
      );
    }));

  it('pay ∥ edit: the money pays this version or goes back, never both', () =>
    repeat(async () => {
      const order = await market.receive();
      const { paymentId } = await dataOf(market.callPayment(order));
      const outTradeNo = await market.tradeNo(paymentId);
      const body = fakeNotification({ outTradeNo, amount: 1_854_00 });
      const [notified, edited] = await Promise.all([
        market.notify('wechat-pay', body),
        edit(order),
      ]);
      expect(notified.status).toBe(200);
      const after = await market.order('client', order.projectOrderId);
      const outcome = [edited.code, after.orderState, after.ledger[0]?.event];
      expect([
        [0, 'sent', 'latePaid'],
        [409, 'started', 'paid'],
      ]).toContainEqual(outcome);
      expect(
        after.ledger.filter(({ event }) => event === 'paid' || event === 'latePaid'),
      ).toHaveLength(1);
    }));

  it('pay ∥ withdraw: the order starts or the money goes back, never both', () =>
    repeat(async () => {
      const order = await market.receive();
      const { paymentId } = await dataOf(market.callPayment(order));
      const outTradeNo = await market.tradeNo(paymentId);
      const body = fakeNotification({ outTradeNo, amount: 1_854_00 });
      const { projectOrderId, version } = order;
      const [notified, withdrawn] = await Promise.all([
        market.notify('wechat-pay', body),
        market.client.call(
          '/clientinterface/withdrawProjectOrder',
          { projectOrderId, version },
          withKey(),
        ),
      ]);
      expect(notified.status).toBe(200);
      const after = await market.order('client', projectOrderId);
      expect([
        [0, 'rejected', 'latePaid'],
        [409, 'started', 'paid'],
      ]).toContainEqual([withdrawn.code, after.orderState, after.ledger[0]?.event]);
    }));

  it('agree to a change ∥ withdraw it: one wins', () =>
    repeat(async () => {
      const order = await market.start();
      const proposed = await dataOf(changes().propose('client', order, { unitPrice: 100_00 }));
      expectOneWinner(
        await Promise.all([
          changes().agree('supplier', proposed),
          changes().withdraw('client', proposed),
        ]),
      );
      const after = await market.order('client', order.projectOrderId);
      expect([
        ['agreed', 1_200_00],
        ['withdrawn', 1_800_00],
      ]).toContainEqual([after.changes[0]?.status, after.amountOfMoney]);
    }));

  it('two proposals at once: one wins', () =>
    repeat(async () => {
      const order = await market.start();
      expectOneWinner(
        await Promise.all([
          changes().propose('client', order, { workload: 15 }),
          changes().propose('supplier', order, { workload: 16 }),
        ]),
      );
      const after = await market.order('client', order.projectOrderId);
      expect(after.changes).toHaveLength(1);
    }));

  it('pay a difference ∥ deliver: the change holds or its money goes back, never both', () =>
    repeat(async () => {
      const agreed = await changes().agreed('client', await market.start(), { workload: 15 });
      const { paymentId } = await dataOf(market.callPayment(agreed));
      const outTradeNo = await market.tradeNo(paymentId);
      const [notified, delivered] = await Promise.all([
        market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 463_50 })),
        market.deliver(agreed),
      ]);
      expect(notified.status).toBe(200);
      const after = await market.order('client', agreed.projectOrderId);
      const events = after.ledger.map(({ event }) => event);
      expect([
        [0, 'overtaken', 1_800_00, true, false],
        [409, 'agreed', 2_250_00, false, true],
      ]).toContainEqual([
        delivered.code,
        after.changes[0]?.status,
        after.amountOfMoney,
        events.includes('latePaid'),
        events.includes('differencePaid'),
      ]);
    }));

  it('one difference paid by two codes: it is paid once, and the other money goes back', () =>
    repeat(async () => {
      const agreed = await changes().agreed('client', await market.start(), { workload: 15 });
      const paths = ['desktop', 'phone'].map((scene) => market.callPayment(agreed, { scene }));
      const tradeNos = await Promise.all(
        (await Promise.all(paths)).map(({ data }) => market.tradeNo(data.paymentId)),
      );
      await Promise.all(
        tradeNos.map((outTradeNo) =>
          market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 463_50 })),
        ),
      );
      const { ledger } = await market.order('client', agreed.projectOrderId);
      const events = ledger.map(({ event }) => event);
      expect(events.filter((event) => event === 'differencePaid')).toHaveLength(1);
      expect(events.filter((event) => event === 'latePaid')).toHaveLength(1);
    }));

  it('two orders from one application: one wins', () =>
    repeat(async () => {
      const projectApplicationJLId = await market.apply(await market.publish());
      const form = market.terms({ projectApplicationJLId });
      const create = () => market.client.call('/clientinterface/addProjectOrder', form, withKey());
      expect(codesOf(await Promise.all([create(), create()]))).toEqual([0, 409]);
    }));

  it('two applications of one supplier: one wins', () =>
    repeat(async () => {
      const projectReleaseInforId = await market.publish();
      const form = { projectReleaseInforId, content: 'Me, please.', expectedPrice: 100_00 };
      const apply = () => market.supplier.call('/supinterface/addProjectApplicationJL', form);
      expect(codesOf(await Promise.all([apply(), apply()]))).toEqual([0, 1101]);
    }));

  it('two evaluations of one side: one wins', () =>
    repeat(async () => {
      const { projectOrderId } = await market.complete();
      const form = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Good.' };
      const evaluate = () => market.client.call('/clientinterface/addEvaluate', form);
      expectOneWinner(await Promise.all([evaluate(), evaluate()]));
    }));
});

describe('after all races', () => {
  it('every entry of the ledger balances', async () => {
    const sums = Object.values(await market.balances());
    expect(sums.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  });
});
