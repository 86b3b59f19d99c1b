import {
  limits,
  specialInvoiceNeeds,
  taxInvoiceActions,
  taxInvoiceDocumentKinds,
  taxInvoiceIssuanceStates,
  taxInvoiceKinds,
  taxInvoiceStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Id,
  Line,
  ListOf,
  MinorUnits,
  Nullable,
  OneOf,
  ShanghaiDay,
  SignedMinorUnits,
  Text,
  Timestamp,
} from './base.ts';
import { orderReferenceFields } from './order-references.ts';

const { taxInvoice, profile } = limits;

/** A calendar month in Asia/Shanghai, `2026-11`. */
export const ShanghaiMonth = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' });

const detailFields = {
  /** Registered address, as on the licence. */
  address: Line(profile.location),
  phone: Line(profile.contact),
  bank: Line(taxInvoice.bank),
  bankAccount: Line(taxInvoice.bankAccount),
  /** Where invoices are sent besides. */
  email: Line(profile.contact),
};

/** What stands on a client's invoices besides their name and tax number. */
export const InvoiceDetailsForm = Type.Object(detailFields);
export type InvoiceDetailsForm = Static<typeof InvoiceDetailsForm>;

export const InvoiceDetails = Type.Object({
  ...detailFields,
  /** Whom invoices are made out to: the company or person of the client’s information; empty before that is saved. */
  title: Type.String(),
  taxNumber: Type.String(),
  /** A company’s, whose tax number is not known: no invoice can be asked for. */
  numberMissing: Type.Boolean(),
  /** What is missing for a special VAT invoice; empty when one can be asked for. */
  missingForSpecial: Type.Array(OneOf(specialInvoiceNeeds)),
});
export type InvoiceDetails = Static<typeof InvoiceDetails>;

/** An order on an invoice, or one that could be. */
const orderFields = {
  projectOrderId: Id,
  orderNumber: Type.String(),
  orderName: Type.String(),
  /** Of what was paid for it and did not go back, what this invoice is about. */
  amount: MinorUnits,
  /** What earlier invoices say of it, red letters subtracted; above 0 this is a further one. */
  invoicedBefore: MinorUnits,
};

/** With how the client's books call it, which belongs into the remarks. */
const lineFields = { ...orderFields, ...orderReferenceFields };

export const InvoiceableOrder = Type.Object({
  ...orderFields,
  /** As in the lines of an invoice; left out by a server that says them there alone. */
  purchaseOrder: Type.Optional(orderReferenceFields.purchaseOrder),
  costCentre: Type.Optional(orderReferenceFields.costCentre),
  endTime: Timestamp,
});
export type InvoiceableOrder = Static<typeof InvoiceableOrder>;

export const InvoiceableOrders = Type.Object({
  ...ListOf(InvoiceableOrder).properties,
  currency: Currency,
  /** Months in which orders ended that can be invoiced, the newest first. */
  months: Type.Array(Type.Object({ month: ShanghaiMonth, orders: Count, amount: MinorUnits })),
});
export type InvoiceableOrders = Static<typeof InvoiceableOrders>;

export const TaxInvoiceForm = Type.Object({
  invoiceKind: OneOf(taxInvoiceKinds),
  /** Several of them ended in one calendar month. */
  projectOrderIds: Type.Array(Id, {
    minItems: 1,
    maxItems: taxInvoice.orders,
    uniqueItems: true,
  }),
  /** For the remarks of the invoice. */
  note: Text(taxInvoice.note),
});
export type TaxInvoiceForm = Static<typeof TaxInvoiceForm>;

const TaxInvoiceDocument = Type.Object({
  documentId: Id,
  kind: OneOf(taxInvoiceDocumentKinds),
  invoiceNumber: Type.String(),
  invoiceDate: ShanghaiDay,
  /** Negative in red letters. */
  amount: SignedMinorUnits,
  file: FileInfo,
});

const common = {
  taxInvoiceId: Id,
  version: Count,
  invoiceKind: OneOf(taxInvoiceKinds),
  status: OneOf(taxInvoiceStatuses),
  title: Type.String(),
  taxNumber: Type.String(),
  note: Type.String(),
  currency: Currency,
  /** What of its orders belongs on it, as of now: once it is issued, no more than its papers say. */
  amount: MinorUnits,
  requestTime: Timestamp,
  /** Why it was declined. */
  reason: Nullable(Type.String()),
};

/** A client's own tax invoice with everything that there is to see. */
export const TaxInvoice = Type.Object({
  ...common,
  orders: Type.Array(Type.Object(lineFields)),
  documents: Type.Array(TaxInvoiceDocument),
  allowedActions: Type.Array(ActionState(taxInvoiceActions)),
});
export type TaxInvoice = Static<typeof TaxInvoice>;

const seenByStaff = {
  ...common,
  clientId: Id,
  clientName: Type.String(),
  assigneeId: Nullable(Id),
  assigneeName: Nullable(Type.String()),
};

export const StaffTaxInvoiceRow = Type.Object({ ...seenByStaff, orders: Count });
export type StaffTaxInvoiceRow = Static<typeof StaffTaxInvoiceRow>;

export const StaffTaxInvoice = Type.Object({
  ...seenByStaff,
  address: Type.String(),
  phone: Type.String(),
  bank: Type.String(),
  bankAccount: Type.String(),
  email: Type.String(),
  orders: Type.Array(Type.Object(lineFields)),
  documents: Type.Array(TaxInvoiceDocument),
  /** What its papers say too much: the next red-letter invoice is about it. */
  toTakeBack: MinorUnits,
  /** What the provider of electronic invoices was asked for last. */
  issuance: Nullable(
    Type.Object({
      kind: OneOf(taxInvoiceDocumentKinds),
      /** Without a sign in red letters too. */
      amount: MinorUnits,
      state: OneOf(taxInvoiceIssuanceStates),
      startTime: Timestamp,
      /** Why it failed, in the provider's words. */
      reason: Nullable(Type.String()),
    }),
  ),
  timeline: Type.Array(
    Type.Object({
      action: OneOf(taxInvoiceActions),
      /** Null: the client, for `refund` the refund itself, or the provider of electronic invoices. */
      byName: Nullable(Type.String()),
      toName: Nullable(Type.String()),
      time: Timestamp,
    }),
  ),
  allowedActions: Type.Array(ActionState(taxInvoiceActions)),
});
export type StaffTaxInvoice = Static<typeof StaffTaxInvoice>;

/** What staff enter of a paper that they upload. */
export const TaxInvoicePaper = {
  /** Uploaded by the same member of staff with `uploadTaxInvoiceFile`. */
  fileId: Id,
  invoiceNumber: Line(limits.invoiceNumber.max, limits.invoiceNumber.min),
  invoiceDate: ShanghaiDay,
  /** What the paper says: without a sign, also in red letters. */
  amount: MinorUnits,
};
