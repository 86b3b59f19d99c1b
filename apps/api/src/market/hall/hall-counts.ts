import type { ResponseOf, calls } from '@tolk/contract';
import { deadlineWindows, positionStatuses } from '@tolk/domain';
import { projectTypes, salaryBands } from '@tolk/domain/dictionaries/work';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  countFacets,
  facetNames,
  type FacetCount,
  type FacetName,
} from './hall-facet-repository.ts';
import type { HallFilter } from './hall-repository.ts';
import { hallFilterOf, stepOf, type HallRequest } from './hall-filter.ts';
import { keptWhileFresh } from './hall-memory.ts';
import { hallWindow } from './hall-total.ts';

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

/** Facets of which every value is shown, also one that nothing has, in this order. */
const shownValues: Partial<Record<FacetName, readonly string[]>> = {
  projectType: projectTypes.map(({ value }) => value),
  projectStatus: positionStatuses,
  salaryBand: salaryBands.map(({ value }) => value),
  deadlineWithin: deadlineWindows.map(String),
};

/** How many postings each value of each filter leaves, with the other filters as they are. */
export async function hallCounts(
  request: HallRequest,
  { deps, session, now }: Pick<CallContext, 'deps' | 'session' | 'now'>,
): Promise<Counts> {
  const filter = hallFilterOf(request, now);
  const counts =
    filter === null
      ? []
      : await deps.lateReads.read(session !== null, (db) => countAll(db, filter, now));
  const facet = (name: FacetName) => valuesOf(name, counts);
  return {
    projectType: facet('projectType'),
    projectStatus: facet('projectStatus'),
    whFieldId: facet('whFieldId'),
    languagePair: facet('languagePair'),
    region: facet('region'),
    salaryBand: facet('salaryBand'),
    deadlineWithin: facet('deadlineWithin'),
    capped: counts.some((row) => row.facet === 'all' && row.count >= hallWindow),
  };
}

/** Facets by which nothing is filtered share one count; each of the others has its own. */
async function countAll(db: Queryable, filter: HallFilter, now: Date): Promise<FacetCount[]> {
  const asked = facetNames.filter((name) => parts[name].some((key) => filter[key] !== undefined));
  const idle = facetNames.filter((name) => !asked.includes(name));
  const live = { ...filter, status: undefined };
  const runs = [
    counted(db, filter, idle, now),
    ...asked.map((name) => counted(db, without(filter, parts[name]), [name], now)),
    counted(db, { ...live, status: 'finished' }, ['projectStatus'], now),
  ];
  return (await Promise.all(runs)).flat();
}

function counted(
  db: Queryable,
  filter: HallFilter,
  facets: readonly FacetName[],
  now: Date,
): Promise<FacetCount[]> {
  const options = { limit: hallWindow, now: stepOf(now) };
  return keptWhileFresh(db, JSON.stringify({ facets, filter }), now, () =>
    countFacets(db, filter, facets, options),
  );
}

function without(filter: HallFilter, keys: readonly (keyof HallFilter)[]): HallFilter {
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, undefined])) };
}

function valuesOf(name: FacetName, counts: readonly FacetCount[]) {
  const found = counts.filter(({ facet }) => facet === name);
  const shown = shownValues[name];
  if (shown === undefined) return found.map(({ value, count }) => ({ value, count }));
  const byValue = new Map(found.map(({ value, count }) => [value, count]));
  return shown.map((value) => ({ value, count: byValue.get(value) ?? 0 }));
}
