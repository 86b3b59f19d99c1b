import { HOUR, addMs } from '@tolk/domain';
import type { Market } from './market.ts';
import type { TestApp } from './test-app.ts';

/** Interpreting from so many hours from now on, for so many hours. */
export function bookingIn({ clock }: TestApp, from: number, hours: number) {
  const at = (ms: number) => addMs(clock.now(), ms).toISOString();
  return { startTime: at(from * HOUR), endTime: at((from + hours) * HOUR) };
}
type Booking = ReturnType<typeof bookingIn>;

/** Terms of seven hours at 150.00 that are booked at these times. */
export function interpreting(market: Market, bookings: readonly Booking[], more: object = {}) {
  return {
    ...market.terms(),
    deliverTime: undefined,
    acceptTime: undefined,
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 7,
    startTime: bookings[0]?.startTime,
    endTime: bookings.at(-1)?.endTime,
    bookings,
    ...more,
  };
}
