import {
  limits,
  openAppealStatuses,
  subjectOf,
  type NotedSubject,
  type WorkKind,
  type WorkSubject,
} from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** A verification that was handed in. */
const submitted = (table: string) => sql`
  select review.id, review.submitted_at as since, null::timestamptz as promised,
    null::uuid as assignee_id, person.name as about, null::text as number
  from ${sql.table(table)} as review join person on person.id = review.person_id
  where review.status = 'submitted'`;

const appealsIn = (since: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select appeal.id, ${since} as since, null::timestamptz as promised, null::uuid as assignee_id,
    project_order.name as about, project_order.number
  from appeal join project_order on project_order.id = appeal.order_id where ${condition}`;

const refundsThat = (status: string) => sql`
  select refund.id, refund.created_at as since, null::timestamptz as promised,
    null::uuid as assignee_id, project_order.name as about, project_order.number
  from refund join project_order on project_order.id = refund.order_id
  where refund.status = ${sql.lit(status)}`;

/** Reviewers promise by when they act; what they promised begins when it became their turn. */
const testsThat = (status: string, since: RawBuilder<unknown>) => sql`
  select test_request.id, ${since} as since, promised_at as promised, null::uuid as assignee_id,
    person.name as about, null::text as number
  from test_request join person on person.id = test_request.person_id
  where test_request.status = ${sql.lit(status)}`;

/** What each queue holds, with since when it waits, what was promised, whose it is and what it is about. */
const waiting: Readonly<Record<WorkKind, RawBuilder<unknown>>> = {
  realName: submitted('real_name_verification'),
  settlementMethod: submitted('settlement_method'),
  company: submitted('company_certification'),
  translatorCertificate: submitted('translator_certificate'),
  appealsEscalated: appealsIn(
    sql`escalated_at`,
    sql`escalated_at is not null and status in ('evidence', 'mediation')`,
  ),
  appealsAnswered: sql`
    select appeal.id, answered.since, null::timestamptz as promised, null::uuid as assignee_id,
      project_order.name as about, project_order.number
    from appeal join project_order on project_order.id = appeal.order_id
    join (
      select held.appeal_id, min(message.created_at) as since
      from service_conversation as held
      join service_message as message on message.conversation_id = held.id
      where held.appeal_id is not null
        and message.side = 'customer' and message.seq > held.staff_read_up_to
      group by held.appeal_id
    ) as answered on answered.appeal_id = appeal.id
    where appeal.status in (${sql.join(openAppealStatuses.map((status) => sql.lit(status)))})`,
  appealsToRule: appealsIn(sql`evidence_until`, sql`status = 'mediation'`),
  appealsToReview: appealsIn(
    sql`(select max(at) from appeal_event where appeal_id = appeal.id and action = 'askReview')`,
    sql`status = 'inReview'`,
  ),
  feedbackToAnswer: sql`
    select feedback.id, feedback.created_at as since, null::timestamptz as promised, assignee_id,
      person.name as about, null::text as number
    from feedback join person on person.id = feedback.person_id
    where feedback.status <> 'answered' and main_id is null`,
  serviceToAnswer: sql`
    select held.id, held.waiting_since as since, null::timestamptz as promised, held.assignee_id,
      coalesce(person.name, '') as about, null::text as number
    from service_conversation as held left join person on person.id = held.person_id
    where held.state = 'open' and held.waiting_since is not null`,
  messagesReported: sql`
    select report.id, report.created_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, person.name as about, null::text as number
    from message_report as report join person on person.id = report.reported_id
    where report.outcome is null`,
  contentReported: sql`
    select reported.id, reported.opened_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, person.name as about, null::text as number
    from reported_content as reported join person on person.id = reported.person_id
    where reported.outcome is null`,
  hidingsAppealed: sql`
    select moderation.id, moderation.appealed_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, person.name as about, null::text as number
    from moderation join person on person.id = moderation.person_id
    where moderation.state = 'appealed'`,
  fraudToDecide: sql`
    select fraud_case.id, found_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, (
        select coalesce(string_agg(person.name, ', ' order by person.name), '')
        from fraud_case_member as member join person on person.id = member.person_id
        where member.case_id = fraud_case.id
      ) as about, null::text as number
    from fraud_case where state = 'open'`,
  testsToGive: testsThat('requested', sql`requested_at`),
  testsToMark: testsThat('handedIn', sql`handed_in_at`),
  settlementsToBatch: sql`
    select settlement.id, applied_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, person.name as about, settlement.number
    from settlement join person on person.id = settlement.supplier_id
    where settlement.status = 'applied' and payout_batch_id is null`,
  batchesToApprove: sql`
    select id, made_at as since, null::timestamptz as promised, null::uuid as assignee_id,
      number as about, null::text as number
    from payout_batch where status = 'draft'`,
  refundsToDecide: refundsThat('proposed'),
  refundsFailed: refundsThat('failed'),
  incidents: sql`
    select payment_incident.id, payment_incident.at as since, null::timestamptz as promised,
      null::uuid as assignee_id, coalesce(project_order.name, '') as about, project_order.number
    from payment_incident left join project_order on project_order.id = payment_incident.order_id
    where resolved_at is null`,
  taxInvoicesToIssue: sql`
    select id, requested_at as since, null::timestamptz as promised, assignee_id,
      title as about, null::text as number
    from tax_invoice where status in ('requested', 'inWork', 'toCorrect')`,
  differences: sql`
    select difference.id, reconciliation.run_at as since, null::timestamptz as promised,
      null::uuid as assignee_id, reconciliation.day::text as about, difference.number
    from reconciliation_difference as difference
    join reconciliation on reconciliation.id = difference.reconciliation_id
    where resolved_at is null`,
  transfersUnknown: sql`
    select id, recorded_at as since, null::timestamptz as promised, null::uuid as assignee_id,
      payer as about, bank_reference as number
    from incoming_transfer where outcome = 'unknown'`,
};

/** Where the records stand. */
const tables: Readonly<Record<NotedSubject, string>> = {
  realName: 'real_name_verification',
  settlementMethod: 'settlement_method',
  company: 'company_certification',
  translatorCertificate: 'translator_certificate',
  appeal: 'appeal',
  feedback: 'feedback',
  serviceConversation: 'service_conversation',
  testRequest: 'test_request',
  settlement: 'settlement',
  payoutBatch: 'payout_batch',
  refund: 'refund',
  paymentIncident: 'payment_incident',
  taxInvoice: 'tax_invoice',
  reconciliationDifference: 'reconciliation_difference',
  incomingTransfer: 'incoming_transfer',
  messageReport: 'message_report',
  reportedContent: 'reported_content',
  moderation: 'moderation',
  fraudCase: 'fraud_case',
  person: 'person',
  order: 'project_order',
};

/** The record itself, as `record`; a deleted account is none. */
function recordOf(subject: NotedSubject): RawBuilder<unknown> {
  const gone = subject === 'person' ? sql` where deleted_at is null` : sql``;
  return sql`(select * from ${sql.table(tables[subject])}${gone}) as record`;
}

/** Columns that say whose a record is, where it has one of its own. */
const ownAssignee: Readonly<Partial<Record<NotedSubject, RawBuilder<unknown>>>> = {
  feedback: sql`record.assignee_id`,
  serviceConversation: sql`record.assignee_id`,
  taxInvoice: sql`record.assignee_id`,
};

export interface WaitingCase {
  kind: WorkKind;
  subject: WorkSubject;
  id: string;
  since: Date;
  promised: Date | null;
  about: string;
  number: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  /** Whose it is works here no more: as good as nobody's. */
  assignee_active: boolean;
}

const columns = sql`place, held.kind, held.subject, held.id, since, promised, about, number,
  assignee.id as assignee_id, assignee.name as assignee_name,
  coalesce(assignee.active, false) as assignee_active`;

/** What waits in these queues, a record once; of each queue the longest waiting ones. */
export async function listWaiting(
  db: Queryable,
  kinds: readonly WorkKind[],
  id?: string,
): Promise<WaitingCase[]> {
  if (kinds.length === 0) return [];
  const wanted = id === undefined ? sql`true` : sql`held.id = ${id}`;
  const held = kinds.map(
    (kind, place) => sql`(
      select ${place}::int as place, ${kind}::text as kind, ${subjectOf(kind)}::text as subject, held.*
      from (${waiting[kind]}) as held where ${wanted}
      order by held.since, held.id limit ${limits.work.perQueue})`,
  );
  const { rows } = await sql<WaitingCase>`
    select distinct on (held.subject, held.id) ${columns}
    from (${sql.join(held, sql` union all `)}) as held
    left join work_case on work_case.subject = held.subject and work_case.subject_id = held.id
    left join staff as assignee on assignee.id = coalesce(held.assignee_id, work_case.assignee_id)
    order by held.subject, held.id, place`.execute(db);
  return rows;
}

interface WaitingInQueue<Kind> {
  queue: Kind;
  waiting: number;
  oldest: Date | null;
}

/** How much waits in each of these queues, and since when. */
export async function waitingInQueues<Kind extends WorkKind>(
  db: Queryable,
  kinds: readonly Kind[],
): Promise<WaitingInQueue<Kind>[]> {
  if (kinds.length === 0) return [];
  const counts = kinds.map(
    (kind, place) => sql`
      select ${place}::int as place, ${kind}::text as queue,
        count(since) as waiting, min(since) as oldest
      from (${waiting[kind]}) as held`,
  );
  const { rows } = await sql<WaitingInQueue<Kind>>`
    select queue, waiting, oldest from (${sql.join(counts, sql` union all `)}) as queues
    order by place`.execute(db);
  return rows;
}

export interface Holder {
  assignee_id: string | null;
  assignee_name: string | null;
}

/** Whose a record is; undefined: there is no such record. */
export async function findHolder(
  db: Queryable,
  subject: NotedSubject,
  id: string,
): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select assignee.id as assignee_id, assignee.name as assignee_name
    from ${recordOf(subject)}
    left join work_case on work_case.subject = ${subject} and work_case.subject_id = record.id
    left join staff as assignee
      on assignee.id = ${ownAssignee[subject] ?? sql`work_case.assignee_id`}
    where record.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether the record itself stands somewhere. */
export function isThere(subject: NotedSubject, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${recordOf(subject)} where record.id = ${id})`;
}
