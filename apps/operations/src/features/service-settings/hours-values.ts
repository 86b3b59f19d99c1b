import type { ServiceHours } from '@tolk/contract';
import type { OpenInterval, OpeningHours } from '@tolk/domain';
import { keptIntervals, typedIntervals } from '@tolk/market-views';

/** Hours as the form has them: a field for times knows no 24:00, the end of a day is its 00:00. */
export interface HoursValues {
  zone: string | null;
  week: OpenInterval[][];
  holidays: { day: string; intervals: OpenInterval[] }[];
}

export function valuesOfHours({ zone, week, holidays }: ServiceHours): HoursValues {
  return {
    zone,
    week: week.map(typedIntervals),
    holidays: holidays.map(({ day, intervals }) => ({ day, intervals: typedIntervals(intervals) })),
  };
}

/** As the server takes them; holidays in the order of their days. */
export function hoursOfValues({ zone, week, holidays }: HoursValues): OpeningHours {
  return {
    zone: zone ?? '',
    week: week.map(keptIntervals),
    holidays: holidays.map(({ day, intervals }) => ({ day, intervals: keptIntervals(intervals) })),
  };
}
