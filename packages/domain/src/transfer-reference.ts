/** Money that comes into the bank account names what it pays by this, whoever copies it out. */
const lead = 'ZZ';
const serialDigits = 10;
const pattern = /ZZ\d{12}/g;

/** `ZZ` (转账) with ten digits and two check digits by ISO 7064 MOD 97-10, as in an IBAN. */
export function transferReference(serial: number): string {
  const digits = String(serial).padStart(serialDigits, '0');
  if (!/^\d{10}$/.test(digits)) throw new RangeError(`Not a serial of ten digits: ${serial}`);
  return `${lead}${digits}${checkDigits(digits)}`;
}

/** `ZZ 0000 0123 4567`: in groups, as people read it. */
export function groupedReference(reference: string): string {
  return `${lead} ${reference.slice(lead.length).replaceAll(/(\d{4})(?=\d)/g, '$1 ')}`;
}

/**
 * The reference in what a payer wrote, with whatever spaces, dashes and full-width letters the banks on the
 * way have made of it; null where there is none, where its check digits are wrong, or where there are several.
 */
export function readTransferReference(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-.·_/]/g, '');
  const found = new Set(plain.match(pattern)?.filter(isReference));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function isReference(text: string): boolean {
  const digits = text.slice(lead.length, lead.length + serialDigits);
  return text.endsWith(checkDigits(digits));
}

/** Letters count as in ISO 13616: Z is 35. */
function checkDigits(serial: string): string {
  const rest = Number(BigInt(`3535${serial}00`) % 97n);
  return String(98 - rest).padStart(2, '0');
}
