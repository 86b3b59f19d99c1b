import { checkCreditCode } from './checks/credit-code.ts';
import type { OrderState } from './lifecycle/order-states.ts';

/** A special VAT invoice lets a Chinese company deduct the tax; everybody gets an ordinary one. */
export const taxInvoiceKinds = ['ordinary', 'special'] as const;
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number];

/** An invoice as it was first issued, or one in red letters that takes part of it back. */
export const taxInvoiceDocumentKinds = ['invoice', 'redLetter'] as const;
export type TaxInvoiceDocumentKind = (typeof taxInvoiceDocumentKinds)[number];

/** What became of a paper that a provider of electronic invoices was asked for. */
export const taxInvoiceIssuanceStates = ['pending', 'issued', 'failed'] as const;
export type TaxInvoiceIssuanceState = (typeof taxInvoiceIssuanceStates)[number];

/** Orders that ended with money for the supplier: a tax invoice may be asked for. */
export const invoiceableStates = [
  'completed',
  'agreed',
  'ruled',
  // Milestones that were accepted before the one that was cancelled.
  'refunded',
] as const satisfies readonly OrderState[];

interface TaxPayer {
  isCompany: boolean;
  /** Empty where it is not known. */
  taxNumber: string;
}

/** Whom an invoice names, with what stands on it besides; empty where it is not known. */
export interface InvoiceBuyer {
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
}

/** What a special invoice needs besides the name, in the order in which it is filled in. */
export const specialInvoiceNeeds = [
  'taxNumber',
  'address',
  'phone',
  'bank',
  'bankAccount',
] as const satisfies readonly (keyof InvoiceBuyer)[];
export type SpecialInvoiceNeed = (typeof specialInvoiceNeeds)[number];

/** An invoice names a company by its tax number as well; a person needs none. */
export function lacksTaxNumber({ isCompany, taxNumber }: TaxPayer): boolean {
  return isCompany && taxNumber === '';
}

/** What is missing for a special invoice; the tax number has to be a unified social credit code. */
export function missingForSpecial(buyer: InvoiceBuyer): SpecialInvoiceNeed[] {
  return specialInvoiceNeeds.filter((need) =>
    need === 'taxNumber' ? checkCreditCode(buyer.taxNumber) !== null : buyer[need] === '',
  );
}
