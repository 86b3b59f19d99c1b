import { DAY, HOUR, addMs, limits } from '@tolk/domain';
import { fromWallTime, toWallTime } from '@tolk/i18n';
import { nextWorkingHour } from '../../work-terms/working-hour.ts';

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

/** The same hours on the next day. */
export function dayAfter(
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  zone: string,
) {
  const next = (iso: string | null) => {
    const wall = Date.parse(`${toWallTime(iso, zone)}Z`);
    if (Number.isNaN(wall)) return null;
    return fromWallTime(new Date(wall + DAY).toISOString().slice(0, 16), zone);
  };
  return { startTime: next(startTime), endTime: next(endTime) };
}
