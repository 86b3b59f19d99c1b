import type { ProviderName } from './trade.ts';

/** Who tells the product; Payoneer does not. */
export type Notifier = ProviderName | 'paypal' | 'nuonuo';

export interface Attempt {
  /** ISO 8601. */
  at: string;
  /** HTTP status; null when nothing was listening. */
  status: number | null;
  /** The start of what the product answered. */
  answer: string;
  accepted: boolean;
}

/** One notification on its way to the product, with all that was tried. */
export interface Delivery {
  id: string;
  provider: Notifier;
  /** Of the payment; of a payout its reference, of an invoice the product's number. */
  outTradeNo: string;
  /** The provider's id of the event; a repetition carries the same. */
  eventId: string;
  kind: 'payment' | 'refund' | 'payout' | 'paper';
  url: string;
  /** What the provider says, before it is encrypted or signed. */
  content: Record<string, unknown>;
  /** Signed by somebody who is not the provider; sent once, never repeated. */
  forged: boolean;
  /** ISO 8601; null when it was accepted or given up. */
  dueAt: string | null;
  attempts: Attempt[];
}

export interface SignedRequest {
  headers: Record<string, string>;
  body: string;
}

/** How a provider words, signs and repeats its notifications. */
export interface NotificationWire {
  /** Milliseconds between one attempt and the next. */
  retryAfter: readonly number[];
  sign(delivery: Delivery, now: Date): SignedRequest;
  accepts(status: number, answer: string): boolean;
}
