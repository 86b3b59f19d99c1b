import { shanghaiDay } from './settlement.ts';
import { addMs, DAY, HOUR } from './time.ts';

/** A payment provider's bill of a day is ready at this hour of the next one, in Shanghai. */
export const billReadyHour = 10;

/** The last day whose bill is ready, as `2026-11-21`. */
export function lastBilledDay(now: Date): string {
  return shanghaiDay(addMs(now, -DAY - billReadyHour * HOUR));
}
