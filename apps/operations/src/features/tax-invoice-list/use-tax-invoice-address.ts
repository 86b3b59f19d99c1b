import { taxInvoiceKinds, taxInvoiceStatuses } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

const assignees = ['me', 'nobody'] as const;

/** What the queue of tax invoices is filtered by, as it stands in the address. */
export function useTaxInvoiceAddress() {
  const list = useListAddress<'search' | 'status' | 'kind' | 'assignee'>();
  const status = list.oneOf('status', taxInvoiceStatuses);
  const invoiceKind = list.oneOf('kind', taxInvoiceKinds);
  const assignee = list.oneOf('assignee', assignees);
  const { search } = list;
  return {
    list,
    status,
    invoiceKind,
    assignee,
    search,
    /** As the call takes it. */
    filter: {
      ...(status ? { status } : {}),
      ...(invoiceKind ? { invoiceKind } : {}),
      ...(assignee ? { assignee } : {}),
      ...(search ? { search } : {}),
    },
    /** How many filters besides the status are set. */
    active: [invoiceKind, assignee, search].filter((one) => one !== undefined).length,
    clear: () =>
      list.change({
        status: undefined,
        kind: undefined,
        assignee: undefined,
        search: undefined,
      }),
  };
}

export type TaxInvoiceAddress = ReturnType<typeof useTaxInvoiceAddress>;
