import type { Language } from '../languages.ts';
import { numberFormat, spaceScripts } from './cached-intl.ts';

/** `amount` in minor units (fen, cents); `currency` an ISO 4217 code. */
export interface MoneyValue {
  readonly amount: number;
  readonly currency: string;
}

/** Digits after the point in a currency: 2 for CNY, 0 for JPY. */
export function minorDigits(currency: string): number {
  return (
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** `CNY` → `¥`; a currency without a symbol of its own gives its code. */
export function currencySymbol(currency: string): string {
  const parts = numberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Symbol and code, because ¥ and $ stand for several currencies: `¥ 1,280.00 CNY`. */
export function formatMoney({ amount, currency }: MoneyValue, language: Language): string {
  const digits = minorDigits(currency);
  const figure = numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount) / 10 ** digits);
  const symbol = currencySymbol(currency);
  const unsigned =
    symbol === currency ? `${figure} ${currency}` : `${symbol} ${figure} ${currency}`;
  return amount < 0 ? `−${unsigned}` : unsigned;
}

/** Rounded, for the axis of a chart: `¥ 12.5K` / `¥ 1.3 万`. Not below zero. */
export function formatMoneyShort({ amount, currency }: MoneyValue, language: Language): string {
  const figure = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
    // What Chinese does not shorten has no fractions either.
    Math.round(amount / 10 ** minorDigits(currency)),
  );
  return `${currencySymbol(currency)} ${spaceScripts(figure)}`;
}
