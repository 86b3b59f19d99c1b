import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import type { AuditEntryTable } from './audit-table.ts';

export type NewAuditEntry = Pick<
  AuditEntryTable,
  'staff_id' | 'role' | 'action' | 'subject' | 'subject_id' | 'address' | 'at'
> & { details: Record<string, string> };

export async function insertAuditEntry(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, id: randomUUID(), details: JSON.stringify(entry.details) })
    .execute();
}

export interface AuditFilter {
  staffId?: string;
  action?: string;
  subjectId?: string;
}

export type AuditRow = Selectable<AuditEntryTable> & { staff_name: string };

/** The newest first. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: AuditRow[] }> {
  const { staffId, action, subjectId } = filter;
  const matching = db
    .selectFrom('audit_entry')
    .innerJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''));
  const rows = await matching
    .selectAll('audit_entry')
    .select('staff.name as staff_name')
    .orderBy('at', 'desc')
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows };
}
