import type { ServiceHours } from '@tolk/contract';
import type { OpenInterval, OpeningHours } from '@tolk/domain';

/** Hours as the form has them: a field for times knows no 24:00, the end of a day is its 00:00. */
export interface HoursValues {
  zone: string | null;
  week: OpenInterval[][];
  holidays: { day: string; intervals: OpenInterval[] }[];
}

const endOfDay = '24:00';
const midnight = '00:00';

const shown = (intervals: readonly OpenInterval[]) =>
  intervals.map(({ from, until }) => ({ from, until: until === endOfDay ? midnight : until }));
const kept = (intervals: readonly OpenInterval[]) =>
  intervals.map(({ from, until }) => ({ from, until: until === midnight ? endOfDay : until }));

export function valuesOfHours({ zone, week, holidays }: ServiceHours): HoursValues {
  return {
    zone,
    week: week.map(shown),
    holidays: holidays.map(({ day, intervals }) => ({ day, intervals: shown(intervals) })),
  };
}

/** As the server takes them; holidays in the order of their days. */
export function hoursOfValues({ zone, week, holidays }: HoursValues): OpeningHours {
  return {
    zone: zone ?? '',
    week: week.map(kept),
    holidays: holidays.map(({ day, intervals }) => ({ day, intervals: kept(intervals) })),
  };
}

/** What a further interval of a day is proposed as: after the last one, or the usual day. */
export function nextInterval(intervals: readonly OpenInterval[]): OpenInterval {
  const last = intervals.at(-1)?.until;
  if (last === undefined) return { from: '09:00', until: '18:00' };
  const hour = Number(last.slice(0, 2));
  if (last === midnight || hour > 21) return { from: '', until: '' };
  const two = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return { from: two(hour + 1), until: two(hour + 2) };
}
