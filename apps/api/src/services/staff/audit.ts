import type { CallContext } from '../../call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { insertAuditEntry } from '../../repositories/audit-repository.ts';

/** What a member of the staff did; `details` never carries a secret, a number or a contact. */
export interface StaffAct {
  /** The call's name, as `decideReview`. */
  action: string;
  /** What it was done to, as `person`. */
  subject: string;
  subjectId?: string;
  details?: Record<string, string>;
}

/** Notes an act of the staff in the transaction that carries it out. */
export async function noteAct(
  tx: Queryable,
  { staffMember, address, now }: CallContext,
  { action, subject, subjectId, details = {} }: StaffAct,
): Promise<void> {
  await insertAuditEntry(tx, {
    staff_id: staffMember.staffId,
    role: staffMember.role,
    action,
    subject,
    subject_id: subjectId ?? null,
    details,
    address,
    at: now,
  });
}
