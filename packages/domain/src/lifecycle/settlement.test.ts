import {
  actionsFor,
  deadEnds,
  findTransition,
  unreachableStates,
  type Actor,
} from './lifecycle.ts';
import {
  countingSettlementStatuses,
  payoutBatchActions,
  payoutBatchLifecycle,
  payoutBatchStatuses,
  settlementActions,
  settlementLifecycle,
  settlementStatuses,
  type PayoutBatchAction,
  type PayoutBatchFacts,
  type PayoutBatchStatus,
  type SettlementAction,
  type SettlementStatus,
} from './settlement.ts';

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];
const now = new Date('2026-11-20T10:00:00.000Z');

type Row = Partial<Record<Actor, Partial<Record<SettlementAction, SettlementStatus>>>>;

/** docs/product/lifecycles.md#settlement, written out by hand: all that is not here is forbidden. */
const allowed: Record<SettlementStatus, Row> = {
  applied: {
    supplier: { withdraw: 'withdrawn' },
    staff: { refuse: 'refused', send: 'sent' },
  },
  sent: {
    provider: { pay: 'settled', fail: 'failed', return: 'returned' },
    staff: { pay: 'settled', fail: 'failed', return: 'returned' },
  },
  settled: { provider: { return: 'returned' }, staff: { return: 'returned' } },
  withdrawn: {},
  refused: {},
  failed: {},
  returned: {},
};

describe.each(settlementStatuses)('an application that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = settlementActions.map((action) => [action, allowed[status][actor]?.[action]]);
    const found = settlementActions.map((action) => [
      action,
      findTransition(settlementLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

describe('the settlement lifecycle', () => {
  it('is entered by the supplier who applies', () => {
    const creators = actors.filter((actor) =>
      findTransition(settlementLifecycle, null, actor, 'apply'),
    );
    expect(creators).toEqual(['supplier']);
  });

  it('reaches every status, and each that is open leads somewhere', () => {
    expect(unreachableStates(settlementLifecycle)).toEqual([]);
    expect(deadEnds(settlementLifecycle)).toEqual([]);
  });

  it('uses the month’s one application up while the money is, or may be, on its way', () => {
    expect(countingSettlementStatuses).toEqual(['applied', 'sent', 'settled']);
  });

  it.each([
    ['supplier', 'withdraw'],
    ['staff', 'refuse'],
  ] as const)('lets the %s %s an application until it is in a batch', (actor, action) => {
    const reasonIn = (inBatch: boolean) =>
      actionsFor(
        settlementLifecycle,
        'applied',
        actor,
        { inBatch, awaitsProvider: false },
        now,
      ).find((one) => one.action === action)?.reason;
    expect(reasonIn(false)).toBeUndefined();
    expect(reasonIn(true)).toBe('inBatch');
  });
});

type BatchRow = Partial<
  Record<Actor, Partial<Record<PayoutBatchAction, PayoutBatchStatus | 'same'>>>
>;

const allowedOfBatch: Record<PayoutBatchStatus, BatchRow> = {
  draft: { staff: { takeOut: 'same', approve: 'approved', drop: 'dropped' } },
  approved: { staff: { ask: 'same', takeBack: 'takenBack' } },
  dropped: {},
  takenBack: {},
};

describe.each(payoutBatchStatuses)('a payout batch that is %s', (status) => {
  it.each(actors)('allows the %s what the table says and nothing else', (actor) => {
    const expected = payoutBatchActions.map((action) => [
      action,
      allowedOfBatch[status][actor]?.[action],
    ]);
    const found = payoutBatchActions.map((action) => [
      action,
      findTransition(payoutBatchLifecycle, status, actor, action)?.to,
    ]);
    expect(found).toEqual(expected);
  });
});

/** Of a batch of two by PayPal that went out an hour ago and was not taken in. */
const facts: PayoutBatchFacts = {
  staffId: 'ben',
  madeBy: 'anna',
  byBank: false,
  count: 2,
  open: 2,
  supplierBlocked: false,
  acknowledged: false,
  triedAt: new Date('2026-11-20T09:00:00.000Z'),
};

it.each([
  ['anna', 'anna', 'secondPairOfEyes'],
  ['ben', 'anna', undefined],
])('%s decides on a batch made by %s: %s', (staffId, madeBy, reason) => {
  const batch = { ...facts, staffId, madeBy };
  const states = actionsFor(payoutBatchLifecycle, 'draft', 'staff', batch, now);
  expect(states.find(({ action }) => action === 'approve')?.reason).toBe(reason);
});

type Guarded = [
  state: PayoutBatchStatus,
  action: PayoutBatchAction,
  why: string,
  changes: Partial<PayoutBatchFacts>,
  reason: string | undefined,
];

it.each<Guarded>([
  ['draft', 'approve', 'none is blocked', {}, undefined],
  ['draft', 'approve', 'a supplier is blocked', { supplierBlocked: true }, 'supplierBlocked'],
  ['draft', 'takeOut', 'another one stays', {}, undefined],
  ['draft', 'takeOut', 'none would be left', { count: 1 }, 'lastInBatch'],
  ['approved', 'ask', 'payouts are underway', { acknowledged: true }, undefined],
  ['approved', 'ask', 'all have ended', { open: 0 }, 'payoutsEnded'],
  ['approved', 'ask', 'the bank pays', { byBank: true }, 'bankAnswersByFile'],
  ['approved', 'takeBack', 'it was sent an hour ago', {}, undefined],
  ['approved', 'takeBack', 'it was never sent', { triedAt: null }, undefined],
  ['approved', 'takeBack', 'all have ended', { open: 0 }, 'payoutsEnded'],
  ['approved', 'takeBack', 'the bank pays', { byBank: true }, 'bankAnswersByFile'],
  ['approved', 'takeBack', 'the provider has it', { acknowledged: true }, 'providerHasBatch'],
  ['approved', 'takeBack', '14:59 after a try', { triedAt: minutesAgo(14, 59) }, 'justSent'],
  ['approved', 'takeBack', '15:00 after a try', { triedAt: minutesAgo(15, 0) }, undefined],
])('a batch that is %s: %s when %s', (state, action, _why, changes, reason) => {
  const states = actionsFor(payoutBatchLifecycle, state, 'staff', { ...facts, ...changes }, now);
  expect(states.find((one) => one.action === action)?.reason).toBe(reason);
});

function minutesAgo(minutes: number, seconds: number): Date {
  return new Date(now.getTime() - (minutes * 60 + seconds) * 1_000);
}
