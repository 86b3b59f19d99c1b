import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { PositionStatus } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import { compiledShapes } from '../../database/compiled-shapes.ts';
import type { Queryable, Schema, Tx } from '../../database/schema.ts';
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
  'zone',
  'remarks',
  'delivery_instructions',
  'contact_name',
  'contact_phone',
  'region',
  'interpretation_mode',
  'job_level',
  'place',
] as const;

const columns = ['owner_id', ...postingColumns] as const;

export type PostingRecord = Pick<Selectable<PostingTable>, (typeof columns)[number]>;

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
}

export interface HallFilter {
  search: { bigrams: string[]; words: string | null } | null;
  projectType?: ProjectType;
  status?: PositionStatus;
  field?: string;
  sourceLanguage?: string;
  targetLanguage?: string;
  region?: string;
  salaryFrom?: number;
  salaryTo?: number;
  /** The pay for one unit of `unit` in CNY; the upper bound is excluded, null is open. */
  salaryBand?: { unit: string; from: number; below: number | null };
  /** The deadline lies after `after`, and not later than `until`. */
  deadline?: { after: Date; until: Date };
  /** News for a saved search: published after `after`, and by somebody else. */
  news?: { after: Date; notBy: string };
}

export type HallSort = 'newest' | 'deadline' | 'salary';

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
  await tx
    .updateTable('posting')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Finishes what the owner has open and no live order hangs on; answers the ids. */
