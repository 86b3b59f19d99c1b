import type { Language } from '@tolk/domain';

const zones: Readonly<Record<Language, { locale: string; zone: string; name: string }>> = {
  en: { locale: 'en-GB', zone: 'UTC', name: 'UTC' },
  'zh-CN': { locale: 'zh-CN', zone: 'Asia/Shanghai', name: '北京时间' },
};

/**
 * `21 November 2026 at 13:55 UTC`, `北京时间 2026年11月21日 21:55`: a mail cannot know the reader's
 * zone, so that it names its own.
 */
export function mailTime(at: Date, language: Language): string {
  const { locale, zone, name } = zones[language];
  const text = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(at);
  return language === 'en' ? `${text} ${name}` : `${name} ${text}`;
}
