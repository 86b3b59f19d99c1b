import { DAY, addMs, limits, shanghaiMidnight } from '@tolk/domain';
import { requireNoFaults, type FieldFaults } from './field-rules.ts';

/** Calendar days in Shanghai, both included, as `2026-11-21`. */
export interface DaySpan {
  from: string;
  to: string;
}

const daysMax = limits.statementDays;

/** The first moment of a day in Shanghai; null when the calendar has no such day. */
export function startOfDay(day: string): Date | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = shanghaiMidnight(year, month, date);
  const isThisDay = addMs(start, DAY / 3)
    .toISOString()
    .startsWith(`${day}T`);
  return isThisDay ? start : null;
}

/** What is wrong with a span that somebody asks for: at most a year, the last day not before the first. */
export function daySpanFaults({ from, to }: DaySpan): FieldFaults {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  const faults: FieldFaults = {};
  if (first === null) faults.from = noSuchDay;
  if (last === null) faults.to = noSuchDay;
  if (first === null || last === null) return faults;
  if (last < first) return { to: endBeforeStart };
  return addMs(first, daysMax * DAY) <= last ? { to: tooLong } : {};
}

export const noSuchDay = { en: 'Choose a valid date.', zh: '请选择有效日期。' };
const endBeforeStart = {
  en: 'The last day must be after the first.',
  zh: '结束日期不得早于开始日期。',
};
const tooLong = { en: 'Choose up to a year.', zh: '日期跨度不得超过一年。' };

/** From the first moment up to the first one behind it. The span has no faults. */
export function daySpan({ from, to }: DaySpan): { from: Date; before: Date } {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  if (first === null || last === null) throw new Error('The span was not checked');
  return { from: first, before: addMs(last, DAY) };
}

/** Moments between two days, of which either may be left open. */
export interface OpenSpan {
  from?: Date;
  before?: Date;
}

/** From the first day on and up to the last one, as far as they are asked for. Throws 422 at `from` and `to`. */
export function openSpanOf(days: { from?: string | undefined; to?: string | undefined }): OpenSpan {
  const first = days.from === undefined ? undefined : startOfDay(days.from);
  const last = days.to === undefined ? undefined : startOfDay(days.to);
  requireNoFaults({
    ...(first === null ? { from: noSuchDay } : {}),
    ...(last === null ? { to: noSuchDay } : {}),
  });
  return { ...(first ? { from: first } : {}), ...(last ? { before: addMs(last, DAY) } : {}) };
}
