import { DAY, HOUR, addMs, limits } from '@tolk/domain';
import { fromWallTime, toWallTime } from '@tolk/i18n';
import type { BookingValues } from '@tolk/market-views';
import { nextWorkingHour } from './working-hour.ts';

interface Stretch {
  startTime: string;
  endTime: string;
}

/** What the form proposes: two hours, this time tomorrow. */
export function oneBooking(now: number, zone: string): Stretch {
  const startTime = nextWorkingHour(now + DAY, zone);
  return { startTime, endTime: addMs(new Date(startTime), 2 * HOUR).toISOString() };
}

/** From Monday 9:00 to Tuesday 17:30 is 9:00 to 17:30 on both days, by the clocks of the place. */
export function dayByDay(whole: Stretch, zone: string): Stretch[] {
  const [firstDay = '', from = ''] = toWallTime(whole.startTime, zone).split('T');
  const [lastDay = '', until = ''] = toWallTime(whole.endTime, zone).split('T');
  const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY) + 1;
  if (until <= from || days > limits.order.bookings.max) return [whole];
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.parse(firstDay) + at * DAY).toISOString().slice(0, 10);
    const moment = (clock: string) => fromWallTime(`${day}T${clock}`, zone) ?? whole.startTime;
    return { startTime: moment(from), endTime: moment(until) };
  });
}

/** The times as typed, now meant in another zone: 10:00 stays 10:00. */
export function bookingsIn(
  bookings: readonly BookingValues[],
  { formerZone, zone }: { formerZone: string; zone: string },
): BookingValues[] {
  const moved = (iso: string | null) => fromWallTime(toWallTime(iso, formerZone), zone);
  return bookings.map(({ startTime, endTime }) => ({
    startTime: moved(startTime),
    endTime: moved(endTime),
  }));
}
