import { t } from '@lingui/core/macro';
import type { InvoiceDetailsForm } from '@tolk/contract';
import { object, string } from '@tolk/design-system/form-rules';
import { isBankAccount, isPrintedPhone, limits } from '@tolk/domain';

const { profile, taxInvoice } = limits;
const optional = (max: number) => string().trim().max(max).default('');

function emptyOr(max: number, isRight: (text: string) => boolean, message: () => string) {
  return optional(max).test({ message, test: (text) => text === '' || isRight(text) });
}

/** What stands on invoices; everything may be left out, and the bounds are the server's own. */
export const invoiceDetailsRules = object({
  address: optional(profile.location),
  phone: emptyOr(profile.contact, isPrintedPhone, () => t`Enter a phone number, or leave it out.`),
  bank: optional(taxInvoice.bank),
  bankAccount: emptyOr(
    taxInvoice.bankAccount,
    isBankAccount,
    () => t`Enter an account number or an IBAN, or leave it out.`,
  ),
  email: optional(profile.contact).email(),
});

/** The checked form as the call takes it. Throws Yup's error when a rule is broken. */
export function invoiceDetailsRequest(values: InvoiceDetailsForm): InvoiceDetailsForm {
  return invoiceDetailsRules.validateSync(values);
}
