import { t } from '@lingui/core/macro';
import { object, ref, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { password, staff } = limits;
const { digits } = staff.totp;

const code = string()
  .transform((text: string) => text.replaceAll(/\s/g, ''))
  .required(() => t`Enter the code the app shows now.`)
  .matches(new RegExp(`^[0-9]{${digits}}$`), () => t`The code has ${digits} digits.`);
const present = string().required(() => t`Enter your current password.`);

export const staffPasswordRules = object({
  oldPassword: present,
  password: string()
    .required(() => t`Choose a password.`)
    .min(password.min)
    .max(password.max),
  passwordAgain: string()
    .required(() => t`Type the new password again.`)
    .oneOf([ref('password')], () => t`The passwords do not match.`),
  code,
});

export const presentAuthenticatorRules = object({ password: present, code });
export const newAuthenticatorRules = object({ code });
