import type { Language } from '@tolk/domain';

/** A mail cannot know its reader's zone, so that it names its own. */
const zones: Readonly<Record<Language, { locale: string; timeZone: string }>> = {
  en: { locale: 'en-GB', timeZone: 'UTC' },
  'zh-CN': { locale: 'zh-CN', timeZone: 'Asia/Shanghai' },
};

/** `Sat 21 Nov 2026, 13:55 UTC`, `2026 年 11 月 21 日 周六 21:55（北京时间）`. */
export function mailTime(at: Date, language: Language): string {
  const { timeZone } = zones[language];
  const wall = wallTime(at, language, timeZone);
  return language === 'en' ? `${wall} UTC` : `${wall}（北京时间）`;
}

/**
 * By the clocks of a place, and in the mail's own zone where that is another time of day:
 * `Sat 21 Nov 2026, 14:55 UTC+1 (Sat 21 Nov 2026, 13:55 UTC)`.
 */
export function placeTime(at: Date, zone: string, language: Language): string {
  const offset = offsetOf(at, zone);
  const own = mailTime(at, language);
  if (offset === offsetOf(at, zones[language].timeZone)) return own;
  const there = clockTime(at, zone, language);
  return language === 'en' ? `${there} (${own})` : `${there}，即 ${own}`;
}

/** By the clocks of a place alone: `Sat 21 Nov 2026, 14:55 UTC+1`. */
export function clockTime(at: Date, zone: string, language: Language): string {
  return `${wallTime(at, language, zone)} ${offsetOf(at, zone)}`;
}

/** `Sat 21 Nov 2026`, `2026 年 11 月 21 日 周六`. */
export function dayName(at: Date, language: Language, timeZone: string): string {
  const part = partsOf(at, language, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  });
  return language === 'en'
    ? `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
    : `${part('year')} 年 ${part('month')} 月 ${part('day')} 日 ${part('weekday')}`;
}

function wallTime(at: Date, language: Language, timeZone: string): string {
  const part = partsOf(at, language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const day = dayName(at, language, timeZone);
  const clock = `${part('hour')}:${part('minute')}`;
  return language === 'en' ? `${day}, ${clock}` : `${day} ${clock}`;
}

function partsOf(at: Date, language: Language, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(zones[language].locale, options).formatToParts(at);
  return (type: Intl.DateTimeFormatPartTypes) =>
    (parts.find((item) => item.type === type)?.value ?? '').replace('月', '');
}

/** `UTC+1`, `UTC+0`. */
function offsetOf(at: Date, timeZone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (name === 'GMT' ? 'GMT+0' : (name ?? '')).replace('GMT', 'UTC');
}
