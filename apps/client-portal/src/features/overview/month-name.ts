import type { Language } from '@tolk/i18n';

/** `2026-11` → `Nov` / `11 月` */
export function monthName(month: string, language: Language): string {
  if (language === 'zh-CN') return `${Number(month.slice(5, 7))} 月`;
  return new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );
}
