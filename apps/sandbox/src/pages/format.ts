import type { Language } from '@tolk/domain';

/** `¥1,280.00` */
export function money(fen: number): string {
  const yuan = Math.trunc(fen / 100).toLocaleString('en-US');
  return `¥${yuan}.${String(fen % 100).padStart(2, '0')}`;
}

/** US cents: `$1,280.00` */
export function dollars(cents: number): string {
  return money(cents).replace('¥', '$');
}

/** Day, hour and minute in UTC+8, where both providers are at home. */
export function moment(iso: string, language: Language): string {
  return shanghai(iso, language, {});
}

/** The same with seconds, for what happens within one minute. */
export function instant(iso: string, language: Language): string {
  return shanghai(iso, language, { second: '2-digit' });
}

function shanghai(iso: string, language: Language, more: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...more,
  });
  return `${format.format(new Date(iso))} UTC+8`;
}

/** `2 d 3 h 15 min`; the two or three units that matter. */
export function span(ms: number, language: Language): string {
  const minutes = Math.round(ms / 60_000);
  const units = language === 'en' ? ['d', 'h', 'min'] : ['天', '小时', '分钟'];
  const values = [Math.trunc(minutes / 1440), Math.trunc((minutes % 1440) / 60), minutes % 60];
  const parts = values.flatMap((value, index) => (value > 0 ? [`${value} ${units[index]}`] : []));
  return parts.join(' ') || `0 ${units[2]}`;
}
