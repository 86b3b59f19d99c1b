import { t } from '@lingui/core/macro';
import { boolean, object, ref, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

/** Good enough to catch a slip; whether it is a number or an address that exists, only the code tells. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?[\d\s().-]{7,24}$/;

function isAccount(text: string): boolean {
  if (email.test(text)) return true;
  const digits = text.replace(/\D/g, '').length;
  // Without a country code it is a Chinese number, which has ten digits at least with its area code.
  return phone.test(text) && digits >= (text.startsWith('+') ? 8 : 10) && digits <= 15;
}

/** What is wrong, in the words of what was meant. */
function slipIn(text: string): string {
  if (/^[+\d\s().-]+$/.test(text)) return t`Enter a valid phone number.`;
  if (text.includes('@')) return t`Enter a valid e-mail address.`;
  return t`Enter a phone number or an e-mail address.`;
}

const account = string()
  .trim()
  .required(() => t`Enter your phone number or e-mail address.`)
  .max(limits.account.max)
  .test({
    name: 'account',
    test: (text, { createError }) =>
      !text || isAccount(text) || createError({ message: slipIn(text) }),
  });

const { digits } = limits.code;

const code = string()
  .required(() => t`Enter the code we sent you.`)
  .matches(new RegExp(`^\\d{${digits}}$`), () => t`The code has ${digits} digits.`);

const newPassword = string()
  .required(() => t`Choose a password.`)
  .min(limits.password.min)
  .max(limits.password.max);

export const passwordLoginRules = object({
  account,
  password: string().required(() => t`Enter your password.`),
});

export const codeLoginRules = object({ account, code });

export const registerRules = object({
  account,
  code,
  password: newPassword,
  agreement: boolean().oneOf([true], () => t`Agree to the terms to sign up.`),
});

export const resetRules = object({ account, code });

export const newPasswordRules = object({
  password: newPassword,
  passwordAgain: string()
    .required(() => t`Type the new password again.`)
    .oneOf([ref('password')], () => t`The passwords do not match.`),
});
