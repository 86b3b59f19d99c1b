import { DAY, HOUR, addMs, billReadyHour, lastBilledDay, shanghaiDay } from '@tolk/domain';

/** First moment of a day in Shanghai, which is written as `2026-11-21`. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

export function dayAfter(day: string): string {
  return shanghaiDay(addMs(startOf(day), DAY));
}

/** When the next bill is ready. */
export function nextBillAt(now: Date): Date {
  return addMs(startOf(dayAfter(dayAfter(lastBilledDay(now)))), billReadyHour * HOUR);
}

/** Days from one to another, both with. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
