import { randomUUID } from 'node:crypto';
import type { AgeSort } from '@tolk/domain';
import { sql, type Selectable } from 'kysely';
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
  from?: Date;
  /** The first moment after the span. */
  before?: Date;
}

export type AuditRow = Selectable<AuditEntryTable> & {
  staff_name: string;
  subject_name: string | null;
  file_name: string | null;
};

/** Ids of files in the log are ours, too. */
const fileName = sql<string | null>`(select name from file
  where file.id = (audit_entry.details ->> 'fileId')::uuid)`;

/** The ids of these subjects are ours, so that each branch may read its id as one. */
const subjectName = sql<string | null>`(case audit_entry.subject
  when 'person' then (select name from person where id = subject_id::uuid)
  when 'realName' then (select person.name from real_name_verification as review
    join person on person.id = review.person_id where review.id = subject_id::uuid)
  when 'settlementMethod' then (select person.name from settlement_method as review
    join person on person.id = review.person_id where review.id = subject_id::uuid)
  when 'company' then (select person.name from company_certification as review
    join person on person.id = review.person_id where review.id = subject_id::uuid)
  when 'translatorCertificate' then (select person.name from translator_certificate as review
    join person on person.id = review.person_id where review.id = subject_id::uuid)
  when 'order' then (select number from project_order where id = subject_id::uuid)
  when 'appeal' then (select number from appeal join project_order
    on project_order.id = appeal.order_id where appeal.id = subject_id::uuid)
  when 'refund' then (select number from refund join project_order
    on project_order.id = refund.order_id where refund.id = subject_id::uuid)
  when 'paymentIncident' then (select number from payment_incident as incident join project_order
    on project_order.id = incident.order_id where incident.id = subject_id::uuid)
  when 'settlement' then (select number from settlement where id = subject_id::uuid)
  when 'payoutBatch' then (select number from payout_batch where id = subject_id::uuid)
  when 'reconciliation' then (select day::text from reconciliation where id = subject_id::uuid)
  when 'incomingTransfer' then (select bank_reference from incoming_transfer
    where id = subject_id::uuid)
  when 'staff' then (select subject.name from staff as subject
    where subject.id = subject_id::uuid)
  when 'feedback' then (select person.name from feedback join person
    on person.id = feedback.person_id where feedback.id = subject_id::uuid)
  when 'taxInvoice' then (select title from tax_invoice where id = subject_id::uuid)
  when 'serviceConversation' then (select person.name from service_conversation as held
    join person on person.id = held.person_id where held.id = subject_id::uuid)
  when 'serviceCanned' then (select shortcut from service_canned where id = subject_id::uuid)
  when 'serviceTag' then (select name_en from service_tag where id = subject_id::uuid)
  when 'question' then (select prompt from question where id = subject_id::uuid)
  end)`;

export type SubjectAct = Pick<AuditEntryTable, 'at'> & {
  /** Name of the member of staff. */
  by: string;
  details: Record<string, string>;
};

/** What the staff did to this subject under this name, the first time first. */
export function actsOn(db: Queryable, subjectId: string, action: string): Promise<SubjectAct[]> {
  return db
    .selectFrom('audit_entry')
    .innerJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .select(['staff.name as by', 'details', 'at'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('audit_entry.id')
    .execute();
}

/** The newest first unless the oldest are asked for. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
  sort: AgeSort = 'newest',
): Promise<{ total: number; rows: AuditRow[] }> {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const { staffId, action, subjectId, from, before } = filter;
  const matching = db
    .selectFrom('audit_entry')
    .innerJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? new Date(0)));
  const rows = await matching
    .selectAll('audit_entry')
    .select(['staff.name as staff_name', subjectName.as('subject_name'), fileName.as('file_name')])
    .orderBy('at', direction)
    .orderBy('audit_entry.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows };
}
