import type { DayRange } from './availability.ts';
import { holidayRules, type HolidayCountry, type HolidayRule } from './holiday-rules.ts';
import { statutoryHolidays } from './statutory-holidays.ts';
import type { HolidayName } from './holiday-names.ts';
import { DAY } from './time.ts';

export interface PublicHoliday extends DayRange {
  name: HolidayName;
}

/**
 * Public holidays of a whole country in a year, in the order of their days. Those of single states,
 * cantons or towns are not in it, nor those of the lunar calendar outside China. Of China they are
 * known until 2030.
 */
export function publicHolidays(country: HolidayCountry, year: number): PublicHoliday[] {
  if (country === 'CN') {
    return statutoryHolidays.filter(({ from }) => from.startsWith(String(year)));
  }
  const { rules, moved } = holidayRules[country];
  const days = rules.map((rule) => ({ ...rule, day: dayOf(rule, year) }));
  const taken = new Set(days.map(({ day }) => day));
  const all = days.flatMap(({ name, day, stays = false }) => {
    const off = stays ? day : movedDay(day, moved, taken);
    taken.add(off);
    return [day, ...(off === day ? [] : [off])].map((from) => ({
      name,
      from: isoDay(from),
      until: isoDay(from),
    }));
  });
  if (country === 'JP') all.push(...betweenTwo(taken));
  return all.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** In Japan a day between two holidays is one too. */
function betweenTwo(taken: ReadonlySet<number>): PublicHoliday[] {
  return [...taken]
    .map((day) => day + DAY)
    .filter((day) => !taken.has(day) && taken.has(day + DAY) && weekdayOf(day) !== 0)
    .map((day) => ({ name: 'citizens', from: isoDay(day), until: isoDay(day) }));
}

/** The days of holidays as ms since the epoch, at midnight UTC. */
function dayOf(rule: HolidayRule, year: number): number {
  if ('easter' in rule) return easterOf(year) + rule.easter * DAY;
  if ('equinox' in rule) return equinoxOf(rule.equinox, year);
  const { month } = rule;
  if ('nth' in rule) {
    const first = Date.UTC(year, month - 1, 1);
    if (rule.orFirstOn === weekdayOf(first)) return first;
    // The last one is sought from the end of the month.
    return rule.nth > 0
      ? weekdayFrom(first, rule.weekday) + (rule.nth - 1) * 7 * DAY
      : weekdayFrom(Date.UTC(year, month, 1) - 7 * DAY, rule.weekday);
  }
  const day = Date.UTC(year, month - 1, rule.day);
  return 'weekday' in rule ? weekdayFrom(day, rule.weekday) : day;
}

/** Where a holiday at a weekend is given back: 0 is Sunday. */
function movedDay(
  day: number,
  moved: (typeof holidayRules)[keyof typeof holidayRules]['moved'],
  taken: ReadonlySet<number>,
): number {
  const weekday = weekdayOf(day);
  if (moved === 'nearest') return weekday === 6 ? day - DAY : weekday === 0 ? day + DAY : day;
  const isLost = weekday === 0 || (weekday === 6 && moved === 'weekend');
  if (moved === null || !isLost) return day;
  const freeDays = moved === 'weekend' ? [0, 6] : [0];
  let later = day + DAY;
  while (taken.has(later) || freeDays.includes(weekdayOf(later))) later += DAY;
  return later;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/** By the formula of Japan’s observatory, which holds from 1980 to 2099. */
function equinoxOf(which: 'spring' | 'autumn', year: number): number {
  const years = year - 1980;
  const start = which === 'spring' ? 20.8431 : 23.2488;
  const day = Math.floor(start + 0.242194 * years - Math.floor(years / 4));
  return Date.UTC(year, which === 'spring' ? 2 : 8, day);
}

const weekdayOf = (day: number) => new Date(day).getUTCDay();

/** The first such weekday on this day or after it. */
const weekdayFrom = (day: number, weekday: number) =>
  day + ((weekday - weekdayOf(day) + 7) % 7) * DAY;

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);
