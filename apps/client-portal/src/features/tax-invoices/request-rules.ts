import type { TaxInvoiceForm } from '@tolk/contract';
import { array, object, string } from '@tolk/design-system/form-rules';
import { limits, taxInvoiceKinds, type TaxInvoiceKind } from '@tolk/domain';

export interface RequestValues {
  invoiceKind: TaxInvoiceKind;
  projectOrderIds: readonly string[];
  note: string;
}

/** What asking for an invoice needs; the bounds are the server's own. */
export const requestRules = object({
  invoiceKind: string().oneOf(taxInvoiceKinds).required(),
  projectOrderIds: array().of(string().required()).min(1).max(limits.taxInvoice.orders),
  note: string().trim().max(limits.taxInvoice.note),
});

/** The form as the call takes it. */
export function taxInvoiceRequest({
  invoiceKind,
  projectOrderIds,
  note,
}: RequestValues): TaxInvoiceForm {
  return { invoiceKind, projectOrderIds: [...projectOrderIds], note: note.trim() };
}
