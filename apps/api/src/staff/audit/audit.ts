import type { AuditEntry, RequestOf, calls } from '@tolk/contract';
import type { Language } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  insertAuditEntry,
  listAuditEntries,
  type AuditFilter,
  type AuditRow,
} from './audit-repository.ts';
import { pagingOf } from '../../calls/paging.ts';

type AuditCalls = typeof calls.opsinterface.audit;

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
    // All that was done to one record is found by its id, however a call wrote it.
    subject_id: subjectId?.toLowerCase() ?? null,
    details,
    address,
    at: now,
  });
}

/** The audit log, the newest first unless sorted otherwise. Empty filters count as none. */
export async function auditList(
  request: RequestOf<AuditCalls['getAuditList']>,
  { deps, language }: CallContext,
): Promise<{ total: number; list: AuditEntry[] }> {
  const { total, rows } = await listAuditEntries(
    deps.db,
    auditFilterOf(request),
    pagingOf(request),
    request.sort,
  );
  return { total, list: rows.map((row) => presentAuditEntry(row, language)) };
}

/** What a call asks for, as the repository reads it. Throws 422 at `from` and `to`. */
export function auditFilterOf({
  staffId,
  action,
  subjectId,
  from,
  to,
}: RequestOf<AuditCalls['exportAuditList']>): AuditFilter {
  return {
    ...(staffId === undefined ? {} : { staffId }),
    ...(action ? { action } : {}),
    ...(subjectId ? { subjectId: subjectId.toLowerCase() } : {}),
    ...openSpanOf({ from, to }),
  };
}

export function presentAuditEntry(row: AuditRow, language: Language): AuditEntry {
  return {
    auditId: row.id,
    staffName: row.staff_name,
    role: row.role,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name === null ? null : shownName(row.subject_name, language),
    details: row.details,
    fileName: row.file_name,
    address: row.address,
    time: row.at.toISOString(),
  };
}
