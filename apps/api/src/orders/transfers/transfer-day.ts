import { shanghaiDay } from '@tolk/domain';
import { startOfDay } from '../../calls/day-span.ts';
import { isTooLongAgo } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';

/** Why money can't have come on a day: there is no such day, it is to come, or it is too long ago. */
export type DayFault = 'day' | 'future' | 'old';

/** What is wrong with `2026-11-21` as the day on which money came, in China; null for nothing. */
export function dayFaultOf(receivedOn: string, now: Date): DayFault | null {
  const start = startOfDay(receivedOn);
  if (start === null) return 'day';
  if (receivedOn > shanghaiDay(now)) return 'future';
  return isTooLongAgo(start, now) ? 'old' : null;
}

export const dayFaultTexts = {
  future: { en: 'Money can’t have come on a later day.', zh: '到账日期不能晚于今天。' },
  old: { en: 'This day is too long ago. Check the year.', zh: '日期过早，请核对年份。' },
} as const satisfies Partial<Record<DayFault, BilingualText>>;
