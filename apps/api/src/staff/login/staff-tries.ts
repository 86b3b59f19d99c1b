import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { updateStaff, type StaffMember } from '../members/staff-repository.ts';
import { createTries } from '../../accounts/login/tries.ts';

const { tries, triesFromAnywhere, lockedMs } = limits.staff;

/**
 * Wrong passwords are counted by who tries: they never lock the account itself, or anybody could
 * keep a member out.
 */
export const passwordTries = createTries({
  what: 'staffPassword',
  ofAsker: tries,
  fromAnywhere: triesFromAnywhere,
  windowMs: lockedMs,
});

/** The second factor is locked: after wrong codes of somebody who had the right password. */
export function isLocked({ locked_until }: StaffMember, now: Date): boolean {
  return locked_until !== null && locked_until > now;
}

/** Counts a wrong code of a member whom the caller has locked; the last one locks the account. */
export async function countWrongCode(
  tx: Tx,
  member: StaffMember,
  context: Pick<CallContext, 'address' | 'now'>,
): Promise<void> {
  const wrong = member.wrong_tries + 1;
  if (wrong < tries) return updateStaff(tx, member.id, { wrong_tries: wrong });
  await updateStaff(tx, member.id, { wrong_tries: 0, locked_until: addMs(context.now, lockedMs) });
  await noteLock(tx, member, context);
}

/** Somebody tried too often; `address` says from where. */
export async function noteLock(
  tx: Queryable,
  member: StaffMember,
  { address, now }: Pick<CallContext, 'address' | 'now'>,
): Promise<void> {
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
