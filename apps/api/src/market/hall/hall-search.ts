import { addMs } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { CountedPosting, PostingSort } from '../postings/posting-repository.ts';
import { keptWhileFresh } from './hall-memory.ts';
import { periodsSince, type PeriodOf } from './hall-periods.ts';
import { hallPage, publishedAt, type HallFilter, type Page } from './hall-repository.ts';
import { hallTotal } from './hall-total.ts';

/** Reading and sorting so many costs less than to look among the newest first. */
const readAtOnce = 1_000;
/** So many of the newest postings are searched first, whatever the hall holds … */
const searchedFirst = 3_000;
/** … then those of a time that is so many times as long, then all. */
const longer = 16;

interface Known {
  now: Date;
  /** How many postings match, as far as they were counted. */
  total: number;
  /** Left out: `searchedFirst`. */
  first?: number;
}

/** How many postings match, and one page of them. */
export async function totalAndPage(
  db: Queryable,
  filter: HallFilter,
  sort: PostingSort,
  page: Page,
  now: Date,
): Promise<[number, CountedPosting[]]> {
  const counting = hallTotal(db, filter, now);
  if (page.limit === 0) return [await counting, []];
  // A search is told how much there is to be found; nothing else waits for the count.
  if (filter.search === null) return Promise.all([counting, hallPage(db, filter, sort, page)]);
  const total = await counting;
  return [total, await searchedPage(db, filter, sort, page, { now, total })];
}

/**
 * One page of the job hall of which the total is known. What a search finds has to be read to be
 * sorted, so the newest of much are looked for among the newest postings first: when these fill the
 * page, no other posting belongs on it.
 */
export async function searchedPage(
  db: Queryable,
  filter: HallFilter,
  sort: PostingSort,
  page: Page,
  known: Known,
): Promise<CountedPosting[]> {
  if (sort === 'newest' && isByPairs(filter) && known.total > readAtOnce) {
    for (const periods of await periodsOf(db, filter, known)) {
      const found = await hallPage(db, filter, sort, { ...page, periods });
      if (found.length === page.limit) return found;
    }
  }
  return hallPage(db, filter, sort, page);
}

/**
 * By Chinese characters alone. Of words the planner knows how common they are, and walks the newest
 * for a common one; the index would gather all that begin as it does before it looks at the age.
 */
function isByPairs({ search }: HallFilter): boolean {
  return search !== null && search.words === null;
}

/** Of the newest postings and of more of them; none when the hall has few. */
async function periodsOf(
  db: Queryable,
  { status }: HallFilter,
  { now, first = searchedFirst }: Known,
): Promise<number[][]> {
  const whose: PeriodOf = status === 'finished' ? 'finished' : 'live';
  const key = `published ${whose} ${first}`;
  const since = await keptWhileFresh(db, key, now, () => publishedAt(db, whose, first));
  if (since === null) return [];
  const age = now.getTime() - since.getTime();
  return [since, addMs(now, -age * longer)]
    .map((from) => periodsSince(from, now, whose))
    .filter((periods) => periods !== null);
}
