import { isSanction, type AppealedSubject, type ModerationState } from '@tolk/domain';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { isByOne, isSought, type ContentFilter } from './content-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

export type HidingRow = Selectable<ModerationTable> & {
  hidden_by_name: string;
  decided_by_name: string | null;
};

function named(db: Queryable) {
  return db
    .selectFrom('moderation')
    .innerJoin('staff as hider', 'hider.id', 'moderation.hidden_by')
    .leftJoin('staff as decider', 'decider.id', 'moderation.decided_by')
    .selectAll('moderation')
    .select(['hider.name as hidden_by_name', 'decider.name as decided_by_name']);
}

/** False: it is hidden already. */
export async function insertHiding(tx: Tx, row: Insertable<ModerationTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('moderation')
    .values(row)
    .onConflict((conflict) =>
      // Written out: only then does the planner know the partial index in every plan.
      conflict
        .columns(['subject', 'subject_id'])
        .where(sql<boolean>`state <> 'restored'`)
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findHiding(db: Queryable, id: string): Promise<HidingRow | undefined> {
  return named(db).where('moderation.id', '=', id).executeTakeFirst();
}

/** The newest one of a page, a posting or a review; the one of a report. */
export function newestHiding(
  db: Queryable,
  subject: AppealedSubject,
  subjectId: string,
): Promise<HidingRow | undefined> {
  return named(db)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('hidden_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Hidden ones, the newest first; appealed ones the longest waiting first. */
export async function listHidings(
  db: Queryable,
  filter: ContentFilter & { subject: AppealedSubject; states: readonly ModerationState[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: HidingRow[] }> {
  const { subject, states, personId, subjectId, search } = filter;
  const narrow = db
    .selectFrom('moderation')
    .where('subject', '=', subject)
    .where('state', 'in', states)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(search !== undefined, (query) => {
      const sought = search ?? { terms: null, contact: null };
      // Who searches for words would read messages that way.
      return query.where(isSanction(subject) ? isByOne(sought) : isSought(sought));
    });
  const { total } = await narrow
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = narrow
    .select('moderation.id')
    .orderBy('appealed_at')
    .orderBy('hidden_at', 'desc')
    .limit(limit)
    .offset(offset);
  const rows = await named(db)
    .where('moderation.id', 'in', ids)
    .orderBy('appealed_at')
    .orderBy('hidden_at', 'desc')
    .execute();
  return { total, rows };
}

/** Until when the person is silenced by what was not lifted; undefined: they never were. */
export async function lastSilence(tx: Tx, personId: string): Promise<Date | undefined> {
  const found = await tx
    .selectFrom('moderation')
    .select('until')
    .where('person_id', '=', personId)
    .where('subject', '=', 'silence')
    .where('state', '<>', 'restored')
    .where('until', 'is not', null)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.until ?? undefined;
}

export type OwnHidingRow = Selectable<ModerationTable> & { deleted: boolean };

/** Its author has deleted it: of what can be hidden that goes for postings alone. */
const isDeleted = sql<boolean>`(moderation.subject = 'posting' and not exists (
  select from posting where posting.id = moderation.subject_id
))`;

/** Of one person, the newest first. */
export function hidingsOf(db: Queryable, personId: string): Promise<OwnHidingRow[]> {
  return db
    .selectFrom('moderation')
    .selectAll()
    .select(isDeleted.as('deleted'))
    .where('person_id', '=', personId)
    .orderBy('hidden_at', 'desc')
    .orderBy('id')
    .execute();
}

export function lockHiding(tx: Tx, id: string): Promise<OwnHidingRow | undefined> {
  return tx
    .selectFrom('moderation')
    .selectAll()
    .select(isDeleted.as('deleted'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateHiding(
  tx: Tx,
  id: string,
  changes: Updateable<ModerationTable>,
): Promise<void> {
  await tx.updateTable('moderation').set(changes).where('id', '=', id).execute();
}

/** Goes with its author's account. */
export async function deleteHidingsOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('moderation').where('person_id', '=', personId).execute();
}
