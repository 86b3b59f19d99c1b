import type { calls, RequestOf } from '@tolk/contract';
import { limits, orderSorts, orderStatuses, readDay } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

type Orders = (typeof calls)['clientinterface']['orders'];
export type OrderFilter = Omit<RequestOf<Orders['downloadOrderList']>, 'format'>;

/** What the filters beside the status are called in the address. */
const filterKeys = ['source', 'target', 'from', 'to', 'payFrom', 'payTo'] as const;
export type OrderKey = (typeof filterKeys)[number] | 'orderStatus' | 'search' | 'sort';

/** Yuan as they stand in the address, in fen; undefined when it is no amount. */
function fen(yuan: string | undefined): number | undefined {
  const amount = Math.round(Number(yuan) * 100);
  return yuan && amount >= 0 && amount <= limits.orderAmount.max ? amount : undefined;
}

/** The filters of somebody's orders in the address, and what they ask the server for. */
export function useOrderQuery() {
  const address = useListAddress<OrderKey>();
  const { text, oneOf } = address;
  const asked: OrderFilter = {
    orderStatus: oneOf('orderStatus', orderStatuses),
    search: address.search,
    sourceLanguage: text('source')?.slice(0, 20),
    targetLanguage: text('target')?.slice(0, 20),
    from: readDay(text('from')),
    to: readDay(text('to')),
    amountFrom: fen(text('payFrom')),
    amountTo: fen(text('payTo')),
    sort: oneOf('sort', orderSorts),
  };
  const set = Object.entries(asked).filter(([, value]) => value !== undefined);
  return {
    ...address,
    filter: Object.fromEntries(set) as OrderFilter,
    active: filterKeys.filter((key) => text(key)).length,
    clear: () => address.change(Object.fromEntries(filterKeys.map((key) => [key, undefined]))),
  };
}

export type OrderQuery = ReturnType<typeof useOrderQuery>;
