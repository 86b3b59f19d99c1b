import { formatDate, formatNumber, type Language } from '@tolk/i18n';
import type { Overview } from './queues.tsx';

type Day = Overview['days'][number];
export type Volume = Exclude<keyof Day, 'day'>;

/** Keeps the label's line where a day has none. */
const blank = '\u00a0';

/** Bars of one volume; every other day is named, since 14 numbers don't fit below a narrow chart. */
export function dayBars(days: readonly Day[], volume: Volume, language: Language) {
  return days.map((one, index) => ({
    key: one.day,
    label: (days.length - 1 - index) % 2 === 0 ? String(Number(one.day.slice(8))) : blank,
    value: one[volume],
    figure: formatNumber(one[volume], language),
    text: `${formatDate(`${one.day}T00:00:00Z`, { language, zone: 'UTC' })}: ${formatNumber(one[volume], language)}`,
  }));
}

export function totalOf(days: readonly Day[], volume: Volume): number {
  return days.reduce((sum, one) => sum + one[volume], 0);
}
