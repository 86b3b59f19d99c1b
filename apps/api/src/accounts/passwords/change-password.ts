import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  lockPersonForUpdate,
  setPasswordHash,
  type Person,
} from '../../persons/person-repository.ts';
import { ownSession } from '../sessions/own-session.ts';
import { revokeSessions } from '../sessions/sessions.ts';
import { askerOf } from '../login/asker.ts';
import { takeCode } from '../codes/codes.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { assertNewPassword } from './new-password.ts';
import { ownPerson } from '../identity/own-person.ts';
import { judgePassword } from '../login/password-tries.ts';
import { hashPassword, isPassword } from './password.ts';
import { sendSecurityNotice } from '../contacts/security-notice.ts';

interface NewPassword {
  password: string;
  passwordAgain: string;
}

/** Changes the password and ends every other session. Throws `wrongPassword`, `weakPassword`, `tooMany`. */
export async function changePassword(
  form: NewPassword & { oldPassword: string },
  context: CallContext,
): Promise<Record<string, never>> {
  const person = await ownPerson(context);
  assertNewPassword(form, namesOf(person));
  const asker = await askerOf(context.deps.db, person.id, context);
  const right = await judgePassword({ name: `change/${person.id}`, asker }, context, () =>
    isPassword(person.password_hash, form.oldPassword),
  );
  if (!right) refuse('wrongPassword');
  const passwordHash = await hashPassword(form.password);
  return context.transaction(async (tx) => {
    const now = await lockPersonForUpdate(tx, person.id);
    // Another change came first: what was right is the old password no more.
    if (now?.password_hash !== person.password_hash) refuse('wrongPassword');
    await setPassword(tx, person, passwordHash, context);
    return {};
  });
}

/**
 * Sets the first password, confirmed by a code to one of the account's contacts. Throws
 * `passwordExists`, `weakPassword`, `wrongCode`.
 */
export async function addPassword(
  form: NewPassword & { oldCode: string },
  context: CallContext,
): Promise<Record<string, never>> {
  const person = await ownPerson(context);
  if (person.password_hash !== null) refuse('passwordExists');
  assertNewPassword(form, namesOf(person));
  const passwordHash = await hashPassword(form.password);
  const outcome = await context.transaction(async (tx) => {
    const locked = await lockPersonForUpdate(tx, person.id);
    if (locked === undefined || locked.password_hash !== null) return 'passwordExists';
    if (!(await isConfirmed(tx, locked, form.oldCode, context))) return 'wrongCode';
    await setPassword(tx, locked, passwordHash, context);
    return 'done';
  });
  return outcome === 'done' ? {} : refuse(outcome);
}

/** The code came to any of the account's contacts. */
async function isConfirmed(
  tx: Tx,
  person: Person,
  code: string,
  context: CallContext,
): Promise<boolean> {
  for (const account of contactsOf(person)) {
    if (await takeCode(tx, { account, purpose: 'confirm', code }, context)) return true;
  }
  return false;
}

async function setPassword(
  tx: Tx,
  person: Person,
  passwordHash: string,
  context: CallContext,
): Promise<void> {
  const { sessionId } = ownSession(context);
  await setPasswordHash(tx, person.id, passwordHash);
  await revokeSessions(tx, { personId: person.id, but: sessionId }, context.now);
  await sendSecurityNotice(tx, person, { event: 'passwordChanged' }, context);
}

function namesOf(person: Person): string[] {
  return contactsOf(person).map(({ value }) => value);
}
