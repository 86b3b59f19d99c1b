import { sql, type Insertable } from 'kysely';
import type { ReportOutcome, ReportReason } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { MessageReportTable, ReportedMessage } from './thread-table.ts';

/** False when this side reported the message before. */
export async function insertReport(
  tx: Tx,
  report: Insertable<MessageReportTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['conversation_id', 'seq', 'by']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface ReportRecord {
  id: string;
  seq: number;
  by: 'client' | 'supplier';
  reason: ReportReason;
  note: string;
  created_at: Date;
  messages: ReportedMessage[];
  reporter_id: string;
  reporter_name: string;
  reported_id: string;
  reported_name: string;
  /** Who wrote it for the organisation that was reported. */
  member_id: string | null;
  member_name: string | null;
  outcome: ReportOutcome | null;
  words: string;
  decided_at: Date | null;
  decided_by_name: string | null;
  lifted_at: Date | null;
}

const columns = sql`
  report.id, report.seq, report.by, report.reason, report.note, report.created_at, report.messages,
  report.outcome, report.words, report.decided_at, decider.name as decided_by_name,
  report.lifted_at,
  report.reporter_id, reporter.name as reporter_name,
  report.reported_id, reported.name as reported_name,
  report.member_id, member.name as member_name`;

const joined = sql`
  from message_report as report
  join person as reporter on reporter.id = report.reporter_id
  join person as reported on reported.id = report.reported_id
  left join person as member on member.id = report.member_id
  left join staff as decider on decider.id = report.decided_by`;

/** Open reports the longest waiting first, decided ones the newest first. */
export async function listReports(
  db: Queryable,
  decided: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: ReportRecord[] }> {
  const which = decided ? sql`report.outcome is not null` : sql`report.outcome is null`;
  const order = decided ? sql`report.decided_at desc` : sql`report.created_at`;
  const { rows: list } = await sql<ReportRecord>`
    select ${columns} ${joined} where ${which}
    order by ${order}, report.id limit ${limit} offset ${offset}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from message_report as report where ${which}`.execute(db);
  return { total: rows[0]?.total ?? 0, list };
}

export async function findReport(db: Queryable, id: string): Promise<ReportRecord | undefined> {
  const { rows } = await sql<ReportRecord>`
    select ${columns} ${joined} where report.id = ${id}`.execute(db);
  return rows[0];
}

/** How many reports against the person led to something that was not lifted, whoever they wrote for. */
export async function countFindings(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from message_report as report
    where coalesce(report.member_id, report.reported_id) = ${personId}
      and report.outcome in ('warned', 'silenced') and report.lifted_at is null`.execute(db);
  return rows[0]?.found ?? 0;
}

/** False when somebody has decided it meanwhile. */
export async function decideReport(
  tx: Tx,
  id: string,
  decision: { outcome: ReportOutcome; words: string; at: Date; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_report')
    .set({
      outcome: decision.outcome,
      words: decision.words,
      decided_at: decision.at,
      decided_by: decision.by,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A longer silence stays. */
export async function silence(tx: Tx, personId: string, until: Date): Promise<void> {
  await tx
    .insertInto('silence')
    .values({ person_id: personId, until })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ until: sql`greatest(silence.until, excluded.until)` }),
    )
    .execute();
}

export async function markLifted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('message_report').set({ lifted_at: at }).where('id', '=', id).execute();
}

/** Nobody silences the person, or lets them speak, until the end of the transaction. */
export async function holdSilence(tx: Tx, personId: string): Promise<void> {
  await tx
    .selectFrom('silence')
    .select('until')
    .where('person_id', '=', personId)
    .forUpdate()
    .execute();
}

export async function setSilence(tx: Tx, personId: string, until: Date): Promise<void> {
  await tx.updateTable('silence').set({ until }).where('person_id', '=', personId).execute();
}

/** Until when one of these can write to nobody; undefined: all can. */
export async function silencedUntil(
  db: Queryable,
  personIds: readonly string[],
  now: Date,
): Promise<Date | undefined> {
  const found = await db
    .selectFrom('silence')
    .select('until')
    .where('person_id', 'in', personIds)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.until;
}
