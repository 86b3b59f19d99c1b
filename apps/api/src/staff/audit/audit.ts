import type { AuditEntry } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  insertAuditEntry,
  listAuditEntries,
  type AuditFilter,
  type AuditRow,
} from './audit-repository.ts';
import { pagingOf, type PageRequest } from '../../calls/paging.ts';

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
export async function recordAudit(
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

/** The audit log, the newest first. Empty filters count as none. */
export async function auditList(
  { staffId, action, subjectId, ...page }: PageRequest & AuditFilter,
  { deps }: CallContext,
): Promise<{ total: number; list: AuditEntry[] }> {
  const filter = {
    ...(staffId === undefined ? {} : { staffId }),
    ...(action ? { action } : {}),
    ...(subjectId ? { subjectId } : {}),
  };
  const { total, rows } = await listAuditEntries(deps.db, filter, pagingOf(page));
  return { total, list: rows.map(presentAuditEntry) };
}

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    auditId: row.id,
    staffName: row.staff_name,
    role: row.role,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    details: row.details,
    address: row.address,
    time: row.at.toISOString(),
  };
}
