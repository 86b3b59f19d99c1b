/** Full-width figures and points that a Chinese input method leaves: `１２．５` → `12.5`. */
function narrow(text: string): string {
  return text
    .replace(/[０-９．，－]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.');
}

/** What a person typed as a number: null when empty, NaN when it is none. Commas group thousands. */
export function parseNumber(text: string): number | null {
  const plain = narrow(text).replace(/[\s,]/g, '');
  if (plain === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * An amount of money as typed (`1,280.5`) in minor units (128050): null when empty, NaN when it is
 * none or finer than the currency.
 */
export function parseMoney(text: string, digits: number): number | null {
  const value = parseNumber(text);
  if (value === null || Number.isNaN(value)) return value;
  const minor = Math.round(value * 10 ** digits);
  return Math.abs(minor / 10 ** digits - value) < 1e-9 ? minor : Number.NaN;
}
