import type { HolidayName } from './holiday-names.ts';

/** Countries whose public holidays are known (ISO 3166-1 alpha-2). */
export const holidayCountries = [
  'CN',
  'AT',
  'CA',
  'FR',
  'DE',
  'IE',
  'IT',
  'JP',
  'SG',
  'KR',
  'ES',
  'SE',
  'CH',
  'GB',
  'US',
] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** Months from 1 to 12, weekdays from 0, Sunday. */
export type HolidayRule = {
  name: HolidayName;
  /** Not given back where it falls on a weekend. */
  stays?: true;
} & (
  | { month: number; day: number }
  /** The first such weekday on this day or after it. */
  | { month: number; day: number; weekday: number }
  /** The nth such weekday of a month; -1: the last. The 1st instead where it is on that other weekday. */
  | { month: number; weekday: number; nth: number; orFirstOn?: number }
  /** Days after Easter Sunday. */
  | { easter: number }
  | { equinox: 'spring' | 'autumn' }
);

interface Holidays {
  /**
   * Where a holiday at a weekend is given back: on the working day after, for both days of it or for
   * Sunday alone; on the nearest working day; nowhere.
   */
  moved: 'weekend' | 'sunday' | 'nearest' | null;
  rules: readonly HolidayRule[];
}

const newYear: HolidayRule = { name: 'newYear', month: 1, day: 1 };
const epiphany: HolidayRule = { name: 'epiphany', month: 1, day: 6 };
const goodFriday: HolidayRule = { name: 'goodFriday', easter: -2 };
const easterMonday: HolidayRule = { name: 'easterMonday', easter: 1 };
const ascension: HolidayRule = { name: 'ascension', easter: 39 };
const whitMonday: HolidayRule = { name: 'whitMonday', easter: 50 };
const labourDay: HolidayRule = { name: 'labourDay', month: 5, day: 1 };
const assumption: HolidayRule = { name: 'assumption', month: 8, day: 15 };
const allSaints: HolidayRule = { name: 'allSaints', month: 11, day: 1 };
const immaculate: HolidayRule = { name: 'immaculateConception', month: 12, day: 8 };
const christmas: HolidayRule = { name: 'christmas', month: 12, day: 25 };
const secondChristmas: HolidayRule = { name: 'secondChristmas', month: 12, day: 26 };
const boxingDay: HolidayRule = { name: 'boxingDay', month: 12, day: 26 };

