import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { isPassword } from '../../accounts/passwords/password.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { seal } from '../../database/server-key.ts';
import { recordAudit } from '../audit/audit.ts';
import { enrolmentOf, totpSecretOf } from '../login/staff-login.ts';
import { endStaffSessions } from '../login/staff-session-repository.ts';
import { newTicket, openTicket, passwordMark } from '../login/staff-ticket.ts';
import { countWrongCode, isLocked } from '../login/staff-tries.ts';
import { newTotpSecret, stepOfCode } from '../login/totp.ts';
import { lockStaff, updateStaff, type StaffMember } from './staff-repository.ts';

type Calls = typeof calls.opsinterface.account;
type Refused = 'staffLocked' | 'staffCredentials' | 'staffTicketExpired';

/**
 * A secret for another authenticator, for who has the password and the present one; the present one
 * goes on until the new one has shown its first code. Throws `staffCredentials`, `staffLocked`.
 */
export async function beginSecondFactor(
  { password, code }: RequestOf<Calls['beginSecondFactor']>,
  context: CallContext,
): Promise<ResponseOf<Calls['beginSecondFactor']>> {
  const { deps, now } = context;
  const member = await asOneself(context, async (tx, own) => {
    const secret = totpSecretOf(own, deps.config.serverKeys);
    const step = stepOfCode({ secret, code, lastStep: own.last_totp_step }, now);
    if (step === null || !(await isPassword(own.password_hash, password))) {
      await countWrongCode(tx, own, context);
      return 'staffCredentials';
    }
    await updateStaff(tx, own.id, { last_totp_step: step, wrong_tries: 0 });
    return { ...own, last_totp_step: step };
  });
  const newSecret = newTotpSecret();
  return {
    ticket: newTicket(deps, member, newSecret, now),
    enrolment: await enrolmentOf(newSecret, member.account),
  };
}

/**
 * From now on the codes of the new authenticator count; other sessions end. Throws
 * `staffTicketExpired`, `staffCredentials`, `staffLocked`.
 */
export async function confirmSecondFactor(
  { ticket: sealed, code }: RequestOf<Calls['confirmSecondFactor']>,
  context: CallContext,
): Promise<object> {
  const { deps, now, staffMember } = context;
  const ticket = openTicket(deps, sealed, now);
  await asOneself(context, async (tx, own) => {
    const { newSecret, lastStep } = ticket;
    const isOwn = ticket.staffId === own.id && ticket.passwordMark === passwordMark(own);
    if (newSecret === null || !isOwn || lastStep !== own.last_totp_step)
      return 'staffTicketExpired';
    // The new one may be in use within the step in which it was set up.
    if (totpSecretOf(own, deps.config.serverKeys) === newSecret) return 'staffTicketExpired';
    const step = stepOfCode({ secret: newSecret, code, lastStep: null }, now);
    if (step === null) {
      await countWrongCode(tx, own, context);
      return 'staffCredentials';
    }
    await updateStaff(tx, own.id, {
      sealed_totp_secret: seal(deps.config.serverKeys, 'staff-totp', newSecret),
      last_totp_step: step,
      wrong_tries: 0,
    });
    await endStaffSessions(tx, { staffId: own.id, but: staffMember.sessionId }, now);
    await recordAudit(tx, context, {
      action: 'confirmSecondFactor',
      subject: 'staff',
      subjectId: own.id,
    });
    return own;
  });
  return {};
}

/** The caller's own row, locked; a wrong code counts although the call is refused. */
async function asOneself(
  context: CallContext,
  act: (tx: Tx, own: StaffMember) => Promise<StaffMember | Refused>,
): Promise<StaffMember> {
  const outcome = await context.transaction(async (tx) => {
    const own =
      (await lockStaff(tx, { id: context.staffMember.staffId })) ?? refuse('unauthenticated');
    return isLocked(own, context.now) ? 'staffLocked' : act(tx, own);
  });
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}
