import type { InvoiceBuyer, TaxInvoiceDocumentKind, TaxInvoiceKind } from '@tolk/domain';
import type { NotificationAnswer, ReceivedNotification } from './payment-provider.ts';

interface Asked {
  /** Ours, unique for ever: 6 to 20 letters or digits. The same number again is the same paper. */
  number: string;
  /** Fen, tax included, without a sign. */
  amount: number;
  kind: TaxInvoiceKind;
  buyer: InvoiceBuyer & { email: string };
  /** Where the provider says that something has become of it: absolute, without a query. */
  notifyUrl: string;
}

export interface InvoiceToIssue extends Asked {
  /** Stands in the remarks. */
  remarks: string;
}

/** Part of an invoice, or all of it, that this issuer made out before, and that is taken back. */
export interface RedLetterToIssue extends Asked {
  /** The tax authority's number of that invoice. */
  original: string;
  isWhole: boolean;
}

/** The paper as it was asked for. */
export interface IssuanceQuery {
  number: string;
  kind: TaxInvoiceDocumentKind;
}

export interface IssuedPaper {
  /** As the tax authority numbered it. */
  invoiceNumber: string;
  /** ISO date, in China. */
  issuedOn: string;
  /** Fen, without a sign. */
  amount: number;
  /** Where the file lies for `readPaper`. */
  fileUrl: string;
}

/** `absent`: never asked for, or not taken in so far. `failed` is final. */
export type IssuanceStatus =
  | { state: 'absent' | 'pending' }
  | { state: 'failed'; reason: string }
  | { state: 'issued'; paper: IssuedPaper };

/**
 * Makes out invoices in the tax authority's system, which takes minutes or, where a buyer has to
 * confirm red letters, days: the outcome comes by query, a notification says when to ask. Every call
 * ends within the configured timeout and throws `ProviderUnavailable` or `ProviderRefused`; no call
 * may be awaited inside a database transaction.
 */
export interface InvoiceIssuer {
  readonly name: string;
  /** `ProviderRefused`: nothing was or will be issued under this number. */
  issue(invoice: InvoiceToIssue): Promise<void>;
  issueRedLetter(invoice: RedLetterToIssue): Promise<void>;
  query(asked: IssuanceQuery): Promise<IssuanceStatus>;
  /** The layout file, a PDF. */
  readPaper(paper: IssuedPaper): Promise<Buffer>;
  /** Our number that something became of; null where it says none. Nothing else of it is believed. */
  numberIn(notification: ReceivedNotification): string | null;
  acknowledge(): NotificationAnswer;
}
