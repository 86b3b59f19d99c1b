import { queueSorts, taxInvoiceKinds, taxInvoiceStatuses } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { daysIn } from '../../records/day-filter.tsx';
import { sortOf } from '../../records/sort-head.tsx';

const assignees = ['me', 'nobody'] as const;

/** What the queue of tax invoices is filtered by and how it is sorted, as it stands in the address. */
export function useTaxInvoiceAddress() {
  const list = useListAddress<'search' | 'status' | 'kind' | 'assignee' | 'from' | 'to' | 'sort'>();
  const status = list.oneOf('status', taxInvoiceStatuses);
  const invoiceKind = list.oneOf('kind', taxInvoiceKinds);
  const assignee = list.oneOf('assignee', assignees);
  const days = daysIn(list.text);
  const sort = sortOf(list, queueSorts);
  const { search } = list;
  return {
    list,
    status,
    invoiceKind,
    assignee,
    search,
    days,
    sorting: sort.sorting,
    /** As the call takes it. */
    filter: {
      ...(status ? { status } : {}),
      ...(invoiceKind ? { invoiceKind } : {}),
      ...(assignee ? { assignee } : {}),
      ...(search ? { search } : {}),
      ...days,
      ...sort.asked,
    },
    /** How many filters besides the status are set. */
    active: [invoiceKind, assignee, search, days.from, days.to].filter((one) => one !== undefined)
      .length,
    clear: () =>
      list.change({
        status: undefined,
        kind: undefined,
        assignee: undefined,
        search: undefined,
        from: undefined,
        to: undefined,
      }),
  };
}

export type TaxInvoiceAddress = ReturnType<typeof useTaxInvoiceAddress>;
