/** Receivers of PayPal and Payoneer payouts; lengths in characters. */
export const payPalAccountLength = { min: 6, max: 127 };
export const payoneerAccountLength = { min: 6, max: 127 };
/** A Payoneer customer ID has eight digits today; older and newer ones differ a little. */
export const payoneerIdDigits = { min: 6, max: 12 };

export type PayoutAccountProblem = 'length' | 'format';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Both providers take ASCII addresses only. */
const mail = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`,
);
const longestLocalPart = 64;

/** An account in the one form that is checked, stored and compared. */
export function normalizePayoutAccount(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** What is wrong with a PayPal account, which is an e-mail address, or null. */
export function checkPayPalAccount(text: string): PayoutAccountProblem | null {
  const account = normalizePayoutAccount(text);
  const { min, max } = payPalAccountLength;
  if (account.length < min || account.length > max) return 'length';
  return isMail(account) ? null : 'format';
}

/** What is wrong with a Payoneer account, an e-mail address or a customer ID, or null. */
export function checkPayoneerAccount(text: string): PayoutAccountProblem | null {
  const account = normalizePayoutAccount(text);
  const isId = /^\d+$/.test(account);
  const { min, max } = isId ? payoneerIdDigits : payoneerAccountLength;
  if (account.length < min || account.length > max) return 'length';
  return isId || isMail(account) ? null : 'format';
}

function isMail(account: string): boolean {
  return account.indexOf('@') <= longestLocalPart && mail.test(account);
}
