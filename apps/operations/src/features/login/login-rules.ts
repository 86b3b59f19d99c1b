import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { password, staff, account } = limits;

export const passwordStepRules = object({
  account: string().trim().required().email().max(account.max),
  password: string().required().max(password.max),
});

const code = string()
  .transform((text: string) => text.replaceAll(/\s/g, ''))
  .required()
  .matches(new RegExp(`^[0-9]{${staff.totp.digits}}$`));

export const codeStepRules = object({ code });

export const firstCodeStepRules = object({
  code,
  newPassword: string().required().min(password.min).max(password.max),
});