export async function finishOpenPostings(tx: Tx, ownerId: string): Promise<string[]> {
  const finished = await tx
    .updateTable('posting')
    .set({ status: 'finished', version: sql`version + 1` })
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

export async function deletePosting(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posting').where('id', '=', id).execute();
}

/** The posting, locked until the end of the transaction; with `ownerId` only if it is theirs. */
export function lockPosting(
  tx: Tx,
  id: string,
  ownerId?: string,
): Promise<PostingRecord | undefined> {
  let query = tx.selectFrom('posting').select(columns).where('id', '=', id).forUpdate();
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  return query.executeTakeFirst();
}

export async function findPosting(
  db: Queryable,
  id: string,
): Promise<(CountedPosting & { publisher: string }) | undefined> {
  return withCounts(db, db.selectFrom('posting').select(columns).where('id', '=', id))
    .innerJoin('person', 'person.id', 'p.owner_id')
    .select('person.name as publisher')
    .executeTakeFirst();
}

/** These postings with their counts, in no order. */
export async function postingsOf(db: Queryable, ids: readonly string[]): Promise<CountedPosting[]> {
  if (ids.length === 0) return [];
  const wanted = db.selectFrom('posting').select(columns).where('id', 'in', ids);
  return withCounts(db, wanted).execute();
}

/**
 * One page of the job hall. Without a status it holds what still takes applications. Sorts are
 * total orders (the id decides last), so that paging is stable.
 */
export function hallPage(
  db: Queryable,
  filter: HallFilter,
  sort: HallSort,
  { limit, offset }: Page,
): Promise<CountedPosting[]> {
  const values = hallValues(filter);
  const asked = values.map((value) => (value === undefined ? '-' : '+')).join('');
  const shape = `${sort} ${filter.status === 'finished' ? 'finished' : 'live'} ${asked}`;
  const given = values.filter((value) => value !== undefined);
  return runHallPage(db, shape, [...given, limit, offset], () => {
    // Ids first: what an offset skips is then read from the index alone.
    const ids = hall(db, filter)
      .select('posting.id')
      .$call((query) => sorted(query, sort))
      .limit(limit)
      .offset(offset);
    const page = db.selectFrom('posting').select(columns).where('posting.id', 'in', ids);
    return withCounts(db, page).$call((query) => sorted(query, sort));
  });
}

const runHallPage = compiledShapes<CountedPosting>();

/** The values of a hall's filter in the order of `hall`; undefined where it asks for nothing. */
function hallValues({ search, ...filter }: HallFilter): readonly unknown[] {
  const bigrams = search !== null && search.bigrams.length > 0 ? search.bigrams : undefined;
  const words = search?.words || undefined;
  const band = filter.salaryBand;
  return [
    filter.status === 'finished' ? undefined : filter.status,
    filter.projectType || undefined,
    filter.field || undefined,
    filter.sourceLanguage || undefined,
    filter.targetLanguage || undefined,
    filter.region || undefined,
    filter.salaryFrom,
    filter.salaryTo,
    band?.unit,
    band && 'CNY',
    band?.from,
    band?.below ?? undefined,
    filter.deadline?.after,
    filter.deadline?.until,
    filter.news?.after,
    filter.news?.notBy,
    bigrams,
    words,
    words,
  ];
}

/** How many postings match, counted up to `limit` only. */
export async function countHall(db: Queryable, filter: HallFilter, limit: number): Promise<number> {
  const found = hall(db, filter).select('posting.id').limit(limit);
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function countByStatus(db: Queryable): Promise<{ value: PositionStatus; count: number }[]> {
  return db
    .selectFrom('posting')
    .select((eb) => ['status as value', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

/** Postings that take applications, by type of work. */
export function countByType(db: Queryable): Promise<{ value: ProjectType; count: number }[]> {
  return db
    .selectFrom('posting')
    .select((eb) => ['project_type as value', eb.fn.countAll<number>().as('count')])
    .where(live)
    .groupBy('project_type')
    .execute();
}

export async function ownPostings(
  db: Queryable,
  ownerId: string,
  filter: { status?: PositionStatus; search: HallFilter['search']; id?: string },
  { limit, offset }: Page,
): Promise<{ total: number; list: OwnPosting[] }> {
  let query = db.selectFrom('posting').where('owner_id', '=', ownerId);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.id !== undefined) query = query.where('posting.id', '=', filter.id);
  query = searching(query, filter.search);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = sorted(query.select(columns), 'newest').limit(limit).offset(offset);
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

/** Counts the viewer at most once a day. `day` is an ISO date, `slot` any of 0 to 15. */
export async function countView(
  db: Queryable,
  view: { postingId: string; viewer: string; day: string; slot: number },
): Promise<void> {
  await sql`
    with seen as (
      insert into posting_view (seen_on, posting_id, viewer)
      values (${view.day}, ${view.postingId}, ${view.viewer})
      on conflict do nothing returning posting_id
    )
    insert into posting_view_count as counted (posting_id, slot, views)
    select posting_id, ${view.slot}::smallint, 1 from seen
    on conflict (posting_id, slot) do update set views = counted.views + 1`.execute(db);
}

/** Forgets who looked before the UTC day of `since`; the counts stay. */
export async function forgetViewers(db: Queryable, since: Date): Promise<void> {
  await db
    .deleteFrom('posting_view')
    .where('seen_on', '<', since.toISOString().slice(0, 10))
    .execute();
}

/** Postings that take applications, the newest first. */
export function recruitingPostings(
  db: Queryable,
  limit: number,
): Promise<{ id: string; publishedAt: Date }[]> {
  return db
    .selectFrom('posting')
    .select(['id', 'published_at as publishedAt'])
    .where(sql<boolean>`posting.status = 'recruiting'`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

// Written out, not as parameters: only then does the planner use the partial indexes.
const live = sql<boolean>`posting.status <> 'finished'`;
const notWithdrawn = sql<boolean>`application.status <> 'withdrawn'`;
/** An order that is neither rejected nor ended. */
export const liveOrder = sql<boolean>`project_order.state not in ('rejected', 'completed', 'unpaid', 'refunded', 'agreed', 'ruled')`;

type PostingQuery<Row> = SelectQueryBuilder<Schema, 'posting', Row>;

/** Everything in the job hall that fits the filter; without a status what still takes applications. */
export function hall(db: Queryable, filter: HallFilter): PostingQuery<object> {
  let query: PostingQuery<object> = db.selectFrom('posting');
  if (filter.status === 'finished') query = query.where(sql<boolean>`posting.status = 'finished'`);
  else query = query.where(live);
  if (filter.status === 'recruiting' || filter.status === 'opened') {
    query = query.where('posting.status', '=', filter.status);
  }
  if (filter.projectType) query = query.where('project_type', '=', filter.projectType);
  if (filter.field) query = query.where('field', '=', filter.field);
  if (filter.sourceLanguage) query = query.where('source_language', '=', filter.sourceLanguage);
  if (filter.targetLanguage) query = query.where('target_language', '=', filter.targetLanguage);
  if (filter.region) query = query.where('region', '=', filter.region);
  if (filter.salaryFrom !== undefined) query = query.where('salary', '>=', filter.salaryFrom);
  if (filter.salaryTo !== undefined) query = query.where('salary', '<=', filter.salaryTo);
  if (filter.salaryBand) {
    const { unit, from, below } = filter.salaryBand;
    query = query
      .where('unit', '=', unit)
      .where('currency', '=', 'CNY')
      .where('salary', '>=', from);
    if (below !== null) query = query.where('salary', '<', below);
  }
  if (filter.deadline) {
    query = query
      .where('deadline', '>', filter.deadline.after)
      .where('deadline', '<=', filter.deadline.until);
  }
  if (filter.news) {
    query = query
      .where('published_at', '>', filter.news.after)
      .where('owner_id', '<>', filter.news.notBy);
  }
  return searching(query, filter.search);
}

function searching<Row>(query: PostingQuery<Row>, search: HallFilter['search']): PostingQuery<Row> {
  let found = query;
  if (search && search.bigrams.length > 0) {
    found = found.where(sql<boolean>`posting.bigrams @> ${search.bigrams}::text[]`);
  }
  if (search?.words) {
    // Stemmed, or as written: names and words of other languages are in no English dictionary.
    found = found.where(sql<boolean>`posting.words @@ (
      to_tsquery('pg_catalog.english', ${search.words})
      || to_tsquery('pg_catalog.simple', ${search.words}))`);
  }
  return found;
}

interface Sortable<Query> {
  orderBy(column: ReturnType<typeof sql.ref>, direction: 'asc' | 'desc'): Query;
}

const sortColumns = {
  newest: ['published_at', 'desc'],
  deadline: ['deadline', 'asc'],
  salary: ['salary', 'desc'],
} as const;

function sorted<Query extends Sortable<Query>>(query: Query, sort: HallSort): Query {
  const [column, direction] = sortColumns[sort];
  return query.orderBy(sql.ref(column), direction).orderBy(sql.ref('id'), 'desc');
}

/** Counts are taken for the rows of the page only, not for those that an offset skips. */
function withCounts(db: Queryable, page: PostingQuery<PostingRecord>) {
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