/** As the laws of each country stand in 2026. */
export const holidayRules: Readonly<Record<Exclude<HolidayCountry, 'CN'>, Holidays>> = {
  DE: {
    moved: null,
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      labourDay,
      ascension,
      whitMonday,
      { name: 'germanUnity', month: 10, day: 3 },
      christmas,
      secondChristmas,
    ],
  },
  AT: {
    moved: null,
    rules: [
      newYear,
      epiphany,
      easterMonday,
      labourDay,
      ascension,
      whitMonday,
      { name: 'corpusChristi', easter: 60 },
      assumption,
      { name: 'nationalDay', month: 10, day: 26 },
      allSaints,
      immaculate,
      christmas,
      secondChristmas,
    ],
  },
  // What all cantons have in common.
  CH: {
    moved: null,
    rules: [newYear, ascension, { name: 'nationalDay', month: 8, day: 1 }, christmas],
  },
  FR: {
    moved: null,
    rules: [
      newYear,
      easterMonday,
      labourDay,
      { name: 'victoryDay', month: 5, day: 8 },
      ascension,
      whitMonday,
      { name: 'nationalDay', month: 7, day: 14 },
      assumption,
      allSaints,
      { name: 'armistice', month: 11, day: 11 },
      christmas,
    ],
  },
  // England and Wales.
  GB: {
    moved: 'weekend',
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      { name: 'earlyMay', month: 5, weekday: 1, nth: 1 },
      { name: 'springHoliday', month: 5, weekday: 1, nth: -1 },
      { name: 'summerHoliday', month: 8, weekday: 1, nth: -1 },
      christmas,
      boxingDay,
    ],
  },
  IE: {
    moved: null,
    rules: [
      newYear,
      { name: 'saintBrigid', month: 2, weekday: 1, nth: 1, orFirstOn: 5 },
      { name: 'saintPatrick', month: 3, day: 17 },
      easterMonday,
      { name: 'mayHoliday', month: 5, weekday: 1, nth: 1 },
      { name: 'juneHoliday', month: 6, weekday: 1, nth: 1 },
      { name: 'augustHoliday', month: 8, weekday: 1, nth: 1 },
      { name: 'octoberHoliday', month: 10, weekday: 1, nth: -1 },
      christmas,
      { name: 'saintStephen', month: 12, day: 26 },
    ],
  },
  ES: {
    moved: null,
    rules: [
      newYear,
      epiphany,
      goodFriday,
      labourDay,
      assumption,
      { name: 'nationalDay', month: 10, day: 12 },
      allSaints,
      { name: 'constitutionDay', month: 12, day: 6 },
      immaculate,
      christmas,
    ],
  },
  IT: {
    moved: null,
    rules: [
      newYear,
      epiphany,
      easterMonday,
      { name: 'liberationOfItaly', month: 4, day: 25 },
      labourDay,
      { name: 'republicDay', month: 6, day: 2 },
      assumption,
      // Law 151 of 2025.
      { name: 'saintFrancis', month: 10, day: 4 },
      allSaints,
      immaculate,
      christmas,
      { name: 'saintStephen', month: 12, day: 26 },
    ],
  },
  SE: {
    moved: null,
    rules: [
      newYear,
      epiphany,
      goodFriday,
      easterMonday,
      labourDay,
      ascension,
      { name: 'nationalDay', month: 6, day: 6 },
      { name: 'midsummer', month: 6, day: 20, weekday: 6 },
      { name: 'allSaints', month: 10, day: 31, weekday: 6 },
      christmas,
      secondChristmas,
    ],
  },
  // Those of the federation.
  US: {
    moved: 'nearest',
    rules: [
      newYear,
      { name: 'martinLutherKing', month: 1, weekday: 1, nth: 3 },
      { name: 'presidentsDay', month: 2, weekday: 1, nth: 3 },
      { name: 'memorialDay', month: 5, weekday: 1, nth: -1 },
      { name: 'juneteenth', month: 6, day: 19 },
      { name: 'independenceDay', month: 7, day: 4 },
      { name: 'laborDay', month: 9, weekday: 1, nth: 1 },
      { name: 'columbusDay', month: 10, weekday: 1, nth: 2 },
      { name: 'veteransDay', month: 11, day: 11 },
      { name: 'thanksgiving', month: 11, weekday: 4, nth: 4 },
      christmas,
    ],
  },
  // Those of the federation.
  CA: {
    moved: 'weekend',
    rules: [
      newYear,
      goodFriday,
      { name: 'victoriaDay', month: 5, day: 18, weekday: 1 },
      { name: 'canadaDay', month: 7, day: 1 },
      { name: 'labourDayInSeptember', month: 9, weekday: 1, nth: 1 },
      { name: 'truthAndReconciliation', month: 9, day: 30 },
      { name: 'thanksgiving', month: 10, weekday: 1, nth: 2 },
      { name: 'remembranceDay', month: 11, day: 11 },
      christmas,
      boxingDay,
    ],
  },
  JP: {
    moved: 'sunday',
    rules: [
      newYear,
      { name: 'comingOfAge', month: 1, weekday: 1, nth: 2 },
      { name: 'foundationDay', month: 2, day: 11 },
      { name: 'emperorsBirthday', month: 2, day: 23 },
      { name: 'springEquinox', equinox: 'spring' },
      { name: 'showaDay', month: 4, day: 29 },
      { name: 'constitutionDay', month: 5, day: 3 },
      { name: 'greeneryDay', month: 5, day: 4 },
      { name: 'childrensDay', month: 5, day: 5 },
      { name: 'marineDay', month: 7, weekday: 1, nth: 3 },
      { name: 'mountainDay', month: 8, day: 11 },
      { name: 'respectForTheAged', month: 9, weekday: 1, nth: 3 },
      { name: 'autumnEquinox', equinox: 'autumn' },
      { name: 'sportsDay', month: 10, weekday: 1, nth: 2 },
      { name: 'cultureDay', month: 11, day: 3 },
      { name: 'thanksgivingForLabour', month: 11, day: 23 },
    ],
  },
  KR: {
    moved: 'weekend',
    rules: [
      { ...newYear, stays: true },
      { name: 'independenceMovement', month: 3, day: 1 },
      { name: 'childrensDay', month: 5, day: 5 },
      { name: 'memorialDayInJune', month: 6, day: 6, stays: true },
      { name: 'liberationOfKorea', month: 8, day: 15 },
      { name: 'foundationOfKorea', month: 10, day: 3 },
      { name: 'hangeulDay', month: 10, day: 9 },
      christmas,
    ],
  },
  SG: {
    moved: 'sunday',
    rules: [newYear, goodFriday, labourDay, { name: 'nationalDay', month: 8, day: 9 }, christmas],
  },
};
