import { otherIdentity, type Identity } from './identity.ts';
import type { AppealStatus } from './lifecycle/appeal.ts';
import type { PendingChange } from './lifecycle/order-change.ts';
import type { OrderState } from './lifecycle/order-states.ts';

/** What an order waits for; each is one side's to do. */
export const orderTasks = [
  'answerOrder',
  'pay',
  'payMilestone',
  'deliver',
  'makeChanges',
  'checkResults',
  'answerProposal',
  'answerChange',
  'payDifference',
  'addEvidence',
  'answerOffer',
  'answerRuling',
] as const;
export type OrderTask = (typeof orderTasks)[number];

/** `both`: either side may act; `staff`: the parties wait for the platform. */
export const turns = ['client', 'supplier', 'both', 'staff'] as const;
export type Turn = (typeof turns)[number];

/** What of an open appeal decides whose turn it is. */
export interface AppealFactsOfTurn {
  status: AppealStatus;
  offerBy: Identity | null;
  /** The sides that have accepted the split that staff propose; null: they propose none. */
  mediationAcceptedBy: readonly Identity[] | null;
  /** The sides that have handed in evidence. */
  evidenceBy: readonly Identity[];
  /** The sides that have accepted the ruling. */
  acceptedBy: readonly Identity[];
}

/** What of an order decides whose turn it is. */
export interface OrderFactsOfTurn {
  state: OrderState;
  /** Whose proposal to end the order has no answer yet. */
  proposalBy: Identity | null;
  /** The change of its terms that waits for an answer or for money. */
  change: PendingChange | null;
  /** The open appeal about the order. */
  appeal: AppealFactsOfTurn | null;
  /** The order runs in milestones, and the next one has to be paid before work goes on. */
  milestoneDue: boolean;
}

const tasksOfState: Readonly<Partial<Record<OrderState, { by: Identity; task: OrderTask }>>> = {
  sent: { by: 'supplier', task: 'answerOrder' },
  received: { by: 'client', task: 'pay' },
  started: { by: 'supplier', task: 'deliver' },
  changesRequested: { by: 'supplier', task: 'makeChanges' },
  submitted: { by: 'client', task: 'checkResults' },
};

const payNext = { by: 'client', task: 'payMilestone' } as const;

/** The states in which an order by itself waits for this side, unless a milestone is to be paid first. */
export function statesThatWait(side: Identity): OrderState[] {
  const states = Object.entries(tasksOfState) as [OrderState, { by: Identity }][];
  return states.flatMap(([state, { by }]) => (by === side ? [state] : []));
}

/** Everything in an order that waits for this side, the answers to the other side first. */
export function tasksOf(side: Identity, order: OrderFactsOfTurn): OrderTask[] {
  const { state, proposalBy, change, appeal } = order;
  const own = order.milestoneDue && state === 'started' ? payNext : tasksOfState[state];
  return [
    ...(proposalBy === otherIdentity(side) ? (['answerProposal'] as const) : []),
    ...(change === null ? [] : changeTasksOf(side, change)),
    ...(appeal === null ? [] : tasksInAppeal(side, appeal)),
    ...(own?.by === side ? [own.task] : []),
  ];
}

/** Whose turn it is in an order; null when nobody has to act. */
export function whoseTurn(order: OrderFactsOfTurn): Turn | null {
  if (order.appeal !== null) return whoseTurnInAppeal(order.appeal);
  return whoHas((side) => tasksOf(side, order));
}

/** Whose turn it is in an appeal; null once it is over. */
export function whoseTurnInAppeal(appeal: AppealFactsOfTurn): Turn | null {
  const waited = whoHas((side) => tasksInAppeal(side, appeal));
  if (waited !== null) return waited;
  // Both have handed in evidence, and may add to it until the time for it is over.
  if (appeal.status === 'evidence') return 'both';
  return appeal.status === 'mediation' || appeal.status === 'inReview' ? 'staff' : null;
}

function whoHas(tasks: (side: Identity) => readonly OrderTask[]): Identity | 'both' | null {
  const waits = (side: Identity) => tasks(side).length > 0;
  if (waits('client')) return waits('supplier') ? 'both' : 'client';
  return waits('supplier') ? 'supplier' : null;
}

/** Of the other side, or of staff. */
function hasOfferToAnswer(
  side: Identity,
  { offerBy, mediationAcceptedBy }: AppealFactsOfTurn,
): boolean {
  if (offerBy === otherIdentity(side)) return true;
  return mediationAcceptedBy !== null && !mediationAcceptedBy.includes(side);
}

/** Whether this side is among those whose turn it is. */
export function isTurnOf(side: Identity, turn: Turn | null): boolean {
  return turn === side || turn === 'both';
}

function changeTasksOf(side: Identity, { by, status }: PendingChange): OrderTask[] {
  if (status === 'unpaid') return side === 'client' ? ['payDifference'] : [];
  return by === otherIdentity(side) ? ['answerChange'] : [];
}

/** What an open appeal waits for this side to do. */
export function tasksInAppeal(side: Identity, appeal: AppealFactsOfTurn): OrderTask[] {
  const { status, evidenceBy, acceptedBy } = appeal;
  const beforeRuling = status === 'evidence' || status === 'mediation';
  return [
    ...(beforeRuling && hasOfferToAnswer(side, appeal) ? (['answerOffer'] as const) : []),
    ...(status === 'evidence' && !evidenceBy.includes(side) ? (['addEvidence'] as const) : []),
    ...(status === 'ruled' && !acceptedBy.includes(side) ? (['answerRuling'] as const) : []),
  ];
}
