import { sql } from 'kysely';
import { feedbackStatuses, type FeedbackStatus } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { containing } from '../database/search-pattern.ts';
import { fileCount } from './feedback-repository.ts';

export interface DeskFilter {
  status?: FeedbackStatus;
  type?: string;
  /** A member of staff, or nobody. */
  assigneeId?: string | null;
  search?: string;
}

export type DeskFeedback = NonNullable<Awaited<ReturnType<typeof findDeskFeedback>>>;

/** Without duplicates; what is open first, the oldest before all, then what was answered last. */
export async function listDeskFeedback(
  db: Queryable,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const found = matching(db, filter);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withNames(found)
    .select(fileCount)
    .select(
      sql<number>`(
        select count(*) from feedback as duplicate where duplicate.main_id = feedback.id)`.as(
        'duplicates',
      ),
    )
    .orderBy(sql`feedback.status = 'answered'`)
    .orderBy(sql`case when feedback.status <> 'answered' then feedback.created_at end`)
    .orderBy('feedback.answered_at', 'desc')
    .orderBy('feedback.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findDeskFeedback(db: Queryable, id: string) {
  return withNames(joined(db)).where('feedback.id', '=', id).executeTakeFirst();
}

/** The oldest first. */
export function duplicatesOf(db: Queryable, id: string) {
  return withNames(joined(db))
    .where('feedback.main_id', '=', id)
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .execute();
}

/** Every step, the first one first. */
export function feedbackEvents(db: Queryable, id: string) {
  return db
    .selectFrom('feedback_event')
    .leftJoin('staff', 'staff.id', 'feedback_event.staff_id')
    .leftJoin('staff as receiver', 'receiver.id', 'feedback_event.to_staff_id')
    .select(['action', 'staff.name as by_name', 'receiver.name as to_name', 'at'])
    .where('feedback_id', '=', id)
    .orderBy('feedback_event.id')
    .execute();
}

export async function hasAttachment(db: Queryable, id: string, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('feedback_file')
    .select('file_id')
    .where('feedback_id', '=', id)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found !== undefined;
}

function matching(db: Queryable, { status, type, assigneeId, search }: DeskFilter) {
  return joined(db)
    .where('feedback.main_id', 'is', null)
    .where('feedback.status', 'in', status === undefined ? feedbackStatuses : [status])
    .$if(type !== undefined, (query) => query.where('feedback.type', '=', type ?? ''))
    .$if(assigneeId === null, (query) => query.where('feedback.assignee_id', 'is', null))
    .$if(typeof assigneeId === 'string', (query) =>
      query.where('feedback.assignee_id', '=', assigneeId ?? null),
    )
    .$if(search !== undefined, (query) => {
      const pattern = containing(search ?? '');
      return query.where((eb) =>
        eb.or([eb('feedback.text', 'ilike', pattern), eb('person.name', 'ilike', pattern)]),
      );
    });
}

function joined(db: Queryable) {
  return db
    .selectFrom('feedback')
    .innerJoin('person', 'person.id', 'feedback.person_id')
    .leftJoin('staff as assignee', 'assignee.id', 'feedback.assignee_id')
    .leftJoin('staff as answerer', 'answerer.id', 'feedback.answered_by');
}

function withNames(query: ReturnType<typeof joined>) {
  return query
    .selectAll('feedback')
    .select([
      'person.name as person_name',
      'assignee.name as assignee_name',
      'answerer.name as answerer_name',
    ]);
}
