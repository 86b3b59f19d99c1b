import type { calls, RequestOf } from '@tolk/contract';
import { limits, readDay } from '@tolk/domain';
import { units } from '@tolk/domain/dictionaries/work';
import { useListAddress } from '@tolk/platform';

type Request = RequestOf<(typeof calls)['clientinterface']['people']['searchSuppliers']>;

const rateUnits = units.map(({ value }) => value);
const sorts = ['match', 'rating', 'rate', 'experience'] as const;
const filterKeys = [
  'projectReleaseInforId',
  'search',
  'sourceLanguage',
  'targetLanguage',
  'whFieldId',
  'region',
  'rateTo',
  'rateUnit',
  'freeOn',
  'verified',
  'tested',
] as const;
type FilterKey = (typeof filterKeys)[number];

/** Yuan as they stand in the address, as fen; nothing for what is no amount. */
export function fenOf(yuan: string | undefined): number | undefined {
  const amount = Number(yuan?.replaceAll(',', ''));
  if (!yuan || !Number.isFinite(amount) || amount <= 0) return undefined;
  return Math.min(Math.round(amount * 100), limits.unitPrice.max);
}

/** Filters, order and page of the search for suppliers, as the address says. */
export function useSearchAddress() {
  const list = useListAddress<FilterKey | 'sort' | 'view'>();
  const texts = {
    projectReleaseInforId: list.text('projectReleaseInforId'),
    search: list.search,
    sourceLanguage: list.text('sourceLanguage'),
    targetLanguage: list.text('targetLanguage'),
    whFieldId: list.text('whFieldId'),
    region: list.text('region'),
    freeOn: readDay(list.text('freeOn')),
    sort: list.oneOf('sort', sorts),
  };
  const set = Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
  const rateTo = fenOf(list.text('rateTo'));
  const isPriceAsked = rateTo !== undefined || texts.sort === 'rate';
  // A project has a unit of its own.
  const rateUnit =
    isPriceAsked && !texts.projectReleaseInforId
      ? (list.oneOf('rateUnit', rateUnits) ?? rateUnits[0])
      : undefined;
  const request: Request = {
    ...list.paging,
    ...set,
    ...(rateUnit === undefined ? {} : { rateUnit }),
    ...(rateTo === undefined ? {} : { rateTo }),
    ...(list.text('verified') ? { verified: true } : {}),
    ...(list.text('tested') ? { tested: true } : {}),
  };
  return {
    list,
    request,
    rateText: list.text('rateTo') ?? '',
    active: filterKeys.filter((key) => list.text(key)).length,
    clear: () =>
      list.change(
        Object.fromEntries(filterKeys.map((key) => [key, undefined])) as Record<
          FilterKey,
          undefined
        >,
      ),
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
