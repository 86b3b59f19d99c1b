import type { Availability, RequestOf, calls } from '@tolk/contract';
import {
  defaultOpeningHours,
  statutoryHolidays,
  type OpenInterval,
  type StatutoryHolidayName,
} from '@tolk/domain';
import { viewerZone } from '@tolk/i18n';
import { keptIntervals, typedIntervals } from '@tolk/market-views';

type Request = RequestOf<(typeof calls)['supinterface']['availability']['saveAvailability']>;
type DayOff = Availability['daysOff'][number];

/** What the form holds while it is filled in. */
export interface AvailabilityValues {
  zone: string | null;
  week: OpenInterval[][];
  daysOff: DayOff[];
  noticeHours: number | null;
  isPublic: boolean;
}

/** Before the first time: the usual week, by the clocks where one is. */
export function valuesOf(availability: Availability): AvailabilityValues {
  const { version, zone, week, daysOff, noticeHours, isPublic } = availability;
  const isNew = version === 0;
  return {
    zone: isNew ? viewerZone() : zone,
    week: (isNew ? defaultOpeningHours.week : week).map(typedIntervals),
    daysOff: daysOff.map((one) => ({ ...one })),
    noticeHours,
    isPublic,
  };
}

export function requestOf(values: AvailabilityValues, version: number): Request {
  const { zone, week, daysOff, noticeHours, isPublic } = values;
  return {
    version,
    zone: zone ?? '',
    week: week.map(keptIntervals),
    daysOff: daysOff.toSorted((one, other) => one.from.localeCompare(other.from)),
    noticeHours: noticeHours ?? 0,
    isPublic,
  };
}

/** The public holidays of the twelve months from this day on, apart from those that are days off already. */
export function holidaysAhead(
  daysOff: readonly DayOff[],
  today: string,
  names: Readonly<Record<StatutoryHolidayName, string>>,
): DayOff[] {
  const yearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return statutoryHolidays
    .filter(({ from, until }) => until >= today && from < yearOn)
    .filter(({ from, until }) => !daysOff.some((one) => one.from <= until && from <= one.until))
    .map(({ name, from, until }) => ({ from, until, note: names[name] }));
}
