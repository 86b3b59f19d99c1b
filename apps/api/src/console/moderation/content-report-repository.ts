import { limits, type ContentReportOutcome, type ModeratedSubject } from '@tolk/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { isSought, type ContentFilter } from './content-repository.ts';
import type { ContentReportTable, ReportedContentTable } from './content-report-table.ts';

export type ReportedContentRow = Selectable<ReportedContentTable> & {
  decided_by_name: string | null;
};

/** The open case of what is reported, locked until the end of the transaction; it is opened where there is none. */
export async function lockOpenCase(
  tx: Tx,
  row: Insertable<ReportedContentTable>,
): Promise<Selectable<ReportedContentTable> | undefined> {
  await tx
    .insertInto('reported_content')
    .values(row)
    .onConflict((conflict) =>
      // Written out: only then does the planner know the partial index in every plan.
      conflict
        .columns(['subject', 'subject_id'])
        .where(sql<boolean>`outcome is null`)
        .doNothing(),
    )
    .execute();
  return tx
    .selectFrom('reported_content')
    .selectAll()
    .where('subject', '=', row.subject)
    .where('subject_id', '=', row.subject_id)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** False: this person reported it before, and it waits. */
export async function insertContentReport(
  tx: Tx,
  report: Insertable<ContentReportTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function named(db: Queryable) {
  return db
    .selectFrom('reported_content')
    .leftJoin('staff as decider', 'decider.id', 'reported_content.decided_by')
    .selectAll('reported_content')
    .select('decider.name as decided_by_name');
}

export function findReportedContent(
  db: Queryable,
  id: string,
): Promise<ReportedContentRow | undefined> {
  return named(db).where('reported_content.id', '=', id).executeTakeFirst();
}

/** The newest case of a page, a resume, a posting or a review. */
export function newestReportedContent(
  db: Queryable,
  subject: ModeratedSubject,
  subjectId: string,
): Promise<ReportedContentRow | undefined> {
  return named(db)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What waits, the longest waiting first. */
export async function listReportedContent(
  db: Queryable,
  subject: ModeratedSubject,
  { personId, subjectId, search }: ContentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ReportedContentRow[] }> {
  const narrow = db
    .selectFrom('reported_content')
    .where('outcome', 'is', null)
    .where('subject', '=', subject)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(isSought(search ?? { terms: null, contact: null })),
    );
  const { total } = await narrow
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = narrow
    .select('reported_content.id')
    .orderBy('opened_at')
    .orderBy('reported_content.id')
    .limit(limit)
    .offset(offset);
  const rows = await named(db)
    .where('reported_content.id', 'in', ids)
    .orderBy('opened_at')
    .orderBy('reported_content.id')
    .execute();
  return { total, rows };
}

/** How many reported it, and what the newest of them say. */
export async function reportsOf(db: Queryable, caseId: string) {
  const { count } = await db
    .selectFrom('content_report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const list = await db
    .selectFrom('content_report')
    .innerJoin('person', 'person.id', 'content_report.reporter_id')
    .select(['reporter_id', 'person.name as reporter_name', 'reason', 'note'])
    .select('content_report.created_at')
    .where('case_id', '=', caseId)
    .orderBy('content_report.created_at', 'desc')
    .orderBy('reporter_id')
    .limit(limits.moderation.reportsShown)
    .execute();
  return { count, list };
}

/** Who is to be told what came of it, and in which identity. */
export function reportersOf(tx: Tx, caseId: string) {
  return tx
    .selectFrom('content_report')
    .select(['reporter_id', 'identity'])
    .where('case_id', '=', caseId)
    .orderBy('reporter_id')
    .execute();
}

export function findOpenCase(
  tx: Tx,
  subject: ModeratedSubject,
  subjectId: string,
): Promise<Selectable<ReportedContentTable> | undefined> {
  return tx
    .selectFrom('reported_content')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

/** False where a colleague was faster. */
export async function closeCase(
  tx: Tx,
  id: string,
  decision: { outcome: ContentReportOutcome; words: string; by: string; at: Date },
): Promise<boolean> {
  const { outcome, words, by, at } = decision;
  const { numUpdatedRows } = await tx
    .updateTable('reported_content')
    .set({ outcome, words, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the person reported, for their own export. */
export function contentReportData(db: Queryable, personId: string) {
  return db
    .selectFrom('content_report')
    .innerJoin('reported_content', 'reported_content.id', 'content_report.case_id')
    .select(['subject', 'reason', 'note', 'created_at', 'outcome', 'decided_at'])
    .where('reporter_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** Goes with the account of who wrote what was reported, and of who reported it; a case that nobody reports is none. */
export async function forgetContentReports(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('reported_content').where('person_id', '=', personId).execute();
  const left = await tx
    .deleteFrom('content_report')
    .where('reporter_id', '=', personId)
    .returning('case_id')
    .execute();
  const ids = left.map(({ case_id }) => case_id);
  if (ids.length === 0) return;
  await tx
    .deleteFrom('reported_content')
    .where('id', 'in', ids)
    .where('outcome', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from content_report where content_report.case_id = reported_content.id
      )`,
    )
    .execute();
}
