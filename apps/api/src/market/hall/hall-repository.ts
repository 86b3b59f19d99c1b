import { sql } from 'kysely';
import type { PositionStatus } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import { compiledShapes } from '../../database/compiled-shapes.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  live,
  recordColumns,
  searching,
  sorted,
  withCounts,
  type CountedPosting,
  type PostingQuery,
  type PostingSearch,
  type PostingSort,
} from '../postings/posting-repository.ts';
import { inPublicSight, listed, notPublishedBy } from '../postings/posting-sight-repository.ts';
import type { PeriodOf } from './hall-periods.ts';

export interface HallFilter {
  search: PostingSearch | null;
  projectType?: ProjectType;
  status?: PositionStatus;
  field?: string;
  sourceLanguage?: string;
  targetLanguage?: string;
  region?: string;
  unit?: string;
  salaryFrom?: number;
  salaryTo?: number;
  /** The pay for one unit of `unit` in CNY; the upper bound is excluded, null is open. */
  salaryBand?: { unit: string; from: number; below: number | null };
  /** The deadline lies after `after`, and not later than `until`. */
  deadline?: { after: Date; until: Date };
  /** News for a saved search: published after `after`, and by somebody else. */
  news?: { after: Date; notBy: string };
  /** Whom the person who looks has blocked, at least one. */
  blocked?: readonly string[];
}

export interface Page {
  limit: number;
  offset: number;
  /** Only postings that have one of these `hall_periods`. */
  periods?: readonly number[];
}

/**
 * One page of the job hall. Without a status it holds what still takes applications. Sorts are
 * total orders (the id decides last), so that paging is stable.
 */
export function hallPage(
  db: Queryable,
  filter: HallFilter,
  sort: PostingSort,
  { limit, offset, periods }: Page,
): Promise<CountedPosting[]> {
  const values = [...hallValues(filter), periods];
  const asked = values.map((value) => (value === undefined ? '-' : '+')).join('');
  const shape = `${sort} ${filter.status === 'finished' ? 'finished' : 'live'} ${asked}`;
  const given = values.filter((value) => value !== undefined);
  return runHallPage(db, shape, [...given, limit, offset], () => {
    // Ids first: what an offset skips is then read from the index alone.
    const ids = within(hall(db, filter), periods)
      .select('posting.id')
      .$call((query) => sorted(query, sort))
      .limit(limit)
      .offset(offset);
    const page = db.selectFrom('posting').select(recordColumns).where('posting.id', 'in', ids);
    return withCounts(db, page).$call((query) => sorted(query, sort));
  });
}

const runHallPage = compiledShapes<CountedPosting>();

function within(query: PostingQuery<object>, periods?: readonly number[]): PostingQuery<object> {
  if (periods === undefined) return query;
  return query.where(
    sql<boolean>`hall_periods(posting.status, posting.published_at) && ${periods}::integer[]`,
  );
}

/** When the posting of this rank was published, counted from the newest; null when there are fewer. */
export async function publishedAt(
  db: Queryable,
  whose: PeriodOf,
  rank: number,
): Promise<Date | null> {
  const found = await db
    .selectFrom('posting')
    .select('published_at')
    .where(whose === 'live' ? live : sql<boolean>`posting.status = 'finished'`)
    .orderBy('published_at', 'desc')
    .offset(rank - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.published_at ?? null;
}

/** The values of a hall's filter in the order of `hall`; undefined where it asks for nothing. */
function hallValues({ search, ...filter }: HallFilter): readonly unknown[] {
  const bigrams = search !== null && search.bigrams.length > 0 ? search.bigrams : undefined;
  const words = search?.words || undefined;
  const band = filter.salaryBand;
  return [
    // Owners and members.
    filter.blocked,
    filter.blocked,
    filter.status === 'finished' ? undefined : filter.status,
    filter.projectType || undefined,
    filter.field || undefined,
    filter.sourceLanguage || undefined,
    filter.targetLanguage || undefined,
    filter.region || undefined,
    filter.unit || undefined,
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

/** What everybody may see, except what one of these published, by status. */
export function countByStatus(
  db: Queryable,
  blocked: readonly string[],
): Promise<{ value: PositionStatus; count: number }[]> {
  return db
    .selectFrom('posting')
    .select((eb) => ['status as value', eb.fn.countAll<number>().as('count')])
    .where(inPublicSight)
    .$if(blocked.length > 0, (query) => query.where(notPublishedBy(blocked)))
    .groupBy('status')
    .execute();
}

/** Postings that take applications, except what one of these published, by type of work. */
export function countByType(
  db: Queryable,
  blocked: readonly string[],
): Promise<{ value: ProjectType; count: number }[]> {
  return db
    .selectFrom('posting')
    .select((eb) => ['project_type as value', eb.fn.countAll<number>().as('count')])
    .where(listed)
    .$if(blocked.length > 0, (query) => query.where(notPublishedBy(blocked)))
    .groupBy('project_type')
    .execute();
}

/** Everything in the job hall that fits the filter; without a status what still takes applications. */
export function hall(db: Queryable, filter: HallFilter): PostingQuery<object> {
  let query: PostingQuery<object> = db.selectFrom('posting');
  if (filter.status === 'finished')
    query = query.where(sql<boolean>`posting.status = 'finished' and ${inPublicSight}`);
  else query = query.where(listed);
  if (filter.blocked) query = query.where(notPublishedBy(filter.blocked));
  if (filter.status === 'recruiting' || filter.status === 'opened') {
    query = query.where('posting.status', '=', filter.status);
  }
  return meeting(query, filter);
}

/** What meets all of the filter but its status and who published it. */
export function meeting(found: PostingQuery<object>, filter: HallFilter): PostingQuery<object> {
  let query = found;
  if (filter.projectType) query = query.where('project_type', '=', filter.projectType);
  if (filter.field) query = query.where('field', '=', filter.field);
  if (filter.sourceLanguage) query = query.where('source_language', '=', filter.sourceLanguage);
  if (filter.targetLanguage) query = query.where('target_language', '=', filter.targetLanguage);
  if (filter.region) query = query.where('region', '=', filter.region);
  if (filter.unit) query = query.where('unit', '=', filter.unit);
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
