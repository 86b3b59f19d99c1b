import type { calls, RequestOf } from '@tolk/contract';
import { deadlineWindows, limits, positionStatuses } from '@tolk/domain';
import { projectTypes, salaryBands } from '@tolk/domain/dictionaries/work';
import { useListAddress } from '@tolk/platform';

type Jobs = (typeof calls)['supinterface']['jobs'];
type HallRequest = RequestOf<Jobs['getProjectReleaseInforList']>;
/** What is searched and filtered by, without page and order: counts and saved searches ask for it. */
export type HallFilter = RequestOf<Jobs['getHallCounts']>;

export const hallKeys = [
  'search',
  'type',
  'status',
  'field',
  'source',
  'target',
  'region',
  'payFrom',
  'payTo',
  'band',
  'within',
] as const;
export type HallKey = (typeof hallKeys)[number] | 'sort';

export const sorts = ['newest', 'deadline', 'salary'] as const;

/** Yuan as they stand in the address, in fen; undefined when it is no amount. */
function fen(yuan: string | undefined): number | undefined {
  const amount = Math.round(Number(yuan) * 100);
  return yuan && amount >= 0 && amount <= limits.unitPrice.max ? amount : undefined;
}

/** The job hall's filters in the address, and the request that they make. */
export function useHallQuery() {
  const address = useListAddress<HallKey>();
  const { text, oneOf, page } = address;
  const filter: HallFilter = {
    search: text('search')?.slice(0, 100),
    projectType: oneOf(
      'type',
      projectTypes.map(({ value }) => value),
    ),
    projectStatus: oneOf('status', positionStatuses),
    whFieldId: text('field')?.slice(0, 40),
    sourceLanguage: text('source')?.slice(0, 20),
    targetLanguage: text('target')?.slice(0, 20),
    region: text('region')?.slice(0, 120),
    salaryFrom: fen(text('payFrom')),
    salaryTo: fen(text('payTo')),
    salaryBand: oneOf(
      'band',
      salaryBands.map(({ value }) => value),
    ),
    deadlineWithin: deadlineWindows.find((days) => String(days) === text('within')),
  };
  const request: HallRequest = {
    ...filter,
    pageNum: page,
    pageSize: limits.list.pageSize,
    sort: oneOf('sort', sorts),
  };
  const clear = () => address.change(Object.fromEntries(hallKeys.map((key) => [key, undefined])));
  const active = hallKeys.filter((key) => key !== 'search' && text(key)).length;
  return { ...address, filter, request, clear, active };
}

const yuan = (amount: number | undefined) =>
  amount === undefined ? undefined : String(amount / 100);

/** The address of the job hall under a filter, as `useHallQuery` reads it. */
export function addressOf(
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
    payFrom: yuan(filter.salaryFrom),
    payTo: yuan(filter.salaryTo),
    band: filter.salaryBand,
    within: filter.deadlineWithin === undefined ? undefined : String(filter.deadlineWithin),
  };
}

export type HallQuery = ReturnType<typeof useHallQuery>;
