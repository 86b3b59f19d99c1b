import { sql, type RawBuilder } from 'kysely';
import type {
  AgeSort,
  VerificationAction,
  VerificationKind,
  VerificationStatus,
} from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { certificateOfFile } from '../../profiles/certification/certificate-repository.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { inSpan } from '../../database/in-span.ts';
import { containing } from '../../database/search-pattern.ts';

/** A line of the review queues. */
export interface ReviewRecord {
  id: string;
  kind: VerificationKind;
  status: VerificationStatus;
  person_id: string;
  person_name: string;
  /** The kind of document, the method, the company. */
  subject: string;
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  /** Name of who decided. */
  decided_by: string | null;
}

export interface ReviewFilter {
  kinds: readonly VerificationKind[];
  status?: VerificationStatus;
  search?: string;
  personId?: string;
  /** Of the submission. */
  span?: OpenSpan;
}

const columns = sql`id, person_id, status, reason, submitted_at, decided_at, decided_by`;

/** The four tables as one. */
const reviews = sql`(
  select 'realName' as kind, document_type as subject, ${columns} from real_name_verification
  union all
  select 'settlementMethod', method, ${columns} from settlement_method
  union all
  select 'company', company_name, ${columns} from company_certification
  union all
  select 'translatorCertificate', body, ${columns} from translator_certificate
)`;

const shown = sql`review.id, review.kind, review.status, review.person_id,
  person.name as person_name, review.subject, review.reason, review.submitted_at,
  review.decided_at, (select staff.name from staff where staff.id = review.decided_by) as decided_by`;

const inTurn = sql`review.status = 'submitted' desc,
  case when review.status = 'submitted' then review.submitted_at end,
  review.decided_at desc nulls last`;

const orders: Readonly<Record<AgeSort, RawBuilder<unknown>>> = {
  oldest: sql`review.submitted_at`,
  newest: sql`review.submitted_at desc`,
};

/**
 * Unless another order is asked for, what waits longest stands first; what is decided after that, the
 * newest first.
 */
export async function listReviews(
  db: Queryable,
  filter: ReviewFilter,
  { limit, offset }: { limit: number; offset: number },
  sort?: AgeSort,
): Promise<{ total: number; rows: ReviewRecord[] }> {
  const matching = sql`from ${reviews} as review
    join person on person.id = review.person_id
    where ${sql.join(conditionsOf(filter), sql` and `)}`;
  const { rows } = await sql<ReviewRecord>`
    select ${shown}
    ${matching}
    order by ${sort === undefined ? inTurn : orders[sort]}, review.id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

function conditionsOf({
  kinds,
  status,
  search,
  personId,
  span = {},
}: ReviewFilter): RawBuilder<unknown>[] {
  const like = containing(search ?? '');
  return [
    sql`review.kind = any(${[...kinds]}::text[])`,
    inSpan(sql`review.submitted_at`, span),
    ...(status === undefined ? [] : [sql`review.status = ${status}`]),
    ...(search ? [sql`(person.name ilike ${like} or review.subject ilike ${like})`] : []),
    ...(personId === undefined ? [] : [sql`review.person_id = ${personId}`]),
  ];
}

export async function findReview(
  db: Queryable,
  kind: VerificationKind,
  id: string,
): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`
    select ${shown}
    from ${reviews} as review join person on person.id = review.person_id
    where review.kind = ${kind} and review.id = ${id}`.execute(db);
  return rows[0];
}

const tables: Readonly<Record<VerificationKind, string>> = {
  realName: 'real_name_verification',
  settlementMethod: 'settlement_method',
  company: 'company_certification',
  translatorCertificate: 'translator_certificate',
};

interface LockedReview {
  status: VerificationStatus;
  person_id: string;
  submitted_at: Date;
}

/** Its state as it is now; nobody changes it before this transaction ends. */
export async function lockReview(
  tx: Tx,
  kind: VerificationKind,
  id: string,
): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`
    select status, person_id, submitted_at from ${sql.table(tables[kind])} where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function decide(
  tx: Tx,
  kind: VerificationKind,
  id: string,
  decision: { status: VerificationStatus; reason: string | null; staffId: string; at: Date },
): Promise<void> {
  const { status, reason, staffId, at } = decision;
  await sql`update ${sql.table(tables[kind])}
    set status = ${status}, reason = ${reason}, decided_at = ${at}, decided_by = ${staffId},
      version = version + 1
    where id = ${id}`.execute(tx);
}

export interface ReviewEventRecord {
  action: VerificationAction;
  by: string | null;
  reason: string;
  at: Date;
}

/** Every step of a review, the first one first. */
export function reviewEvents(db: Queryable, id: string): Promise<ReviewEventRecord[]> {
  return db
    .selectFrom('verification_event')
    .leftJoin('staff', 'staff.id', 'verification_event.staff_id')
    .select(['action', 'staff.name as by', 'reason', 'at'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('verification_event.id')
    .execute();
}

/** The review that a photo belongs to. */
export async function reviewOfFile(
  db: Queryable,
  fileId: string,
): Promise<{ kind: VerificationKind; id: string } | undefined> {
  const row = await db
    .selectFrom('verification_file')
    .select(['real_name_id', 'company_id'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (row === undefined) {
    const certificate = await certificateOfFile(db, fileId);
    return certificate === undefined
      ? undefined
      : { kind: 'translatorCertificate', id: certificate };
  }
  return row.real_name_id === null
    ? { kind: 'company', id: row.company_id ?? '' }
    : { kind: 'realName', id: row.real_name_id };
}
