import type { Amount, Language } from '@tolk/domain';

/** Digits behind the point of a currency: 2 for CNY, 0 for JPY. */
export function minorDigits(currency: string): number {
  return kept(digitsOf, currency, () => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  });
}

// Formats are dear to make, and a document has thousands of amounts in one or two currencies.
const digitsOf = new Map<string, number>();
const formatsOf = new Map<string, Intl.NumberFormat>();
const symbols = new Map<string, string>();

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** In major units: `1280` fen are `12.8`. Exact to the cent below some 90 billion. */
export function majorUnits({ amount, currency }: Amount): number {
  return amount / 10 ** minorDigits(currency);
}

/** As a machine reads it: `-1280.00`. */
export function plainMoney(money: Amount): string {
  return majorUnits(money).toFixed(minorDigits(money.currency));
}

/** Without the code, which stands in the column's head: `−¥ 1,280.00`. */
export function moneyWithSymbol({ amount, currency }: Amount, language: Language): string {
  const digits = minorDigits(currency);
  const format = kept(
    formatsOf,
    `${language} ${digits}`,
    () =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const figure = format.format(majorUnits({ amount: Math.abs(amount), currency }));
  return `${amount < 0 ? '−' : ''}${symbolOf(currency)} ${figure}`;
}

/** Symbol and code, because ¥ and $ stand for several currencies: `¥ 1,280.00 CNY`. */
export function moneyText(money: Amount, language: Language): string {
  return `${moneyWithSymbol(money, language)} ${money.currency}`;
}

function symbolOf(currency: string): string {
  return kept(symbols, currency, () => {
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const parts = new Intl.NumberFormat('en', options).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
}
