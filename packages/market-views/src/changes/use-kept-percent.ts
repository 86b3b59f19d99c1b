import { serverNow } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { movedBookings, percentDue, type Identity } from '@tolk/domain';
import { useState } from 'react';
import { pendingChangeOf } from './pending-change.ts';

/** The share that stays due of bookings that are moved by a proposal that is being made; 0 for none. */
export function useKeptPercent(
  order: OrderDetail,
  viewer: Identity,
  bookings: OrderDetail['bookings'] = order.bookings,
): number {
  const [openedAt] = useState(serverNow);
  const { cancellationTiers: tiers, cancellationLeast: least, startTime, zone } = order;
  const stretches = (list: OrderDetail['bookings']) =>
    list.map((one) => ({ start: one.startTime, end: one.endTime }));
  const moved = movedBookings(stretches(order.bookings), stretches(bookings));
  if (tiers === null || moved.length === 0 || order.orderState !== 'started') return 0;
  const asked = pendingChangeOf(order);
  if (asked?.after.bookings !== undefined) return asked.cancellationLeast;
  if (viewer === 'supplier') return 0;
  return percentDue(tiers, { startAt: new Date(startTime), zone, least, now: new Date(openedAt) });
}
