/**
 * The job hall's filter in its address: what the hall reads, saved searches open and alerts lead to.
 * Free of schemas, so that a browser can load it.
 */
import type { calls } from './calls/index.ts';
import type { RequestOf } from './define-call.ts';

/** What is searched and filtered by, without page and order: counts and saved searches ask for it. */
export type HallFilter = RequestOf<(typeof calls)['supinterface']['jobs']['getHallCounts']>;

export const hallKeys = [
  'search',
  'type',
  'status',
  'field',
  'source',
  'target',
  'region',
  'unit',
  'payFrom',
  'payTo',
  'band',
  'within',
] as const;

/** The query of the job hall's address under a filter; what isn't asked for is undefined. */
export function hallQueryOf(
  filter: HallFilter,
): Record<(typeof hallKeys)[number], string | undefined> {
  return {
    search: filter.search,
    type: filter.projectType,
    status: filter.projectStatus,
    field: filter.whFieldId,
    source: filter.sourceLanguage,
    target: filter.targetLanguage,
    region: filter.region,
    unit: filter.unitName,
    payFrom: yuan(filter.salaryFrom),
    payTo: yuan(filter.salaryTo),
    band: filter.salaryBand,
    within: filter.deadlineWithin === undefined ? undefined : String(filter.deadlineWithin),
  };
}

function yuan(fen: number | undefined): string | undefined {
  return fen === undefined ? undefined : String(fen / 100);
}
