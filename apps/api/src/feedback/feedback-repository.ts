import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { FeedbackStatus, Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { StoredFile } from '../files/uploads/file-repository.ts';
import type { FeedbackEventTable, FeedbackTable } from './feedback-table.ts';

export type Feedback = Selectable<FeedbackTable>;

/** Whose feedback is read. */
export interface Author {
  personId: string;
  identity: Identity;
}

const unread = statement<{ count: number }>(`
  select count(*) as count from feedback
  where person_id = $1 and identity = $2 and answered_at is not null and answer_read_at is null`);

/** Answers that the author has not read. */
export async function countUnreadAnswers(db: Queryable, author: Author): Promise<number> {
  const [row] = await unread(db, [author.personId, author.identity]);
  return row?.count ?? 0;
}

export async function insertFeedback(
  tx: Tx,
  feedback: Insertable<FeedbackTable>,
  fileIds: readonly string[],
): Promise<void> {
  await tx.insertInto('feedback').values(feedback).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({
    feedback_id: feedback.id,
    file_id,
    position,
  }));
  await tx.insertInto('feedback_file').values(rows).execute();
}

export type OwnFeedback = Awaited<ReturnType<typeof listOwnFeedback>>['rows'][number];

/** The newest first, each with how many files it has. */
export async function listOwnFeedback(
  db: Queryable,
  author: Author,
  { status, limit, offset }: { status?: FeedbackStatus; limit: number; offset: number },
) {
  const matching = of(db, author).$if(status !== undefined, (query) =>
    query.where('status', '=', status ?? 'submitted'),
  );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('feedback')
    .select(fileCount)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findOwnFeedback(
  db: Queryable,
  author: Author,
  id: string,
): Promise<Feedback | undefined> {
  return of(db, author).selectAll('feedback').where('id', '=', id).executeTakeFirst();
}

/** False when there is no unread answer to it. */
export async function markAnswerRead(
  tx: Tx,
  author: Author,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await markAnswers(tx, author, at)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All answers to the author that are unread. */
export async function markAnswersRead(tx: Tx, author: Author, at: Date): Promise<void> {
  await markAnswers(tx, author, at).execute();
}

/** In the order in which they were attached. */
export function filesOfFeedback(db: Queryable, id: string): Promise<StoredFile[]> {
  return db
    .selectFrom('feedback_file')
    .innerJoin('file', 'file.id', 'file_id')
    .selectAll('file')
    .where('feedback_id', '=', id)
    .orderBy('position')
    .execute();
}

/**
 * These reports with the duplicates that were merged into them, locked until this transaction ends, in
 * the order of their ids. Empty when there is none.
 */
export async function lockWithDuplicates(tx: Tx, ids: readonly string[]): Promise<Feedback[]> {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', ids), eb('main_id', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateFeedback(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<FeedbackTable>,
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
}

export async function insertFeedbackEvents(
  tx: Tx,
  events: readonly Insertable<FeedbackEventTable>[],
): Promise<void> {
  await tx.insertInto('feedback_event').values(events).execute();
}

/** What a person has written and was answered, for their own export. */
export function feedbackData(db: Queryable, personId: string) {
  return db
    .selectFrom('feedback')
    .select([
      'identity',
      'type',
      'text',
      'language',
      'status',
      'answer_en',
      'answer_zh',
      'answered_at',
      'answer_read_at',
      'created_at',
      sql<string[]>`array(
        select file.name from feedback_file join file on file.id = file_id
        where feedback_id = feedback.id order by position)`.as('files'),
    ])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Duplicates that were merged into it by others stand by themselves from then on. */
export async function deleteFeedbackOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('feedback').where('person_id', '=', personId).execute();
}

/** How many files came with it. */
export const fileCount = sql<number>`(
  select count(*) from feedback_file where feedback_id = feedback.id)`.as('attachments');

function of(db: Queryable, { personId, identity }: Author) {
  return db
    .selectFrom('feedback')
    .where('person_id', '=', personId)
    .where('identity', '=', identity);
}

function markAnswers(tx: Tx, { personId, identity }: Author, at: Date) {
  return tx
    .updateTable('feedback')
    .set({ answer_read_at: at })
    .where('person_id', '=', personId)
    .where('identity', '=', identity)
    .where('answered_at', 'is not', null)
    .where('answer_read_at', 'is', null);
}
