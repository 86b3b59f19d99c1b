import { actionsFor } from './lifecycle.ts';
import type { ChangeAction, ChangeFacts, PendingChange } from './order-change.ts';
import { orderLifecycle, type OrderFacts } from './order.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const facts: OrderFacts = {
  viewer: 'client',
  isInterpreting: false,
  startAt: now,
  dueAt: now,
  completedAt: null,
  pausedMs: 0,
  changeRounds: 0,
  bookings: [],
  proposalBy: null,
  change: null,
  changeUntil: null,
  changesProposed: 0,
  hasCancellationTiers: false,
  milestone: null,
  approval: 'none',
  appealBy: null,
  appealsRaised: 0,
  divided: false,
  evaluatedBy: [],
};

/** Why the action is off in a running order; null where it is on, undefined where nobody has it. */
function whyOff(name: ChangeAction, given: Partial<ChangeFacts>): string | null | undefined {
  const all = { ...facts, ...given };
  const actor = all.viewer ?? 'timer';
  const state = actionsFor(orderLifecycle, 'started', actor, all, now).find(
    ({ action }) => action === name,
  );
  return state && (state.reason ?? null);
}

const ofClient: PendingChange = { by: 'client', status: 'open', claimsOvertime: false };
const ofSupplier: PendingChange = { by: 'supplier', status: 'open', claimsOvertime: false };
const unpaid: PendingChange = { by: 'supplier', status: 'unpaid', claimsOvertime: false };

type Row = [action: ChangeAction, given: Partial<ChangeFacts>, reason: string | null | undefined];

it.each<Row>([
  ['proposeChange', {}, null],
  ['proposeChange', { viewer: 'supplier' }, null],
  ['proposeChange', { change: ofClient }, 'changePending'],
  ['proposeChange', { change: unpaid }, 'changePending'],
  ['proposeChange', { changesProposed: 14 }, null],
  ['proposeChange', { changesProposed: 15 }, 'changesUsedUp'],
  ['counterChange', {}, 'noChange'],
  ['counterChange', { change: ofClient }, 'ownChange'],
  ['counterChange', { change: ofSupplier }, null],
  ['counterChange', { change: ofSupplier, changesProposed: 15 }, 'changesUsedUp'],
  ['counterChange', { change: unpaid }, 'changeAgreed'],
  ['agreeChange', {}, 'noChange'],
  ['agreeChange', { change: ofClient }, 'ownChange'],
  ['agreeChange', { change: ofSupplier, changesProposed: 15 }, null],
  ['agreeChange', { change: unpaid }, 'changeAgreed'],
  ['agreeChange', { change: ofSupplier, changeUntil: new Date(now.getTime() + 1) }, null],
  ['agreeChange', { change: ofSupplier, changeUntil: now }, 'changeTooLate'],
  ['declineChange', { change: ofSupplier, changeUntil: now }, null],
  ['payChange', { change: unpaid, changeUntil: now }, 'changeTooLate'],
  ['declineChange', { change: ofClient }, 'ownChange'],
  ['declineChange', { change: ofSupplier }, null],
  ['declineChange', { change: unpaid }, 'changeAgreed'],
  ['withdrawChange', {}, 'noChange'],
  ['withdrawChange', { change: ofClient }, null],
  ['withdrawChange', { change: ofSupplier }, 'changeOfOther'],
  ['withdrawChange', { change: unpaid }, null],
  ['withdrawChange', { viewer: 'supplier', change: unpaid }, 'changeAgreed'],
  ['payChange', {}, 'noDifferenceDue'],
  ['payChange', { change: ofSupplier }, 'noDifferenceDue'],
  ['payChange', { change: unpaid }, null],
  ['payChange', { change: unpaid, approval: 'waiting' }, 'approvalWaiting'],
  ['payChange', { change: unpaid, approval: 'declined' }, 'approvalDeclined'],
  ['payChange', { viewer: 'supplier', change: unpaid }, undefined],
  ['expireChange', { viewer: null, change: ofSupplier }, 'noDifferenceDue'],
  ['expireChange', { viewer: null, change: unpaid }, null],
  ['expireChange', { viewer: null, change: unpaid, approval: 'declined' }, null],
])('%s with %j is off for the reason %j', (action, given, reason) => {
  expect(whyOff(action, given)).toBe(reason);
});

it('money that has come for a change asks for no approval', () => {
  const after = { ...facts, viewer: null, change: unpaid, approval: 'declined' } as const;
  const states = actionsFor(orderLifecycle, 'started', 'provider', after, now);
  expect(states).toContainEqual({ action: 'confirmChange', enabled: true });
});
