import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/schema.ts';
import type { AuditEntryTable } from '../database/tables/staff.ts';

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
