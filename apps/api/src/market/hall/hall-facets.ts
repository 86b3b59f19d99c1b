import { deadlineWindows, positionStatuses } from '@tolk/domain';
import { projectTypes, salaryBands } from '@tolk/domain/dictionaries/work';
import type { Queryable } from '../../database/schema.ts';
import { countFacets, type FacetName } from './hall-facet-repository.ts';
import { isOpen, listedValues, lookUp, type Counted } from './hall-lookup-repository.ts';
import { keptWhileFresh } from './hall-memory.ts';
import type { HallFilter } from './hall-repository.ts';

export type ValueCount = Counted<FacetName>;

/** What one count may look at, whatever the hall holds. */
export interface Bounds {
  /** Postings that fit the filter; fewer than this are counted to the last one. */
  sample: number;
  /** Finished postings, and postings of the values of one facet that the sample met rarely, … */
  lookups: number;
  /** … of each of these values at least so many. */
  lookupsEach: number;
}

interface Looking {
  now: Date;
  bounds: Bounds;
}

/** What the sample met less often may be rare: it is looked up by itself. */
const rareBelow = 5;

/** Facets of which every value is shown, also one that nothing has, in this order. */
export const shownValues: Partial<Record<FacetName, readonly string[]>> = {
  projectType: projectTypes.map(({ value }) => value),
  projectStatus: positionStatuses,
  salaryBand: salaryBands.map(({ value }) => value),
  deadlineWithin: deadlineWindows.map(String),
};

const liveStatuses = positionStatuses.filter((status) => status !== 'finished');

/**
 * How many postings have each value of these facets. Where more fit than the sample takes, what it
 * met is a lower bound, and each value that it met rarely or not at all is looked up by itself, so
 * that a rare one keeps its exact count. No posting has a value that is counted 0, unless the count
 * is `atLeast`: then nobody knows.
 */
export async function countValues(
  db: Queryable,
  filter: HallFilter,
  facets: readonly FacetName[],
  looking: Looking,
): Promise<ValueCount[]> {
  const { now, bounds } = looking;
  const { looked, rows } = await countFacets(db, filter, facets, { limit: bounds.sample, now });
  const stopped = looked >= bounds.sample;
  const met = rows.filter(({ count }) => count > 0).map((row) => ({ ...row, atLeast: stopped }));
  if (!stopped) return met;
  const rare = await Promise.all(
    facets.map(async (facet) => {
      const often = met.filter((row) => row.facet === facet && row.count >= rareBelow);
      const others = new Set(await valuesOf(db, facet, filter, now));
      for (const { value } of often) others.delete(value);
      return { facet, values: [...others] };
    }),
  );
  return withLookedUp(met, await countRare(db, filter, rare, looking));
}

/** Of two lower bounds the higher one holds; an exact count is at least as high. */
function withLookedUp(met: readonly ValueCount[], lookedUp: readonly ValueCount[]): ValueCount[] {
  const keyOf = ({ facet, value }: ValueCount) => `${facet} ${value}`;
  const counts = new Map(met.map((row) => [keyOf(row), row]));
  for (const row of lookedUp) {
    const before = counts.get(keyOf(row));
    if (before === undefined || !row.atLeast || row.count > before.count)
      counts.set(keyOf(row), row);
  }
  return [...counts.values()];
}

/** How many finished postings fit the filter, whatever status it asks for. */
export async function countFinished(
  db: Queryable,
  filter: HallFilter,
  looking: Looking,
): Promise<ValueCount[]> {
  // A search has an index over all of them; what fits any other filter is among the newest.
  if (filter.search !== null) {
    const finished = { ...filter, status: 'finished' } as const;
    return countValues(db, finished, ['projectStatus'], looking);
  }
  const asked = {
    facet: 'finished',
    values: ['finished'],
    visits: looking.bounds.lookups,
  } as const;
  const counts = await lookUp(db, { ...filter, status: undefined }, [asked], looking.now);
  return counts.map((row) => ({ ...row, facet: 'projectStatus' }));
}

async function valuesOf(
  db: Queryable,
  facet: FacetName,
  { status }: HallFilter,
  now: Date,
): Promise<readonly string[]> {
  if (facet === 'projectStatus') return status === 'finished' ? [] : liveStatuses;
  if (isOpen(facet))
    return keptWhileFresh(db, `values of ${facet}`, now, () => listedValues(db, facet));
  return shownValues[facet] ?? [];
}

async function countRare(
  db: Queryable,
  filter: HallFilter,
  rare: readonly { facet: FacetName; values: readonly string[] }[],
  { now, bounds }: Looking,
): Promise<ValueCount[]> {
  const asked = rare.filter(({ values }) => values.length > 0);
  // Searching one text after the other takes too long, and finished postings have no such indexes.
  if (filter.search !== null || filter.status === 'finished') {
    return asked.flatMap(({ facet, values }) =>
      values.map((value) => ({ facet, value, count: 0, atLeast: true })),
    );
  }
  const visitsOf = (values: readonly string[]) =>
    Math.max(bounds.lookupsEach, Math.floor(bounds.lookups / values.length));
  const visiting = asked.map((one) => ({ ...one, visits: visitsOf(one.values) }));
  return visiting.length === 0 ? [] : lookUp(db, filter, visiting, now);
}
