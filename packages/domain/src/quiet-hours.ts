import { addMs, MINUTE } from './time.ts';

/** Hours in which nothing is sent that rings, by the clocks of a place. */
export interface QuietHours {
  /** `22:00`; on a 24-hour clock. */
  from: string;
  /** `08:00`; earlier than `from` is on the next day. */
  until: string;
  /** IANA name. */
  zone: string;
}

const day = 24 * 60;

/** When something is sent that is due now: at the end of the quiet hours, or at once outside them. */
export function afterQuietHours(at: Date, { from, until, zone }: QuietHours): Date {
  const minuteAt = clockOf(zone);
  const [start, end] = [minuteOf(from), minuteOf(until)];
  const isQuiet = (time: Date) => after(start, minuteAt(time)) < after(start, end);
  if (!isQuiet(at)) return at;
  const minute = Math.floor(at.getTime() / MINUTE) * MINUTE;
  const expected = new Date(minute + after(minuteAt(at), end) * MINUTE);
  // Clocks are put forward or back some nights: an hour is missing, or comes twice.
  const drift = after(end + day / 2, minuteAt(expected)) - day / 2;
  const corrected = addMs(expected, -drift * MINUTE);
  return isQuiet(corrected) ? expected : corrected;
}

/** Minutes from one time of day to the next time that clocks show the other. */
function after(from: number, to: number): number {
  return (to - from + 2 * day) % day;
}

function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

/** Reads the minute of the day off the clocks of a zone. */
function clockOf(zone: string): (time: Date) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (time) => minuteOf(format.format(time));
}
