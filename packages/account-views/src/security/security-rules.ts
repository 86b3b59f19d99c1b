import { t } from '@lingui/core/macro';
import { object, ref, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { digits } = limits.code;

/** Good enough to catch a slip; whether the number exists, only the code tells. */
const phoneForm = /^\+?[\d\s()-]{7,24}$/;

export const codeRule = string()
  .required(() => t`Enter the code we sent you.`)
  .matches(new RegExp(`^\\d{${digits}}$`), () => t`The code has ${digits} digits.`);

const newPassword = {
  password: string()
    .required(() => t`Choose a password.`)
    .min(limits.password.min)
    .max(limits.password.max),
  passwordAgain: string()
    .required(() => t`Type the new password again.`)
    .oneOf([ref('password')], () => t`The passwords do not match.`),
};

export const changePasswordRules = object({
  oldPassword: string().required(() => t`Enter your current password.`),
  ...newPassword,
});

export const firstPasswordRules = object({ oldCode: codeRule, ...newPassword });

/** The new contact must be another one than the account has now. */
export function emailRules(now: string | null) {
  return object({
    oldCode: codeRule,
    email: string()
      .trim()
      .required(() => t`Enter the new e-mail address.`)
      .max(limits.account.max)
      .email()
      .notOneOf([now], () => t`This account already uses it.`),
    code: codeRule,
  });
}

/** The same for a phone. */
export function phoneRules(now: string | null) {
  return object({
    oldCode: codeRule,
    phone: string()
      .trim()
      .required(() => t`Enter the new phone number.`)
      .matches(
        phoneForm,
        () => t`Enter a phone number. Outside mainland China, include the country code: +44 …`,
      )
      .notOneOf([now], () => t`This account already uses it.`),
    code: codeRule,
  });
}
