import type { OrderDetail } from '@tolk/contract';

/** The terms that a client can change; a new version of any of them has to be read before accepting. */
export const terms = [
  'orderName',
  'orderType',
  'whFieldId',
  'sourceLanguage',
  'targetLanguage',
  'bothDirections',
  'bookings',
  'cancellationTiers',
  'startTime',
  'endTime',
  'deliverTime',
  'acceptTime',
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

/** Nothing of interpreting is delivered: these only follow from when the last booking ends. */
const followsBookings: ReadonlySet<Term> = new Set(['deliverTime', 'acceptTime']);

function comparable(order: OrderDetail, term: Term): string {
  if (term === 'bookings' || term === 'cancellationTiers') return JSON.stringify(order[term]);
  if (term === 'orderFiles') return order.orderFiles.map(({ fileId }) => fileId).join();
  return String(order[term]);
}

/** The terms in which two versions of an order differ. */
export function changedTerms(before: OrderDetail, after: OrderDetail): Term[] {
  return terms
    .filter((term) => after.orderType !== 'interpretation' || !followsBookings.has(term))
    .filter((term) => comparable(before, term) !== comparable(after, term));
}
