import type { Generated, GeneratedAlways } from 'kysely';
import type {
  TaxInvoiceAction,
  TaxInvoiceDocumentKind,
  TaxInvoiceIssuanceState,
  TaxInvoiceKind,
  TaxInvoiceStatus,
} from '@tolk/domain';

/** A client's request for a tax invoice, and what became of it. */
export interface TaxInvoiceTable {
  id: string;
  client_id: string;
  kind: TaxInvoiceKind;
  status: TaxInvoiceStatus;
  version: Generated<number>;
  /** The buyer as they were when they asked; empty where nothing is known. */
  title: string;
  tax_number: string;
  address: string;
  phone: string;
  bank: string;
  sealed_bank_account: Buffer | null;
  email: string;
  /** For the remarks of the invoice. */
  note: string;
  assignee_id: string | null;
  /** Why it was declined. */
  reason: string | null;
  requested_at: Date;
  issued_at: Date | null;
}

export interface TaxInvoiceOrderTable {
  invoice_id: string;
  order_id: string;
  /** Until the invoice is declined or withdrawn. */
  live: Generated<boolean>;
  /** How many live invoices of the order came before; they keep what their papers say. */
  ordinal: Generated<number>;
  /** Fen that the papers say of the order, red letters subtracted. */
  invoiced: Generated<number>;
  /** Fen that the papers say of it once what the provider was asked for last is issued. */
  issuing: Generated<number>;
}

/** A paper that the provider of electronic invoices was asked for. */
export interface TaxInvoiceIssuanceTable {
  id: string;
  invoice_id: string;
  kind: TaxInvoiceDocumentKind;
  /** Ours, under which the provider knows it. */
  number: string;
  /** Fen, without a sign in red letters too. */
  amount: number;
  state: TaxInvoiceIssuanceState;
  /** Why it failed, in the provider's words. */
  reason: string | null;
  /** Who asked for it; the paper is a file of theirs. */
  staff_id: string;
  started_at: Date;
  ended_at: Date | null;
}

export interface TaxInvoiceDocumentTable {
  id: string;
  invoice_id: string;
  kind: TaxInvoiceDocumentKind;
  /** As the tax authority numbered it. */
  number: string;
  /** ISO date, in China. */
  issued_on: string;
  /** Fen; negative in red letters. */
  amount: number;
  file_id: string;
  created_at: Date;
}

export interface TaxInvoiceEventTable {
  id: GeneratedAlways<number>;
  invoice_id: string;
  action: TaxInvoiceAction;
  /** Null: the client, or a refund. */
  staff_id: string | null;
  /** To whom it was given. */
  to_staff_id: string | null;
  at: Date;
}
