import type { ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { facetNames, type FacetName } from './hall-facet-repository.ts';
import {
  countFinished,
  countValues,
  shownValues,
  type Bounds,
  type ValueCount,
} from './hall-facets.ts';
import type { HallFilter } from './hall-repository.ts';
import { hallFilterOf, stepOf, type HallRequest } from './hall-filter.ts';
import { keptWhileFresh } from './hall-memory.ts';
import { hallWindow } from './hall-total.ts';
import { lookerOf, seenBy } from './seen-by.ts';

type Counts = ResponseOf<typeof calls.supinterface.jobs.getHallCounts>;

/** What of a filter a facet stands for; it is left out where the facet is counted. */
const parts: Readonly<Record<FacetName, readonly (keyof HallFilter)[]>> = {
  projectType: ['projectType'],
  projectStatus: ['status'],
  whFieldId: ['field'],
  languagePair: ['sourceLanguage', 'targetLanguage'],
  region: ['region'],
  salaryBand: ['salaryBand', 'unit', 'salaryFrom', 'salaryTo'],
  deadlineWithin: ['deadline'],
};

/** Without a filter all visitors share one count for a while, so it may look at more. */
const unfiltered: Bounds = { sample: hallWindow, lookups: 2_000, lookupsEach: 5 };
const filtered: Bounds = { sample: 500, lookups: 300, lookupsEach: 5 };

function boundsOf(filter: HallFilter): Bounds {
  const asksNothing = Object.values(filter).every((asked) => asked === undefined || asked === null);
  return asksNothing ? unfiltered : filtered;
}

/** How many postings each value of each filter leaves, with the other filters as they are. */
export async function hallCounts(
  request: HallRequest,
  { deps, session, now }: Pick<CallContext, 'deps' | 'session' | 'now'>,
): Promise<Counts> {
  const filter = hallFilterOf(request, now);
  const counts =
    filter === null
      ? []
      : await deps.lateReads.read(session !== null, async (db) =>
          countAll(db, await seenBy(db, filter, lookerOf(session)), now),
        );
  const facet = (name: FacetName) => valuesOf(name, counts);
  return {
    projectType: facet('projectType'),
    projectStatus: facet('projectStatus'),
    whFieldId: facet('whFieldId'),
    languagePair: facet('languagePair'),
    region: facet('region'),
    salaryBand: facet('salaryBand'),
    deadlineWithin: facet('deadlineWithin'),
    capped: counts.some(({ atLeast }) => atLeast),
  };
}

/** Facets by which nothing is filtered share one count; each of the others has its own. */
async function countAll(db: Queryable, filter: HallFilter, now: Date): Promise<ValueCount[]> {
  const asked = facetNames.filter((name) => parts[name].some((key) => filter[key] !== undefined));
  const idle = facetNames.filter((name) => !asked.includes(name));
  const runs = [
    counted(db, filter, idle, now),
    ...asked.map((name) => counted(db, without(filter, parts[name]), [name], now)),
    counted(db, without(filter, parts.projectStatus), 'finished', now),
  ];
  return (await Promise.all(runs)).flat();
}

function counted(
  db: Queryable,
  filter: HallFilter,
  facets: readonly FacetName[] | 'finished',
  now: Date,
): Promise<ValueCount[]> {
  const looking = { now: stepOf(now), bounds: boundsOf(filter) };
  return keptWhileFresh(db, JSON.stringify({ facets, filter }), now, () =>
    facets === 'finished'
      ? countFinished(db, filter, looking)
      : countValues(db, filter, facets, looking),
  );
}

function without(filter: HallFilter, keys: readonly (keyof HallFilter)[]): HallFilter {
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, undefined])) };
}

function valuesOf(name: FacetName, counts: readonly ValueCount[]) {
  const found = counts.filter(({ facet }) => facet === name);
  const shown = shownValues[name];
  if (shown === undefined) {
    return found
      .filter(({ count, atLeast }) => count > 0 || atLeast)
      .sort(mostFirst)
      .map(present);
  }
  const byValue = new Map(found.map((row) => [row.value, present(row)]));
  const rows = shown.map((value) => byValue.get(value) ?? { value, count: 0 });
  return name === 'deadlineWithin' ? growing(rows) : rows;
}

/** What is due within a day is due within three as well, also where both counts stopped. */
function growing<Row extends { count: number }>(rows: readonly Row[]): Row[] {
  let least = 0;
  return rows.map((row) => {
    least = Math.max(least, row.count);
    return { ...row, count: least };
  });
}

function mostFirst(one: ValueCount, other: ValueCount): number {
  return other.count - one.count || one.value.localeCompare(other.value, 'en');
}

function present({ value, count, atLeast }: ValueCount) {
  return atLeast ? { value, count, atLeast } : { value, count };
}
