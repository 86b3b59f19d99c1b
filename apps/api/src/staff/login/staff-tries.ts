import { addMs, DAY, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { RateLimiter } from '../../calls/rate-limiter.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { updateStaff, type StaffMember } from '../members/staff-repository.ts';

const { tries, lockedMs } = limits.staff;

export function isLocked({ locked_until }: StaffMember, now: Date): boolean {
  return locked_until !== null && locked_until > now;
}

/** Counts a wrong password or code of a member whom the caller has locked; the last one locks the account. */
export async function countWrongTry(
  tx: Tx,
  member: StaffMember,
  { address, now }: Pick<CallContext, 'address' | 'now'>,
): Promise<void> {
  const wrong = member.wrong_tries + 1;
  if (wrong < tries) return updateStaff(tx, member.id, { wrong_tries: wrong });
  await updateStaff(tx, member.id, { wrong_tries: 0, locked_until: addMs(now, lockedMs) });
  await insertAuditEntry(tx, {
    staff_id: member.id,
    role: member.role,
    action: 'lockStaffLogin',
    subject: 'staff',
    subject_id: member.id,
    details: {},
    address,
    at: now,
  });
}

/**
 * Accounts that don't exist are locked as others are, or wrong tries would tell which exist. Each
 * process counts for itself: nothing is protected here but the answer.
 */
const strangers = new RateLimiter();

/** Counts a wrong try at an account that nobody has; true while that account counts as locked. */
export function isStrangerLocked(account: string, at: Date): boolean {
  const now = at.getTime();
  if (strangers.waitOf(`locked/${account}`, 1, now) > 0) return true;
  strangers.take(account, tries, DAY, now);
  if (strangers.waitOf(account, tries, now) > 0) {
    strangers.forget(account);
    strangers.take(`locked/${account}`, 1, lockedMs, now);
  }
  return false;
}
