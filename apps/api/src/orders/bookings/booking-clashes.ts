import type { Clash, RequestOf, calls } from '@tolk/contract';
import { DAY, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuseFor } from '../../calls/rate-limiter.ts';
import { refuse } from '../../calls/refusal.ts';
import { takeFromTally } from '../../calls/tallies/tally-repository.ts';
import { isOfferable } from '../../market/people/readable-resume.ts';
import { tiesTo } from '../../market/people/supplier-access-repository.ts';
import { clashesWith } from '../../profiles/availability/availability.ts';
import { findOrder } from '../order/order-repository.ts';

/**
 * What conflicts with these times in a supplier's calendar, for a client who may send them an order
 * or has one with them. Throws `notFound` for everybody else, as if there were no such supplier, and
 * `tooMany` for who would read the calendar out bit by bit.
 */
export async function bookingClashes(
  {
    supUserId,
    bookings,
    projectOrderId,
  }: RequestOf<typeof calls.clientinterface.availability.getBookingClashes>,
  { deps: { db }, personId, now }: CallContext,
): Promise<Clash[]> {
  const party = { identity: 'client', personId } as const;
  const order =
    projectOrderId === undefined ? undefined : await findOrder(db, projectOrderId, party);
  const ties = await tiesTo(db, personId, supUserId);
  const isOwnOrder = order?.supplier_id === supUserId;
  if (ties === undefined || !(isOwnOrder || isOfferable(ties))) refuse('notFound');
  if (projectOrderId !== undefined && !isOwnOrder) refuse('notFound');
  const counted = ['bookingClashes', personId, supUserId] as const;
  const bound = { max: limits.availability.askedPerDay, windowMs: DAY, now };
  const { waitMs } = await takeFromTally(db, counted, { ...bound, many: bookings.length });
  if (waitMs > 0) refuseFor(waitMs);
  const times = bookings.map(({ startTime, endTime }) => ({
    start: new Date(startTime),
    end: new Date(endTime),
  }));
  return clashesWith(db, supUserId, times, { now, order });
}
