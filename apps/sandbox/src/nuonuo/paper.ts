export const paperOutcomes = ['issued', 'failed'] as const;
export type PaperOutcome = (typeof paperOutcomes)[number];

/** An electronic invoice, or red letters, as Nuonuo sees it. */
export interface Paper {
  /** The product's, `orderNo`. */
  number: string;
  kind: 'invoice' | 'redLetter';
  /** Fen with the tax in it, without a sign. */
  amount: number;
  /** Fen. */
  tax: number;
  buyerName: string;
  /** Of the invoice that is taken back; null of an invoice. */
  original: string | null;
  /** Where the product wants to hear of it. */
  callbackUrl: string;
  state: 'pending' | PaperOutcome;
  /** Nuonuo's own number of the request. */
  serialNo: string;
  /** Twenty digits; the tax authority's, once it is issued. */
  invoiceNumber: string;
  /** ISO 8601. */
  askedAt: string;
  endedAt: string | null;
}
