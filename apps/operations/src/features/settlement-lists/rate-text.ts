import { formatNumber, type Language } from '@tolk/i18n';

/** Four decimals, as banks quote it. */
export function rateText(rate: number): string {
  return rate.toFixed(4);
}

/** Percent with its sign, two decimals at most: `+2.5 %` has a meaning that `2.5 %` leaves open. */
export function differenceText(percent: number, language: Language): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(percent), language)}%`;
}
