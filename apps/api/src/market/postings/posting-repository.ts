import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely';
import { orderLifecycle, type OrderState, type PositionStatus } from '@tolk/domain';
import { holdingTerms } from '../../database/holding-terms.ts';
import type { Queryable, Schema, Tx } from '../../database/schema.ts';
import { shownTo } from './posting-sight-repository.ts';
import type { PostingTable } from './posting-table.ts';

export type NewPosting = Insertable<PostingTable>;

/** What a posting says, besides whose it is. */
export const postingColumns = [
  'id',
  'name',
  'company_name',
  'project_type',
  'status',
  'field',
  'source_language',
  'target_language',
  'salary',
  'currency',
  'unit',
  'workload',
  'published_at',
  'deadline',
  'start_at',
  'due_at',
  'bookings',
  'breaks',
  'zone',
  'remarks',
  'delivery_instructions',
  'contact_name',
  'contact_phone',
  'region',
  'interpretation_mode',
  'job_level',
  'both_directions',
  'place',
  'visibility',
] as const;

export const recordColumns = [
  'owner_id',
  'version',
  'asked_first_list',
  'asked_first_until',
  ...postingColumns,
] as const;

export type PostingRecord = Pick<Selectable<PostingTable>, (typeof recordColumns)[number]>;

export interface CountedPosting extends PostingRecord {
  views: number;
  /** Applications that were not withdrawn. */
  deliveries: number;
}

export interface OwnPosting extends CountedPosting {
  unread: number;
  applications: number;
  orders: number;
  liveOrders: number;
  /** Who published it for an organisation. */
  member_name: string | null;
}

/** What somebody typed, as the index reads it. */
export interface PostingSearch {
  bigrams: string[];
  words: string | null;
}

export type PostingSort = keyof typeof sortColumns;

interface Page {
  limit: number;
  offset: number;
}

export async function insertPosting(tx: Queryable, posting: NewPosting): Promise<void> {
  await tx.insertInto('posting').values(posting).execute();
}

/** Many at once, for generated data. */
export async function insertPostings(
  db: Queryable,
  postings: readonly NewPosting[],
): Promise<void> {
  await db.insertInto('posting').values(postings).execute();
}

export async function updatePosting(
  tx: Tx,
  id: string,
  changes: Partial<Omit<NewPosting, 'id' | 'owner_id'>>,
): Promise<void> {
  await tx.updateTable('posting').set(changes).where('id', '=', id).execute();
}

