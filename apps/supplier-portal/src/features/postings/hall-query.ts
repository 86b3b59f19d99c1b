import type { calls, RequestOf } from '@tolk/contract';
import { limits, positionStatuses } from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import { useListAddress } from '@tolk/platform';

type HallRequest = RequestOf<(typeof calls)['supinterface']['jobs']['getProjectReleaseInforList']>;

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
  const request: HallRequest = {
    pageNum: page,
    pageSize: limits.list.pageSize,
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
    sort: oneOf('sort', sorts),
  };
  const clear = () => address.change(Object.fromEntries(hallKeys.map((key) => [key, undefined])));
  const active = hallKeys.filter((key) => key !== 'search' && text(key)).length;
  return { ...address, request, clear, active };
}

export type HallQuery = ReturnType<typeof useHallQuery>;
