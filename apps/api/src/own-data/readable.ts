/** An amount as people write it, with its currency: `{ amount: '1854.00', currency: 'CNY' }`. */
export function readableMoney(minorUnits: number, currency: string) {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const sign = minorUnits < 0 ? '-' : '';
  const plain = String(Math.abs(minorUnits)).padStart(digits + 1, '0');
  const at = plain.length - digits;
  const fraction = digits === 0 ? '' : `.${plain.slice(at)}`;
  return { amount: `${sign}${plain.slice(0, at)}${fraction}`, currency };
}

/** A row's columns under names as JSON has them: `created_at` becomes `createdAt`. */
export function readableKeys(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
