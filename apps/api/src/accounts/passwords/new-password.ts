import { invalidFields } from '../../calls/refusal.ts';
import { assertGoodPassword } from './password.ts';

/** Throws 422 at the second when the two differ, `weakPassword` for what is guessed first. */
export function assertNewPassword(
  form: { password: string; passwordAgain: string },
  accounts: readonly string[],
): void {
  if (form.password !== form.passwordAgain) {
    invalidFields({
      passwordAgain: { en: 'The passwords do not match.', zh: '两次输入的密码不一致。' },
    });
  }
  for (const account of accounts) assertGoodPassword(form.password, account);
}
