import type { InvoiceDetailsForm } from '@tolk/contract';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { profile, taxInvoice } = limits;
const optional = (max: number) => string().trim().max(max).default('');

/** What stands on invoices; everything may be left out, and the bounds are the server's own. */
export const invoiceDetailsRules = object({
  address: optional(profile.location),
  phone: optional(profile.contact),
  bank: optional(taxInvoice.bank),
  bankAccount: optional(taxInvoice.bankAccount),
  email: optional(profile.contact).email(),
});

/** The checked form as the call takes it. Throws Yup's error when a rule is broken. */
export function invoiceDetailsRequest(values: InvoiceDetailsForm): InvoiceDetailsForm {
  return invoiceDetailsRules.validateSync(values);
}
