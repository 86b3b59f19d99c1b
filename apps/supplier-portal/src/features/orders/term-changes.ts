import type { Milestone, OrderDetail } from '@tolk/contract';

/** The terms that a client can change; a new version of any of them has to be read before accepting. */
export const terms = [
  'orderName',
  'orderType',
  'whFieldId',
  'sourceLanguage',
  'targetLanguage',
  'bothDirections',
  'bookings',
  'breaks',
  'cancellationTiers',
  'overtimeRate',
  'travel',
  'startTime',
  'endTime',
  'deliverTime',
  'acceptTime',
  'milestones',
  'workload',
  'pricing',
  'unitPrice',
  'unitName',
  'bookingMode',
  'bookingPlace',
  'orderDescription',
  'orderFiles',
] as const satisfies readonly (keyof OrderDetail)[];
export type Term = (typeof terms)[number];

/** These only follow from when the last booking ends, or are those of the milestone in turn. */
const follows: ReadonlySet<Term> = new Set(['deliverTime', 'acceptTime']);

function comparable(order: OrderDetail, term: Term): string {
  if (term === 'bookings' || term === 'breaks' || term === 'cancellationTiers') {
    return JSON.stringify(order[term]);
  }
  if (term === 'milestones') return JSON.stringify(order.milestones.map(milestoneTerms));
  if (term === 'orderFiles') return order.orderFiles.map(({ fileId }) => fileId).join();
  return String(order[term]);
}

function milestoneTerms({ milestoneName, deliverTime, acceptTime, amountOfMoney }: Milestone) {
  return [milestoneName, deliverTime, acceptTime, amountOfMoney];
}

/** Before something is delivered; from then on the time to check counts from the delivery. */
const undelivered: ReadonlySet<OrderDetail['orderState']> = new Set([
  'sent',
  'rejected',
  'received',
  'started',
  'changesRequested',
]);

/** Once the supplier has accepted, milestones move with what both do. */
function isTermOf({ orderType, orderState, milestones }: OrderDetail, term: Term): boolean {
  if (term === 'milestones') return orderState === 'sent';
  if (term === 'acceptTime' && !undelivered.has(orderState)) return false;
  return !follows.has(term) || (orderType !== 'interpretation' && milestones.length === 0);
}

/** The terms in which two versions of an order differ. */
export function changedTerms(before: OrderDetail, after: OrderDetail): Term[] {
  return terms
    .filter((term) => isTermOf(after, term))
    .filter((term) => comparable(before, term) !== comparable(after, term));
}
