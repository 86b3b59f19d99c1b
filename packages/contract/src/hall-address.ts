/**
 * The job hall's filter in its address: what the hall reads, saved searches open and alerts lead to.
 * Free of schemas, so that a browser can load it.
 */
import { deadlineWindows, limits, positionStatuses } from '@tolk/domain';
import { projectTypes, salaryBands, units } from '@tolk/domain/dictionaries/work';
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

/**
 * The filter that an address asks for; what it says that is no value of a filter asks for nothing.
 *
 * @param comparesPrices - true where prices are compared in any case, as when the list is sorted by them
 */
export function hallFilterAt(
  text: (key: (typeof hallKeys)[number]) => string | undefined,
  comparesPrices = false,
): HallFilter {
  const oneOf = <Value extends string>(
    key: (typeof hallKeys)[number],
    values: readonly Value[],
  ): Value | undefined => values.find((value) => value === text(key));
  const [salaryFrom, salaryTo] = [fenOf(text('payFrom')), fenOf(text('payTo'))];
  const band = salaryBands.find(({ value }) => value === text('band'));
  const isPriceAsked = comparesPrices || salaryFrom !== undefined || salaryTo !== undefined;
  return {
    search: text('search')?.slice(0, limits.list.searchMax) || undefined,
    projectType: oneOf(
      'type',
      projectTypes.map(({ value }) => value),
    ),
    projectStatus: oneOf('status', positionStatuses),
    whFieldId: text('field')?.slice(0, 40),
    sourceLanguage: text('source')?.slice(0, 20),
    targetLanguage: text('target')?.slice(0, 20),
    region: text('region')?.slice(0, 120),
    // Per page and per hour say nothing to each other: prices are compared in one unit.
    unitName:
      oneOf(
        'unit',
        units.map(({ value }) => value),
      ) ?? (isPriceAsked ? (band?.unit ?? units[0]?.value) : undefined),
    salaryFrom,
    salaryTo,
    salaryBand: band?.value,
    deadlineWithin: deadlineWindows.find((days) => String(days) === text('within')),
  };
}

/** Yuan as they stand in the address, in fen; undefined when it is no amount. */
function fenOf(text: string | undefined): number | undefined {
  const amount = Math.round(Number(text) * 100);
  return text && amount >= 0 && amount <= limits.unitPrice.max ? amount : undefined;
}

function yuan(fen: number | undefined): string | undefined {
  return fen === undefined ? undefined : String(fen / 100);
}
