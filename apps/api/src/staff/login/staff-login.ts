import type { StaffUser } from '@tolk/contract';
import { toString } from 'qrcode';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import {
  findStaff,
  findStaffByAccount,
  lockStaff,
  updateStaff,
  type StaffMember,
} from '../members/staff-repository.ts';
import { seal, unseal, type ServerKeys } from '../../database/server-key.ts';
import { askerOf, rememberDevice } from '../../accounts/login/asker.ts';
import { assertGoodPassword, hashPassword, isPassword } from '../../accounts/passwords/password.ts';
import { fieldTexts } from '../../calls/field-rules.ts';
import { presentStaffUser } from '../members/present-staff.ts';
import { startStaffSession } from './staff-sessions.ts';
import { newTicket, openTicket, passwordMark, type StaffTicket } from './staff-ticket.ts';
import { countWrongCode, isLocked, noteLock, passwordTries } from './staff-tries.ts';
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

interface FirstStep {
  ticket: string;
  enrolment: { secret: string; otpauth: string; qrCode: string } | null;
  newPasswordRequired: boolean;
}

/**
 * First step: account and password. The answer is the same for an account that nobody has, also
 * after so many tries. Throws `staffCredentials`, `staffLocked`.
 */
export async function loginStaff(
  form: { account: string; password: string },
  context: CallContext,
): Promise<FirstStep> {
  const account = form.account.normalize('NFKC').trim().toLowerCase();
  const member = await judge(account, form.password, context);
  const newSecret = member.sealed_totp_secret === null ? newTotpSecret() : null;
  return {
    ticket: newTicket(context.deps, member, newSecret, context.now),
    enrolment: newSecret === null ? null : await enrolmentOf(newSecret, member.account),
    newPasswordRequired: member.password_once,
  };
}

/** Whose password it is. Throws `staffCredentials`, `staffLocked`. */
async function judge(
  account: string,
  password: string,
  context: CallContext,
): Promise<StaffMember> {
  const { db } = context.deps;
  const found = await findStaffByAccount(db, account);
  const member = found?.active === true ? found : undefined;
  const asker = await askerOf(db, member?.id, context);
  const tried = await passwordTries.judge({ name: account, asker }, context, () =>
    isPassword(member?.password_hash ?? null, password),
  );
  if (tried.waitMs > 0) refuse('staffLocked');
  if (member !== undefined && tried.right) return member;
  context.deps.metrics.login('staff', 'refused');
  if (member !== undefined && tried.isLast) await noteLock(db, member, context);
  return refuse('staffCredentials');
}

/** What an authenticator app is set up with. */
export async function enrolmentOf(secret: string, account: string) {
  const otpauth = otpauthUri(secret, account);
  const svg = await toString(otpauth, { type: 'svg', margin: 2 });
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { secret, otpauth, qrCode };
}

/**
 * Second step: the code of the authenticator, which is set up by it the first time, and a new
 * password where the old one was good once. Throws `staffCredentials`, `staffTicketExpired`,
 * `staffLocked`, `weakPassword`, 422 at `newPassword`.
 */
export async function confirmStaffLogin(
  form: { ticket: string; code: string; newPassword?: string },
  context: CallContext,
): Promise<{ token: string; user: StaffUser }> {
  const { deps, now } = context;
  const ticket = openTicket(deps, form.ticket, now);
  const known = await findStaff(deps.db, ticket.staffId);
  if (known === undefined || !isFor(ticket, known)) refuse('staffTicketExpired');
  const newHash = known.password_once ? await newPasswordHash(known, form.newPassword) : null;
  const outcome = await context.transaction(async (tx) => {
    const member = await lockStaff(tx, { id: ticket.staffId });
    if (member === undefined || !isFor(ticket, member)) return 'staffTicketExpired';
    if (isLocked(member, now)) return 'staffLocked';
    const secret = secretOf(member, ticket, context);
    const lastStep = member.last_totp_step;
    const step = stepOfCode({ secret, code: form.code, lastStep }, now);
    if (step === null) {
      await countWrongCode(tx, member, context);
      return 'staffCredentials';
    }
    await updateStaff(tx, member.id, {
      last_totp_step: step,
      wrong_tries: 0,
      locked_until: null,
      last_login_at: now,
      ...(ticket.newSecret === null
        ? {}
        : { sealed_totp_secret: seal(deps.config.serverKeys, 'staff-totp', secret) }),
      ...(newHash === null ? {} : { password_hash: newHash, password_once: false }),
    });
    await rememberDevice(tx, member.id, context);
    await noteLogin(tx, member, ticket, context);
    const { userAgent, address } = context;
    const token = await startStaffSession(tx, { staffId: member.id, userAgent, address, now });
    return { token, user: presentStaffUser(member) };
  });
  deps.metrics.login('staff', typeof outcome === 'string' ? 'refused' : 'ok');
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}

/**
 * The ticket is about the member as they are: not set up, let go, given a new password or signed in
 * since. Each accepted code raises `last_totp_step`, so a ticket is good once.
 */
function isFor(ticket: StaffTicket, member: StaffMember): boolean {
  const enrolling = ticket.newSecret !== null;
  return (
    member.active &&
    ticket.passwordMark === passwordMark(member) &&
    ticket.lastStep === member.last_totp_step &&
    enrolling === (member.sealed_totp_secret === null)
  );
}

async function newPasswordHash(
  { account, password_hash }: StaffMember,
  newPassword: string | undefined,
): Promise<string> {
  if (newPassword === undefined) return invalidFields({ newPassword: fieldTexts.blank });
  assertGoodPassword(newPassword, account);
  if (await isPassword(password_hash, newPassword)) {
    invalidFields({
      newPassword: {
        en: 'Choose a password other than the one you were given.',
        zh: '请勿使用初始密码，请设置新密码。',
      },
    });
  }
  return hashPassword(newPassword);
}

/** The secret of a member, or the one that is being set up. */
function secretOf(member: StaffMember, ticket: StaffTicket, { deps }: CallContext): string {
  if (ticket.newSecret !== null) return ticket.newSecret;
  return totpSecretOf(member, deps.config.serverKeys);
}

/** Throws for a member without a second factor. */
export function totpSecretOf({ sealed_totp_secret }: StaffMember, serverKeys: ServerKeys): string {
  if (sealed_totp_secret === null) throw new Error('This member has no second factor');
  return unseal(serverKeys, 'staff-totp', sealed_totp_secret);
}

async function noteLogin(
  tx: Tx,
  member: StaffMember,
  { newSecret }: StaffTicket,
  { address, now }: CallContext,
): Promise<void> {
  await insertAuditEntry(tx, {
    staff_id: member.id,
    role: member.role,
    action: 'confirmLogin',
    subject: 'staff',
    subject_id: member.id,
    details: newSecret === null ? {} : { secondFactor: 'set up' },
    address,
    at: now,
  });
}
