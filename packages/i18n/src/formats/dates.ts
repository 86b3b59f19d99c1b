import type { Language } from '../languages.ts';
import { dateFormat, relativeFormat, spaceScripts } from './cached-intl.ts';

interface Place {
  readonly language: Language;
  /** IANA zone such as `Asia/Shanghai`; the viewer's own when left out. */
  readonly zone?: string | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** IANA name of the zone that this browser is set to. */
export function viewerZone(): string {
  return dateFormat('en', {}).resolvedOptions().timeZone;
}

/** What this browser says of its place: its zone, and its languages with their countries. */
export function viewerPlace(): { zone: string; locales: readonly string[] } {
  return { zone: viewerZone(), locales: navigator.languages };
}

function parts(iso: string, { language, zone }: Place, options: Intl.DateTimeFormatOptions) {
  const list = dateFormat(language, { timeZone: zone, ...options }).formatToParts(new Date(iso));
  return (type: Intl.DateTimeFormatPartTypes) =>
    list.find((part) => part.type === type)?.value ?? '';
}

/** Offset of a zone at that moment: `UTC+8`, `UTC−3:30`, `UTC+0`. */
export function formatOffset(iso: string, zone?: string): string {
  const offset = parts(
    iso,
    { language: 'en', zone },
    { timeZoneName: 'shortOffset' },
  )('timeZoneName');
  return (offset === 'GMT' ? 'GMT+0' : offset).replace('GMT', 'UTC').replace('-', '−');
}

/** The time of a day that is named already: `18:00`. */
export function formatTime(iso: string, place: Place): string {
  const part = parts(iso, place, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part('hour')}:${part('minute')}`;
}

function clock(iso: string, place: Place): string {
  return `${formatTime(iso, place)} ${formatOffset(iso, place.zone)}`;
}

/** `Fri 20 Nov 2026` / `2026 年 11 月 20 日 周五`. */
export function formatDate(iso: string, place: Place): string {
  const options = { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' } as const;
  const part = parts(iso, place, options);
  return place.language === 'en'
    ? `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
    : `${part('year')} 年 ${part('month')} 月 ${part('day')} 日 ${part('weekday')}`;
}

/** A day without its year, for the axis of a chart: `20 Nov` / `11/20`. */
export function formatShortDay(iso: string, place: Place): string {
  const options = { month: place.language === 'en' ? 'short' : 'numeric', day: 'numeric' } as const;
  const part = parts(iso, place, options);
  return place.language === 'en'
    ? `${part('day')} ${part('month')}`
    : `${part('month')}/${part('day')}`;
}

/** A month without day, given as `YYYY-MM`: `Sep 2019` / `2019 年 9 月`. */
export function formatMonth(month: string, language: Language): string {
  const options = { year: 'numeric', month: language === 'en' ? 'short' : 'numeric' } as const;
  const part = parts(`${month}-01T00:00:00Z`, { language, zone: 'UTC' }, options);
  return language === 'en'
    ? `${part('month')} ${part('year')}`
    : `${part('year')} 年 ${part('month')} 月`;
}

/** The same without its year, for the axis of a chart, also given as `YYYY-MM-DD`: `Sep` / `9 月`. */
export function formatMonthName(month: string, language: Language): string {
  const options = { month: language === 'en' ? 'short' : 'numeric' } as const;
  const part = parts(`${month.slice(0, 7)}-01T00:00:00Z`, { language, zone: 'UTC' }, options);
  return language === 'en' ? part('month') : `${part('month')} 月`;
}

/** Date and time with the offset from UTC: `Fri 20 Nov 2026, 18:00 UTC+8` / `2026 年 11 月 20 日 周五 18:00 UTC+8`. */
export function formatDateTime(iso: string, place: Place): string {
  return `${formatPastTime(iso, place)} ${formatOffset(iso, place.zone)}`;
}

/** The same without the offset, for what is over and is read by one's own clocks: `Fri 20 Nov 2026, 18:00`. */
export function formatPastTime(iso: string, place: Place): string {
  const separator = place.language === 'en' ? ', ' : ' ';
  return formatDate(iso, place) + separator + formatTime(iso, place);
}

/** From one moment to another, the day said once where it is one: `Fri 20 Nov 2026, 18:00–21:00 UTC+8`. */
export function formatDateTimeSpan(start: string, end: string, place: Place): string {
  const isOneDay =
    formatDate(start, place) === formatDate(end, place) &&
    formatOffset(start, place.zone) === formatOffset(end, place.zone);
  if (!isOneDay) return `${formatDateTime(start, place)} – ${formatDateTime(end, place)}`;
  const separator = place.language === 'en' ? ', ' : ' ';
  return `${formatDate(start, place)}${separator}${formatTime(start, place)}–${clock(end, place)}`;
}

interface MomentPlace extends Place {
  readonly now: string;
}

/** Is this moment still to come, so that its offset matters? Clocks that differ by seconds say the same of what has just been. */
export function isToCome(iso: string, now: string): boolean {
  return Date.parse(iso) - Date.parse(now) >= minute;
}

/**
 * Distance between two moments: minutes and whole hours below a day, from there on days as the
 * viewer's calendar counts them, so that Sunday to Tuesday is two: `in 3 hours`, `tomorrow`,
 * `in 2 days` / `3 小时后`, `明天`, `后天`.
 */
export function formatRelative(iso: string, { now, language, zone }: MomentPlace): string {
  const distance = Date.parse(iso) - Date.parse(now);
  const size = Math.abs(distance);
  if (size >= day) return relative(dayNumber(iso, zone) - dayNumber(now, zone), 'day');
  if (size >= hour) return relative(distance / hour, 'hour');
  // What is still to come is not over, so only the past is called so.
  if (size < minute && distance <= 0) return language === 'en' ? 'just now' : '刚刚';
  return relative(distance / minute, 'minute');

  function relative(length: number, unit: 'day' | 'hour' | 'minute'): string {
    const amount = Math.trunc(length);
    const numeric = amount === 0 || unit === 'day' ? 'auto' : 'always';
    return spaceScripts(relativeFormat(language, { numeric }).format(amount, unit));
  }
}

/** Counts the days of the calendar in this zone. */
function dayNumber(iso: string, zone?: string): number {
  const part = parts(
    iso,
    { language: 'en', zone },
    { year: 'numeric', month: 'numeric', day: 'numeric' },
  );
  return Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))) / day;
}

