import { addMs, HOUR, limits } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { FieldFaults } from '../../calls/field-rules.ts';

const { min: firstYear, youngestAge } = limits.birthYear;

const texts = {
  unrealDay: { en: 'Enter a valid date.', zh: '请输入有效日期。' },
  unrealMonth: { en: 'Enter a valid month.', zh: '请输入有效月份。' },
  futureDay: { en: 'This date is in the future.', zh: '日期不能晚于今天。' },
  futureMonth: { en: 'This month is in the future.', zh: '月份不能晚于当前月份。' },
  tooYoung: {
    en: `You have to be at least ${youngestAge} years old.`,
    zh: `须年满 ${youngestAge} 周岁。`,
  },
  endBeforeStart: {
    en: 'The end can’t be before the start.',
    zh: '结束时间不能早于开始时间。',
  },
} as const satisfies Record<string, BilingualText>;

/** The day that it is now where the day begins first, `YYYY-MM-DD`: nobody is told that today is tomorrow. */
function latestToday(now: Date): string {
  return addMs(now, 14 * HOUR)
    .toISOString()
    .slice(0, 10);
}

/** Full years between a day of birth and today, both `YYYY-MM-DD`. */
function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Age in full years, by the calendar of UTC. */
export function ageOn(birthDate: string, now: Date): number {
  return Math.max(0, yearsBetween(birthDate, now.toISOString().slice(0, 10)));
}

/** What is wrong with a date of birth, `YYYY-MM-DD`; null is none. */
export function birthDateFaults(birthDate: string | null, now: Date): FieldFaults {
  if (birthDate === null) return {};
  const today = latestToday(now);
  if (!isRealDay(birthDate)) return { birthDate: texts.unrealDay };
  if (birthDate > today) return { birthDate: texts.futureDay };
  if (yearsBetween(birthDate, today) < youngestAge) return { birthDate: texts.tooYoung };
  return {};
}

/** What is wrong with a period of months, `YYYY-MM`; an open end lasts until today. */
export function periodFaults(
  { startMonth, endMonth }: { startMonth: string; endMonth: string | null },
  now: Date,
): FieldFaults {
  const faults = {
    ...monthFaults('startMonth', startMonth, now),
    ...monthFaults('endMonth', endMonth, now),
  };
  if (Object.keys(faults).length > 0 || endMonth === null || endMonth >= startMonth) return faults;
  return { endMonth: texts.endBeforeStart };
}

/** What is wrong with a month, `YYYY-MM`; null is none. */
export function monthFaults(field: string, month: string | null, now: Date): FieldFaults {
  if (month === null) return {};
  if (!isRealDay(`${month}-01`)) return { [field]: texts.unrealMonth };
  return month > latestToday(now).slice(0, 7) ? { [field]: texts.futureMonth } : {};
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day) &&
    Number(day.slice(0, 4)) >= firstYear
  );
}