/** What the posting says; who edits an earlier version is refused. */
export async function updateTerms(
  tx: Tx,
  id: string,
  terms: Partial<Omit<NewPosting, 'id' | 'owner_id' | 'version'>>,
): Promise<void> {
  await tx
    .updateTable('posting')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Closes what the owner has open and no live order hangs on, until `restorePostings`; answers the ids. */
export async function closePostingsOfBlocked(tx: Tx, ownerId: string): Promise<string[]> {
  const finished = await tx
    .updateTable('posting')
    .set({ status: 'finished', status_before_block: sql`status` })
    .where('owner_id', '=', ownerId)
    .where(live)
    .where(
      sql<boolean>`not exists (
        select from project_order where posting_id = posting.id and ${liveOrder}
      )`,
    )
    .returning('id')
    .execute();
  return finished.map(({ id }) => id);
}

/** Opens what the block closed and still takes applications; answers what was opened. */
export async function restorePostings(
  tx: Tx,
  ownerId: string,
  now: Date,
): Promise<{ id: string; deadline: Date }[]> {
  const restored = await tx
    .updateTable('posting')
    .set({
      status: sql`status_before_block`,
      // The time in which a list was asked first may have passed meanwhile.
      asked_first_until: sql`case when asked_first_until > ${now} then asked_first_until end`,
    })
    .where('owner_id', '=', ownerId)
    .where('status_before_block', 'is not', null)
    .where('status', '=', 'finished')
    .where('deadline', '>', now)
    .returning(['id', 'deadline'])
    .execute();
  await tx
    .updateTable('posting')
    .set({ status_before_block: null })
    .where('owner_id', '=', ownerId)
    .where('status_before_block', 'is not', null)
    .where('status', '<>', 'finished')
    .execute();
  return restored;
}

export async function deletePosting(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posting').where('id', '=', id).execute();
}

/** The posting, locked until the end of the transaction; with `ownerId` only if it is theirs. */
export function lockPosting(
  tx: Tx,
  id: string,
  ownerId?: string,
): Promise<PostingRecord | undefined> {
  let query = tx.selectFrom('posting').select(recordColumns).where('id', '=', id).forUpdate();
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  return query.executeTakeFirst();
}

export async function findPosting(
  db: Queryable,
  id: string,
): Promise<(CountedPosting & { member_id: string | null; publisher: string }) | undefined> {
  return withCounts(db, db.selectFrom('posting').select(recordColumns).where('id', '=', id))
    .innerJoin('person', 'person.id', 'p.owner_id')
    .innerJoin('posting', 'posting.id', 'p.id')
    .select(['person.name as publisher', 'posting.member_id'])
    .executeTakeFirst();
}

/** Whether staff has taken it out of the public's sight. */
export async function isHidden(db: Queryable, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('posting')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPostingHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<void> {
  await tx.updateTable('posting').set({ hidden_at: hiddenAt }).where('id', '=', id).execute();
}

/** These postings with their counts, in no order. */
export async function postingsOf(db: Queryable, ids: readonly string[]): Promise<CountedPosting[]> {
  if (ids.length === 0) return [];
  const wanted = db.selectFrom('posting').select(recordColumns).where('id', 'in', ids);
  return withCounts(db, wanted).execute();
}

/** Whose these postings are, of those that the person may see, in no order. */
export function ownersOf(
  db: Queryable,
  ids: readonly string[],
  personId: string,
): Promise<{ id: string; owner_id: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('posting')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .where(shownTo(sql`${personId}::uuid`))
    .execute();
}

export async function ownPostings(
  db: Queryable,
  ownerId: string,
  filter: { status?: PositionStatus; search: PostingSearch | null; id?: string },
  { limit, offset }: Page,
): Promise<{ total: number; list: OwnPosting[] }> {
  let query = db.selectFrom('posting').where('owner_id', '=', ownerId);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.id !== undefined) query = query.where('posting.id', '=', filter.id);
  query = searching(query, filter.search);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = sorted(query.select(recordColumns), 'newest').limit(limit).offset(offset);
  const list = await sorted(withCounts(db, page), 'newest')
    .select((eb) => [
      eb
        .selectFrom('application')
        .select((a) => a.fn.countAll<number>().as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .where('read_at', 'is', null)
        .where('status', '<>', 'withdrawn')
        .$asScalar()
        .as('unread'),
      eb
        .selectFrom('application')
        .select((a) => a.fn.countAll<number>().as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .$asScalar()
        .as('applications'),
      eb
        .selectFrom('project_order')
        .select((o) => o.fn.countAll<number>().as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .$asScalar()
        .as('orders'),
      eb
        .selectFrom('project_order')
        .select((o) => o.fn.countAll<number>().as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .where(liveOrder)
        .$asScalar()
        .as('liveOrders'),
      eb
        .selectFrom('posting')
        .innerJoin('person', 'person.id', 'posting.member_id')
        .select('person.name')
        .whereRef('posting.id', '=', 'p.id')
        .$asScalar()
        .as('member_name'),
    ])
    .execute();
  return { total, list };
}

/** What hangs on a posting; read under its lock. */
export async function postingUse(
  tx: Tx,
  id: string,
): Promise<{ applications: number; orders: number; liveOrders: number }> {
  const count = sql<number>`count(*)`;
  const { applications } = await tx
    .selectFrom('application')
    .select(count.as('applications'))
    .where('posting_id', '=', id)
    .executeTakeFirstOrThrow();
  const orders = await tx
    .selectFrom('project_order')
    .select([
      count.as('orders'),
      sql<number>`count(*) filter (where ${liveOrder})`.as('liveOrders'),
    ])
    .where('posting_id', '=', id)
    .executeTakeFirstOrThrow();
  return { applications, ...orders };
}

// Written out, not as parameters: only then does the planner use the partial indexes.
export const live = sql<boolean>`posting.status <> 'finished'`;
const notWithdrawn = sql<boolean>`application.status <> 'withdrawn'`;
/** A rejected order can be sent again and a completed one appealed against; neither holds its posting. */
const over: readonly OrderState[] = ['rejected', 'completed', ...orderLifecycle.final];
/** An order that is neither rejected nor ended. */
export const liveOrder = sql<boolean>`project_order.state not in (${sql.join(over.map((state) => sql.lit(state)))})`;

export type PostingQuery<Row> = SelectQueryBuilder<Schema, 'posting', Row>;

export function searching<Row>(
  query: PostingQuery<Row>,
  search: PostingSearch | null,
): PostingQuery<Row> {
  if (search === null) return query;
  return holdingTerms('posting', search).reduce((found, term) => found.where(term), query);
}

interface Sortable<Query> {
  orderBy(column: ReturnType<typeof sql.ref>, direction: 'asc' | 'desc'): Query;
}

const sortColumns = {
  newest: ['published_at', 'desc'],
  deadline: ['deadline', 'asc'],
  salary: ['salary', 'desc'],
} as const;

export function sorted<Query extends Sortable<Query>>(query: Query, sort: PostingSort): Query {
  const [column, direction] = sortColumns[sort];
  return query.orderBy(sql.ref(column), direction).orderBy(sql.ref('id'), 'desc');
}

/** Counts are taken for the rows of the page only, not for those that an offset skips. */
export function withCounts(db: Queryable, page: PostingQuery<PostingRecord>) {
  return db
    .selectFrom(page.as('p'))
    .selectAll('p')
    .select((eb) => [
      eb
        .selectFrom('posting_view_count')
        .select(sql<number>`coalesce(sum(views), 0)::bigint`.as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .$asScalar()
        .as('views'),
      eb
        .selectFrom('application')
        .select((a) => a.fn.countAll<number>().as('n'))
        .whereRef('posting_id', '=', 'p.id')
        .where(notWithdrawn)
        .$asScalar()
        .as('deliveries'),
    ]);
}
