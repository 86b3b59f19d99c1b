import type { Availability, RequestOf, calls } from '@tolk/contract';
import {
  defaultOpeningHours,
  holidayCountries,
  holidayNames,
  publicHolidays,
  type HolidayCountry,
  type OpenInterval,
} from '@tolk/domain';
import { likelyCountry, type Surroundings } from '@tolk/domain/dictionaries/likely-country';
import { viewerZone, type Language } from '@tolk/i18n';
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
  country: HolidayCountry,
  daysOff: readonly DayOff[],
  { today, language }: { today: string; language: Language },
): DayOff[] {
  const year = Number(today.slice(0, 4));
  const yearOn = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((of) => publicHolidays(country, of))
    .filter(({ from, until }) => until >= today && from < yearOn)
    .filter(({ from, until }) => !daysOff.some((one) => one.from <= until && from <= one.until))
    .map(({ name, from, until }) => {
      const { en, zh } = holidayNames[name];
      return { from, until, note: language === 'en' ? en : zh };
    });
}

/** Whose holidays are proposed first: where the supplier lives, else where the browser stands. */
export function holidayCountryOf(
  nationality: string | undefined,
  place: Surroundings,
): HolidayCountry {
  const likely = nationality || likelyCountry(place)?.value;
  return holidayCountries.find((one) => one === likely) ?? 'CN';
}
