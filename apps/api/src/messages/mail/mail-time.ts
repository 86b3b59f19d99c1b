import type { Language } from '@tolk/domain';

/** A mail cannot know its reader's zone, so that it names its own. */
const zones: Readonly<Record<Language, { locale: string; timeZone: string }>> = {
  en: { locale: 'en-GB', timeZone: 'UTC' },
  'zh-CN': { locale: 'zh-CN', timeZone: 'Asia/Shanghai' },
};

/** `Sat 21 Nov 2026, 13:55 UTC`, `2026 年 11 月 21 日 周六 21:55（北京时间）`. */
export function mailTime(at: Date, language: Language): string {
  const { locale, timeZone } = zones[language];
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    (parts.find((item) => item.type === type)?.value ?? '').replace('月', '');
  const clock = `${part('hour')}:${part('minute')}`;
  return language === 'en'
    ? `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${clock} UTC`
    : `${part('year')} 年 ${part('month')} 月 ${part('day')} 日 ${part('weekday')} ${clock}（北京时间）`;
}
