import type { Milestone, OrderDetail } from '@tolk/contract';
import { bandsOf, type WordBand } from '@tolk/domain';

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
  'wordAnalysis',
] as const satisfies readonly (keyof OrderDetail)[];
export type Term = (typeof terms)[number];

/** These only follow from when the last booking ends, or are those of the milestone in turn. */
const follows: ReadonlySet<Term> = new Set(['deliverTime', 'acceptTime']);

/** `bands` are those whose weights are shown. */
function comparable(order: OrderDetail, term: Term, bands: readonly WordBand[]): string {
  if (term === 'bookings' || term === 'breaks' || term === 'cancellationTiers') {
    return JSON.stringify(order[term]);
  }
  if (term === 'milestones') return JSON.stringify(order.milestones.map(milestoneTerms));
  if (term === 'orderFiles')
    // A server of before says nothing of marks.
    return JSON.stringify(
      order.orderFiles.map(({ fileId, referenceOnly }) => [
        fileId,
        referenceOnly ? 'reference' : 'work',
      ]),
    );
  // Its figures follow from the files; what they weigh is agreed on.
  if (term === 'wordAnalysis') return weightsOf(order, bands);
  return String(order[term]);
}

function weightsOf({ wordAnalysis }: OrderDetail, bands: readonly WordBand[]): string {
  const weights = wordAnalysis?.weights;
  return bands.map((band) => weights?.[band]).join();
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
  const bands = bandsOf(after.wordAnalysis ?? {});
  return terms
    .filter((term) => isTermOf(after, term))
    .filter((term) => comparable(before, term, bands) !== comparable(after, term, bands));
}
