import type { calls, RequestOf } from '@tolk/contract';
import { limits, orderStatuses, readDay, type OrderSort } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

type Orders = (typeof calls)['clientinterface']['orders'];
type OrderFilter<Sort extends OrderSort> = Omit<
  RequestOf<Orders['downloadOrderList']>,
  'format' | 'sort' | 'approval'
> & { sort?: Sort };

/** What the filters beside the status are called in the address. */
const filterKeys = [
  'source',
  'target',
  'from',
  'to',
  'payFrom',
  'payTo',
  'approval',
  'assignee',
] as const;
export type OrderKey = (typeof filterKeys)[number] | 'orderStatus' | 'search' | 'sort';

/** Yuan as they stand in the address, in fen; undefined when it is no amount. */
function fen(yuan: string | undefined): number | undefined {
  const amount = Math.round(Number(yuan) * 100);
  return yuan && amount >= 0 && amount <= limits.orderAmount.max ? amount : undefined;
}

/**
 * The filters of a list of orders in the address, and what they ask the server for; `sorts` are those
 * that the list can stand in, as it stands unless asked otherwise first.
 */
export function useOrderQuery<Sort extends OrderSort>(sorts: readonly [Sort, ...Sort[]]) {
  const address = useListAddress<OrderKey>();
  const { text, oneOf } = address;
  const asked: { [Key in keyof OrderFilter<Sort>]: OrderFilter<Sort>[Key] | undefined } = {
    orderStatus: oneOf('orderStatus', orderStatuses),
    search: address.search,
    sourceLanguage: text('source')?.slice(0, 20),
    targetLanguage: text('target')?.slice(0, 20),
    from: readDay(text('from')),
    to: readDay(text('to')),
    amountFrom: fen(text('payFrom')),
    amountTo: fen(text('payTo')),
    sort: oneOf('sort', sorts),
  };
  const set = Object.entries(asked).filter(([, value]) => value !== undefined);
  return {
    ...address,
    sorts,
    /** As the list stands, and how to change it; as it stands by itself it is not in the address. */
    sorting: {
      value: asked.sort ?? sorts[0],
      onChange: (sort: OrderSort | undefined) =>
        address.change({ sort: sort === sorts[0] ? undefined : sort }),
    },
    filter: Object.fromEntries(set) as OrderFilter<Sort>,
    active: filterKeys.filter((key) => text(key)).length,
    clear: () => address.change(Object.fromEntries(filterKeys.map((key) => [key, undefined]))),
  };
}

export type OrderQuery = ReturnType<typeof useOrderQuery<OrderSort>>;
