import type { StaffUser } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { findStaff, lockStaff, updateStaff } from './staff-repository.ts';
import { endStaffSessions } from '../login/staff-session-repository.ts';
import { assertGoodPassword, hashPassword, isPassword } from '../../accounts/passwords/password.ts';
import { recordAudit } from '../audit/audit.ts';
import { presentStaffUser } from './present-staff.ts';
import { totpSecretOf } from '../login/staff-login.ts';
import { countWrongCode, isLocked } from '../login/staff-tries.ts';
import { stepOfCode } from '../login/totp.ts';

export async function logoutStaff(context: CallContext): Promise<Record<string, never>> {
  const { sessionId, staffId } = context.staffMember;
  return context.transaction(async (tx) => {
    await endStaffSessions(tx, { sessionId }, context.now);
    await recordAudit(tx, context, { action: 'loginOut', subject: 'staff', subjectId: staffId });
    return {};
  });
}

export async function staffUser({ deps, staffMember }: CallContext): Promise<StaffUser> {
  const member = await findStaff(deps.db, staffMember.staffId);
  return presentStaffUser(member ?? refuse('unauthenticated'));
}

/**
 * Changes the own password, confirmed by the old one and the second factor, and ends the member's
 * other sessions. Throws `staffCredentials`, `staffLocked`, `weakPassword`.
 */
export async function changeStaffPassword(
  form: { oldPassword: string; newPassword: string; code: string },
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, now } = context;
  const { staffId, sessionId } = context.staffMember;
  const { account } = (await findStaff(deps.db, staffId)) ?? refuse('unauthenticated');
  assertGoodPassword(form.newPassword, account);
  const newHash = await hashPassword(form.newPassword);
  const outcome = await context.transaction(async (tx) => {
    const member = (await lockStaff(tx, { id: staffId })) ?? refuse('unauthenticated');
    if (isLocked(member, now)) return 'staffLocked';
    const secret = totpSecretOf(member, deps.config.serverKeys);
    const lastStep = member.last_totp_step;
    const step = stepOfCode({ secret, code: form.code, lastStep }, now);
    const right = await isPassword(member.password_hash, form.oldPassword);
    if (step === null || !right) {
      await countWrongCode(tx, member, context);
      return 'staffCredentials';
    }
    await updateStaff(tx, staffId, {
      password_hash: newHash,
      last_totp_step: step,
      wrong_tries: 0,
    });
    await endStaffSessions(tx, { staffId, but: sessionId }, now);
    await recordAudit(tx, context, {
      action: 'changePassword',
      subject: 'staff',
      subjectId: staffId,
    });
    return 'done';
  });
  return outcome === 'done' ? {} : refuse(outcome);
}
