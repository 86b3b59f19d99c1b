import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { forgetDevicesOf } from '../login/device-repository.ts';
import { findPersonByAccount, setPasswordHash } from '../../persons/person-repository.ts';
import { refuseBlocked } from '../sessions/refuse-blocked.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { accountOf } from '../identity/account-name.ts';
import { takeCode } from '../codes/codes.ts';
import { assertNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { sendSecurityNotice } from '../contacts/security-notice.ts';

export interface ResetForm {
  account: string;
  code: string;
  password: string;
  passwordAgain: string;
}

/** Sets the new password and ends every session of the account. Throws `wrongCode`, `weakPassword`, `accountBlocked`. */
export async function resetPassword(
  form: ResetForm,
  context: CallContext,
): Promise<Record<string, never>> {
  const account = accountOf(form.account);
  assertNewPassword(form, [account.value]);
  const { now } = context;
  const passwordHash = await hashPassword(form.password);
  const outcome = await context.transaction(async (tx) => {
    const code = { account, purpose: 'reset', code: form.code } as const;
    if (!(await takeCode(tx, code, context))) return 'wrongCode';
    const person = await findPersonByAccount(tx, account);
    if (person === undefined) return 'wrongCode';
    if (person.blocked_at !== null) return { blocked: person.block_words };
    await setPasswordHash(tx, person.id, passwordHash);
    await forgetDevicesOf(tx, person.id);
    await revokeSessions(tx, { personId: person.id }, now);
    await sendSecurityNotice(tx, person, { event: 'passwordChanged' }, context);
    return 'done';
  });
  if (typeof outcome === 'object') refuseBlocked(outcome.blocked);
  return outcome === 'done' ? {} : refuse(outcome);
}
