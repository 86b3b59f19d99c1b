import { DAY, HOUR, addMs, shanghaiDay } from '@tolk/domain';

/** The providers' bills of a day are ready at this hour of the next one, in Shanghai. */
const readyHour = 10;

/** First moment of a day in Shanghai, which is written as `2026-11-21`. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

export function dayAfter(day: string): string {
  return shanghaiDay(addMs(startOf(day), DAY));
}

/** The last day whose bill is ready. */
export function lastBilledDay(now: Date): string {
  return shanghaiDay(addMs(now, -DAY - readyHour * HOUR));
}

/** When the next bill is ready. */
export function nextBillAt(now: Date): Date {
  return addMs(startOf(dayAfter(dayAfter(lastBilledDay(now)))), readyHour * HOUR);
}

/** Days from one to another, both with. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
