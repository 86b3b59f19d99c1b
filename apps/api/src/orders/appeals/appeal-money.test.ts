import { DAY, HOUR, MINUTE, addMs, type AppealOutcome } from '@tolk/domain';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;

beforeEach(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

type Sums = Record<string, number>;
const when = ['submit', 'complete'] as const;

/** CNY 1,800.00 and a fee of 54.00; what is left where, once what went back has arrived. */
const left: Record<AppealOutcome, { state: string; sums: Sums; earnings: number | null }> = {
  release: {
    state: 'ruled',
    sums: { gatewayClearing: 1_854_00, supplierPending: -1_800_00, feeRevenue: -54_00 },
    earnings: 1_800_00,
  },
  refund: { state: 'ruled', sums: {}, earnings: null },
  // 60 %: 1,080.00 of the price and 32.40 of the fee go back.
  split: {
    state: 'ruled',
    sums: { gatewayClearing: 741_60, supplierPending: -720_00, feeRevenue: -21_60 },
    earnings: 720_00,
  },
  redo: {
    state: 'started',
    sums: { gatewayClearing: 1_854_00, escrow: -1_800_00, deferredFee: -54_00 },
    earnings: null,
  },
};

function formOf(outcome: AppealOutcome) {
  if (outcome !== 'redo') return outcomes[outcome];
  const deliverTime = addMs(tolk.clock.now(), 10 * DAY).toISOString();
  return { outcome, deliverTime, text: 'Deliver the annexes too.' };
}

async function earningsOf({ projectOrderId }: OrderDetail) {
  const row = await tolk.app.deps.db
    .selectFrom('earning')
    .select(['amount', 'status', 'hold_until'])
    .where('order_id', '=', projectOrderId)
    .executeTakeFirst();
  return row ?? null;
}

/** What goes back is sent, and the provider is asked a minute later. */
async function moneyArrives(): Promise<void> {
  await tolk.settle();
  await tolk.advance(MINUTE);
}

async function expectLeft(order: OrderDetail, outcome: AppealOutcome): Promise<void> {
  await moneyArrives();
  const { state, sums, earnings } = left[outcome];
  const after = await market.order('client', order.projectOrderId);
  expect(after.orderState).toBe(state);
  expect(await market.balances(order.projectOrderId)).toEqual(sums);
  expect((await earningsOf(order))?.amount ?? null).toBe(earnings);
}

describe.each(when)('an appeal after %s', (bring) => {
  it.each(['release', 'refund', 'split', 'redo'] as const)(
    'that is decided by %s moves the money three days after the ruling, and not before',
    async (outcome) => {
      const order = await market[bring]();
      const id = await appeals.open(order, 'client');
      const held = await market.balances(order.projectOrderId);
      expect(held.disputedEscrow).toBe(-1_800_00);
      expect(await earningsOf(order)).toBeNull();
      await tolk.advance(72 * HOUR);
      await dataOf(appeals.rule(id, formOf(outcome)));
      expect(await appeals.detail('client', id)).toMatchObject({
        appealStatus: 'ruled',
        turn: 'both',
        appealResults: {
          outcome,
          refundPercent: { release: 0, refund: 100, split: 60, redo: 0 }[outcome],
          refund: { release: 0, refund: 1_854_00, split: 1_112_40, redo: 0 }[outcome],
          earnings: { release: 1_800_00, refund: 0, split: 720_00, redo: 0 }[outcome],
        },
      });
      await tolk.advance(3 * DAY - MINUTE);
      expect(await market.balances(order.projectOrderId)).toEqual(held);
      await tolk.advance(MINUTE);
      expect(await appeals.detail('client', id)).toMatchObject({
        appealStatus: 'closed',
        turn: null,
        allowedActions: [],
      });
      await expectLeft(order, outcome);
    },
  );

  it('that ends by an offer of 60 % divides the money at once', async () => {
    const order = await market[bring]();
    const id = await appeals.open(order, 'client');
    await dataOf(appeals.act('supplier', 'addAppealOffer', id, { refundPercent: 60, text: '' }));
    expect((await appeals.detail('client', id)).offer).toMatchObject({
      by: 'supplier',
      refundPercent: 60,
      refund: 1_112_40,
      earnings: 720_00,
    });
    const agreed = await dataOf(appeals.act('client', 'acceptAppealOffer', id));
    expect(agreed).toMatchObject({ appealStatus: 'agreed', turn: null });
    await moneyArrives();
    expect(await market.balances(order.projectOrderId)).toEqual(left.split.sums);
    const after = await market.order('supplier', order.projectOrderId);
    expect(after).toMatchObject({ orderState: 'agreed', refunds: [{ amount: 1_112_40 }] });
    expect(await earningsOf(order)).toMatchObject({ amount: 720_00, status: 'unsettled' });
  });

  it('that staff mediate divides the money once both accept, and a new proposal is accepted anew', async () => {
    const order = await market[bring]();
    const id = await appeals.open(order, 'client');
    const text = 'The annexes are missing, the rest is good.';
    await dataOf(appeals.mediate(id, { refundPercent: 20, text }));
    const once = await dataOf(appeals.act('supplier', 'acceptAppealMediation', id));
    expect(once).toMatchObject({
      appealStatus: 'evidence',
      mediation: { acceptedBy: ['supplier'] },
    });
    expect((await appeals.act('supplier', 'acceptAppealMediation', id)).code).toBe(409);
    const anew = await dataOf(appeals.mediate(id, { refundPercent: 60, text }));
    expect(anew.mediation).toMatchObject({ acceptedBy: [], refund: 1_112_40, earnings: 720_00 });
    await dataOf(appeals.act('client', 'acceptAppealMediation', id));
    const agreed = await dataOf(appeals.act('supplier', 'acceptAppealMediation', id));
    expect(agreed).toMatchObject({ appealStatus: 'agreed', turn: null });
    await moneyArrives();
    expect(await market.balances(order.projectOrderId)).toEqual(left.split.sums);
    expect(await earningsOf(order)).toMatchObject({ amount: 720_00, status: 'unsettled' });
  });

  it('that is accepted by both sides is final at once', async () => {
    const order = await market[bring]();
    const id = await appeals.open(order, 'client');
    await appeals.ruled(id, outcomes.split);
    const accept = { accept: true };
    const once = await dataOf(appeals.act('supplier', 'answerRuling', id, accept));
    expect(once).toMatchObject({ appealStatus: 'ruled', acceptedBy: ['supplier'], turn: 'client' });
    expect((await appeals.act('supplier', 'answerRuling', id, accept)).code).toBe(409);
    const review = { accept: false, reason: 'Look again.' };
    expect((await appeals.act('supplier', 'answerRuling', id, review)).code).toBe(409);
    const closed = await dataOf(appeals.act('client', 'answerRuling', id, accept));
    expect(closed).toMatchObject({ appealStatus: 'closed', acceptedBy: ['supplier', 'client'] });
    expect(closed.timeline.map(({ action, actor }) => [action, actor])).toEqual([
      ['open', 'client'],
      ['endEvidence', 'timer'],
      ['rule', 'staff'],
      ['acceptRuling', 'supplier'],
      ['acceptRuling', 'client'],
      ['finalize', 'client'],
    ]);
    await expectLeft(order, 'split');
  });

  it('that is reviewed follows the review, decided by somebody else', async () => {
    const order = await market[bring]();
    const id = await appeals.open(order, 'client');
    await tolk.advance(72 * HOUR);
    const first = await addStaffMember(tolk, 'support');
    await dataOf(appeals.rule(id, outcomes.refund, first));
    const ask = { accept: false, reason: 'The client has used it.' };
    const asked = await dataOf(appeals.act('supplier', 'answerRuling', id, ask));
    expect(asked).toMatchObject({
      appealStatus: 'inReview',
      turn: 'staff',
      reviewReason: 'The client has used it.',
      allowedActions: [],
    });
    // Nothing is final meanwhile, however long it takes.
    await appeals.pass(4 * DAY);
    expect((await appeals.detail('client', id)).appealStatus).toBe('inReview');
    const second = await addStaffMember(tolk, 'reviewer');
    const reviewed = await dataOf(appeals.rule(id, outcomes.split, second));
    expect(reviewed).toMatchObject({
      appealStatus: 'closed',
      appealResults: { outcome: 'refund' },
      review: { outcome: 'split', refund: 1_112_40, earnings: 720_00 },
    });
    await expectLeft(order, 'split');
  });
});

it('a dispute that outlasts what providers give back ends all the same; finance transfers the money', async () => {
  const order = await market.submit();
  const id = await appeals.open(order, 'client');
  const { db, clock } = tolk.app.deps;
  const attempt = db.updateTable('payment_attempt').where('order_id', '=', order.projectOrderId);
  await attempt.set({ paid_at: addMs(clock.now(), -365 * DAY) }).execute();
  await dataOf(appeals.act('supplier', 'addAppealOffer', id, { refundPercent: 60, text: '' }));
  await dataOf(appeals.act('client', 'acceptAppealOffer', id));
  await moneyArrives();
  const inTransit = { refundInTransit: -1_112_40, gatewayClearing: 1_854_00 };
  const { sums } = left.split;
  expect(await market.balances(order.projectOrderId)).toEqual({ ...sums, ...inTransit });
  const finance = await addStaffMember(tolk, 'finance');
  const { list } = await dataOf(
    finance.call<{ list: { refundId: string }[] }>('/opsinterface/getRefundList', {
      status: 'failed',
    }),
  );
  expect(list).toMatchObject([{ amount: 1_112_40, projectOrderId: order.projectOrderId }]);
  const body = { refundId: list[0]?.refundId, bankReference: 'ICBC 2026112100019' };
  await dataOf(finance.call('/opsinterface/confirmRefundByHand', body, withKey()));
  expect(await market.balances(order.projectOrderId)).toEqual({
    ...sums,
    gatewayClearing: 1_854_00,
    bank: -1_112_40,
  });
});

describe('a review', () => {
  it('is refused to who ruled, by the service and by the database', async () => {
    const id = await appeals.open(await market.submit(), 'client');
    await tolk.advance(72 * HOUR);
    const member = await addStaffMember(tolk, 'support');
    await dataOf(appeals.rule(id, outcomes.refund, member));
    const ask = { accept: false, reason: 'Look again.' };
    await dataOf(appeals.act('supplier', 'answerRuling', id, ask));
    expect(await appeals.rule(id, outcomes.split, member)).toMatchObject({
      code: 409,
      data: {
        version: 4,
        allowedActions: [
          {
            action: 'review',
            enabled: false,
            reason: 'You made the ruling, so another member of staff decides the review.',
          },
        ],
      },
    });
    const byTheSame = tolk.app.deps.db
      .insertInto('appeal_ruling')
      .values({
        appeal_id: id,
        step: 'review',
        staff_id: member.staffId,
        outcome: 'split',
        refund_percent: 60,
        due_at: null,
        text: 'Once more.',
        at: tolk.clock.now(),
      })
      .execute();
    await expect(byTheSame).rejects.toThrow('appeal_ruling_appeal_id_staff_id_key');
  });

  it('can be asked for until three days after the ruling', async () => {
    const id = await appeals.open(await market.submit(), 'supplier');
    await appeals.ruled(id, outcomes.refund);
    await tolk.advance(3 * DAY - MINUTE);
    const ask = { accept: false, reason: 'Look again.' };
    expect((await appeals.act('client', 'answerRuling', id, { accept: false })).code).toBe(422);
    expect(await appeals.act('client', 'answerRuling', id, ask)).toMatchObject({ code: 0 });
  });
});

describe('a redo', () => {
  it('goes on with its own due time, is delivered, accepted and earned', async () => {
    const order = await market.complete();
    const id = await appeals.open(order, 'client');
    await tolk.advance(72 * HOUR);
    const soon = addMs(tolk.clock.now(), 3 * DAY).toISOString();
    const redo = { outcome: 'redo', text: 'Deliver the annexes too.' };
    expect(await appeals.rule(id, { ...redo, deliverTime: soon })).toMatchObject({ code: 422 });
    expect(await appeals.rule(id, redo)).toMatchObject({ code: 422 });
    const deliverTime = addMs(tolk.clock.now(), 5 * DAY).toISOString();
    await dataOf(appeals.rule(id, { ...redo, deliverTime }));
    await tolk.advance(3 * DAY);
    const again = await market.order('client', order.projectOrderId);
    expect(again).toMatchObject({ orderState: 'started', deliverTime, actualEndTime: null });
    await dataOf(market.deliver(again));
    const { version } = await market.order('client', order.projectOrderId);
    const path = '/clientinterface/getAcceptanceResults';
    const body = { projectOrderId: order.projectOrderId, version, accept: true };
    await dataOf(market.client.call(path, body, withKey()));
    expect(await market.balances(order.projectOrderId)).toEqual(left.release.sums);
    expect(await earningsOf(order)).toMatchObject({ amount: 1_800_00 });
    await tolk.advance(7 * DAY);
    expect(await earningsOf(order)).toMatchObject({ status: 'ready' });
  });
});