/** `Fri`; more than six days away a weekday is ambiguous, so the whole date stands there. */
function formatNearDay(iso: string, { now, ...place }: MomentPlace): string {
  const near = Math.abs(Date.parse(iso) - Date.parse(now)) <= 6 * day;
  return near ? parts(iso, place, { weekday: 'short' })('weekday') : formatDate(iso, place);
}

/** `18:00 UTC+8`, or `18:00` where it is over. */
function momentClock(iso: string, { now, ...place }: MomentPlace): string {
  return isToCome(iso, now) ? clock(iso, place) : formatTime(iso, place);
}

/** `Fri 18:00 UTC+8`, `Fri 20 Nov 2026, 18:00 UTC+8`. */
function formatMoment(iso: string, place: MomentPlace): string {
  const near = Math.abs(Date.parse(iso) - Date.parse(place.now)) <= 6 * day;
  const separator = place.language === 'en' && !near ? ', ' : ' ';
  return formatNearDay(iso, place) + separator + momentClock(iso, place);
}

/** A day and its time as Chinese has them: `后天（周五）18:00 UTC+8`; undefined on the day itself. */
function formatChineseDay(iso: string, place: MomentPlace): string | undefined {
  if (place.language === 'en') return undefined;
  if (Math.abs(Date.parse(iso) - Date.parse(place.now)) < day) return undefined;
  return `${formatRelative(iso, place)}（${formatNearDay(iso, place)}）${momentClock(iso, place)}`;
}

/** Relative and absolute: `in 2 days · Fri 18:00 UTC+8` / `后天（周五）18:00 UTC+8`. */
export function formatDeadline(iso: string, place: MomentPlace): string {
  return (
    formatChineseDay(iso, place) ?? `${formatRelative(iso, place)} · ${formatMoment(iso, place)}`
  );
}

/** The same to stand behind “until”: `Fri 18:00 UTC+8 · in 2 days` / `后天（周五）18:00 UTC+8`. */
export function formatUntil(iso: string, place: MomentPlace): string {
  const moment = formatMoment(iso, place);
  const relative = formatRelative(iso, place);
  if (place.language === 'en') return `${moment} · ${relative}`;
  return formatChineseDay(iso, place) ?? `${moment}（${relative}）`;
}
