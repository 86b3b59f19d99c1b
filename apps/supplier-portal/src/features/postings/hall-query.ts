import { hallFilterAt, hallKeys } from '@tolk/contract/hall-address';
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

/** The job hall's filters in the address, and the request that they make. */
export function useHallQuery() {
  const address = useListAddress<HallKey>();
  const { text, oneOf } = address;
  const tab = oneOf('tab', hallTabs) ?? 'all';
  const sort = oneOf('sort', sortsOf[tab]) ?? sortsOf[tab][0];
  const filter = hallFilterAt(text, sort === 'salary');
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
