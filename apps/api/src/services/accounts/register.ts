import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../call-context.ts';
import { refuse } from '../../refusal.ts';
import { insertPerson } from '../../repositories/person-repository.ts';
import { startSession } from '../sessions/sessions.ts';
import { accountOf, maskedName, type AccountName } from './account-name.ts';
import { useCode } from './codes.ts';
import { newInvitationCode } from './invitation-code.ts';
import { assertGoodPassword, hashPassword } from './password.ts';

export interface RegisterForm {
  account: string;
  code: string;
  password: string;
  yqm?: string;
  RWID?: string;
  agreement: boolean;
}

/**
 * Makes an account and a session that has no identity yet. Throws `agreementRequired`,
 * `weakPassword`, `wrongCode`, `accountTaken`.
 */
export async function register(
  form: RegisterForm,
  context: CallContext,
): Promise<{ token: string; port: null }> {
  const account = accountOf(form.account);
  if (!form.agreement) refuse('agreementRequired');
  assertGoodPassword(form.password, account.value);
  const { deps, now } = context;
  const person = newPerson(account, form, await hashPassword(form.password), now);
  const outcome = await context.transaction(async (tx) => {
    const code = { account, purpose: 'register', code: form.code, now } as const;
    if (!(await useCode(deps, tx, code))) return 'wrongCode';
    if (!(await insertPerson(tx, person))) return 'accountTaken';
    return { token: await startSession(tx, person.id, null, now), port: null };
  });
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}

function newPerson(account: AccountName, form: RegisterForm, passwordHash: string, now: Date) {
  return {
    id: randomUUID(),
    email: account.channel === 'email' ? account.value : null,
    phone: account.channel === 'phone' ? account.value : null,
    password_hash: passwordHash,
    name: maskedName(account),
    avatar_url: null,
    identity: null,
    invitation_code: form.yqm ?? null,
    invited_by: null,
    own_invitation_code: newInvitationCode(),
    language: null,
    wechat_open_id: null,
    wechat_name: null,
    deleted_at: null,
    arrived_for: form.RWID ?? null,
    created_at: now,
  };
}
