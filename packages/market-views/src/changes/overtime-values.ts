import { serverNow } from '@tolk/api-client';
import type { ChangeTerms, OrderDetail } from '@tolk/contract';
import { array, number, object } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { reasonRule } from './change-values.ts';
import { pendingChangeOf } from './pending-change.ts';

export interface OvertimeValues {
  /** One for each booking that is over, in their order. */
  minutes: readonly (number | null)[];
  reason: string;
}

export const overtimeRules = object({
  minutes: array(
    number().integer().min(0).max(limits.overtime.minutes).nullable().defined(),
  ).required(),
  reason: reasonRule(),
});

/** Whether a supplier may claim overtime now: at an agreed rate, for a booking that is over. */
export function mayClaimOvertime(order: OrderDetail): boolean {
  return (
    order.overtimeRate !== null &&
    bookingsOver(order).length > 0 &&
    order.allowedActions.some(({ action, enabled }) => action === 'proposeChange' && enabled)
  );
}

export function bookingsOver({ bookings }: Pick<OrderDetail, 'bookings'>): OrderDetail['bookings'] {
  return bookings.filter(({ endTime }) => Date.parse(endTime) <= serverNow());
}

/** What the form begins with: the claim that it answers, else what is agreed on. */
export function initialOvertime(
  order: OrderDetail,
  bookings: OrderDetail['bookings'],
): OvertimeValues {
  const { overtime } = pendingChangeOf(order)?.after ?? order;
  const minutes = bookings.map(
    (booking) => overtime.find(({ startTime }) => startTime === booking.startTime)?.minutes ?? null,
  );
  return { minutes, reason: '' };
}

/** The minutes of each of these bookings, as the calls take them. */
export function overtimeOf(
  { minutes }: Pick<OvertimeValues, 'minutes'>,
  bookings: OrderDetail['bookings'],
): ChangeTerms['overtime'] {
  return bookings.map(({ startTime }, at) => ({ startTime, minutes: minutes[at] ?? 0 }));
}
