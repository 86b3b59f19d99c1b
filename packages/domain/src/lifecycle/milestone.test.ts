import { actionsFor, findTransition, type Actor } from './lifecycle.ts';
import {
  milestoneActions,
  milestoneLifecycle,
  milestoneStates,
  moneyOfMilestones,
  type MilestoneAction,
  type MilestoneFacts,
  type MilestoneState,
} from './milestone.ts';
import { orderLifecycle, type OrderAction, type OrderFacts } from './order.ts';

const actors: readonly Actor[] = ['client', 'supplier', 'staff', 'timer', 'provider'];
type Row = [MilestoneAction, Actor[], MilestoneState][];

/** docs/product/lifecycles.md#milestones, written out by hand: all that is not here is forbidden. */
const allowed: Record<MilestoneState, Row> = {
  planned: [
    ['fallDue', ['client', 'timer'], 'due'],
    ['drop', ['client', 'supplier', 'staff', 'timer'], 'dropped'],
  ],
  due: [
    ['pay', ['provider'], 'paid'],
    ['drop', ['client', 'supplier', 'staff', 'timer'], 'dropped'],
  ],
  paid: [
    ['accept', ['client', 'timer'], 'accepted'],
    ['end', ['client', 'supplier', 'staff', 'timer'], 'ended'],
  ],
  accepted: [
    ['reopen', ['client', 'supplier', 'staff', 'timer'], 'paid'],
    ['end', ['client', 'supplier', 'staff', 'timer'], 'ended'],
  ],
  ended: [],
  dropped: [],
};

it.each(milestoneStates)('a milestone that is %s moves as the table says', (state) => {
  const found = milestoneActions.flatMap((action) => {
    const by = actors.filter((actor) => findTransition(milestoneLifecycle, state, actor, action));
    const [first] = by;
    if (first === undefined) return [];
    return [[action, by, findTransition(milestoneLifecycle, state, first, action)?.to]];
  });
  expect(found).toEqual(allowed[state]);
});

const now = new Date('2026-11-20T10:00:00.000Z');
const facts: OrderFacts = {
  viewer: 'client',
  isInterpreting: false,
  startAt: now,
  dueAt: new Date('2026-11-01T10:00:00.000Z'),
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
type Milestone = MilestoneFacts['milestone'];
const paid = { paid: true, left: true, delivered: false };
const unpaid = { ...paid, paid: false };
const delivered = { ...paid, delivered: true };
const last = { ...delivered, left: false };

it.each<[OrderAction, Actor, 'started' | 'submitted', Milestone, string | null]>([
  ['payMilestone', 'client', 'started', null, 'noMilestoneDue'],
  ['payMilestone', 'client', 'started', paid, 'noMilestoneDue'],
  ['payMilestone', 'client', 'started', unpaid, null],
  ['confirmMilestone', 'provider', 'started', paid, 'noMilestoneDue'],
  ['confirmMilestone', 'provider', 'started', unpaid, null],
  ['expireMilestone', 'timer', 'started', paid, 'noMilestoneDue'],
  ['expireMilestone', 'timer', 'started', unpaid, null],
  ['deliver', 'supplier', 'started', unpaid, 'milestoneUnpaid'],
  ['deliver', 'supplier', 'started', paid, null],
  ['cancelOverdue', 'client', 'started', unpaid, 'milestoneUnpaid'],
  ['cancelOverdue', 'client', 'started', paid, null],
  ['autoCancelOverdue', 'timer', 'started', unpaid, 'milestoneUnpaid'],
  ['appeal', 'client', 'started', unpaid, 'milestoneUnpaid'],
  ['appeal', 'supplier', 'submitted', delivered, null],
  ['acceptMilestone', 'client', 'submitted', null, 'lastMilestone'],
  ['acceptMilestone', 'client', 'submitted', last, 'lastMilestone'],
  ['acceptMilestone', 'client', 'submitted', delivered, null],
  ['autoAcceptMilestone', 'timer', 'submitted', last, 'lastMilestone'],
  ['acceptResults', 'client', 'submitted', null, null],
  ['acceptResults', 'client', 'submitted', last, null],
  ['acceptResults', 'client', 'submitted', delivered, 'milestonesLeft'],
  ['autoAccept', 'timer', 'submitted', delivered, 'milestonesLeft'],
  ['proposeChange', 'client', 'submitted', delivered, 'milestoneDelivered'],
  ['proposeChange', 'client', 'submitted', null, null],
  ['proposeChange', 'supplier', 'started', unpaid, null],
])('%s by the %s in an order that is %s with %j is off for %j', (...row) => {
  const [action, actor, state, milestone, reason] = row;
  const viewer = actor === 'client' || actor === 'supplier' ? actor : null;
  const all = { ...facts, viewer, milestone };
  const found = actionsFor(orderLifecycle, state, actor, all, now).find(
    (one) => one.action === action,
  );
  expect(found && (found.reason ?? null)).toBe(reason);
});

it('paying a milestone waits for the approval of the organisation', () => {
  const all = { ...facts, milestone: unpaid, approval: 'waiting' } as const;
  const found = actionsFor(orderLifecycle, 'started', 'client', all, now);
  expect(found).toContainEqual({
    action: 'payMilestone',
    enabled: false,
    reason: 'approvalWaiting',
  });
});

it('the fees of milestones come to the fee of the whole, to the fen', () => {
  // 3 % of CNY 3.51 are 10.53 fen: 11 for all, where three times 3.51 fen would come to 12.
  expect(moneyOfMilestones([1_17, 1_17, 1_17])).toEqual([
    { price: 1_17, fee: 4, commission: 0 },
    { price: 1_17, fee: 3, commission: 0 },
    { price: 1_17, fee: 4, commission: 0 },
  ]);
});
