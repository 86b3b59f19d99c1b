import { hallKeys, type HallFilter } from '@tolk/contract/hall-address';
import { deadlineWindows, limits, positionStatuses } from '@tolk/domain';
import { projectTypes, salaryBands, units } from '@tolk/domain/dictionaries/work';
import { useListAddress } from '@tolk/platform';

export type HallKey = (typeof hallKeys)[number] | 'sort' | 'tab' | 'job';

export const hallTabs = ['fitting', 'all', 'saved'] as const;
export type HallTab = (typeof hallTabs)[number];

const sorts = ['newest', 'deadline', 'salary'] as const;
/** The order of each tab until another is chosen comes first. */
export const sortsOf = {
  fitting: ['match', ...sorts],
  all: sorts,
  saved: ['saved', ...sorts],
} as const satisfies Record<HallTab, readonly string[]>;

/** Yuan as they stand in the address, in fen; undefined when it is no amount. */
function fen(yuan: string | undefined): number | undefined {
  const amount = Math.round(Number(yuan) * 100);
  return yuan && amount >= 0 && amount <= limits.unitPrice.max ? amount : undefined;
}

/** The job hall's filters in the address, and the request that they make. */
export function useHallQuery() {
  const address = useListAddress<HallKey>();
  const { text, oneOf } = address;
  const tab = oneOf('tab', hallTabs) ?? 'all';
  const sort = oneOf('sort', sortsOf[tab]) ?? sortsOf[tab][0];
  const [salaryFrom, salaryTo] = [fen(text('payFrom')), fen(text('payTo'))];
  const band = salaryBands.find(({ value }) => value === text('band'));
  const isPriceAsked = salaryFrom !== undefined || salaryTo !== undefined || sort === 'salary';
  const filter: HallFilter = {
    search: address.search,
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
  const request = { ...filter, ...address.paging };
  /** The same for each tab, in an order that it knows. */
  const requests = {
    fitting: { ...request, sort: oneOf('sort', sortsOf.fitting) },
    all: { ...request, sort: oneOf('sort', sortsOf.all) },
    saved: { ...request, sort: oneOf('sort', sortsOf.saved) },
  };
  const clear = () => address.change(Object.fromEntries(hallKeys.map((key) => [key, undefined])));
  const choose = (chosen: HallTab) =>
    address.change({ tab: chosen === 'all' ? undefined : chosen, sort: undefined, job: undefined });
  const active = hallKeys.filter((key) => key !== 'search' && text(key)).length;
  return { ...address, tab, sort, filter, requests, clear, choose, active };
}

export type HallQuery = ReturnType<typeof useHallQuery>;
