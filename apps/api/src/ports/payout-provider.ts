import type { NotificationAnswer, ReceivedNotification } from './payment-provider.ts';

export type PayoutProviderName = 'paypal' | 'payoneer';

export interface PayoutItem {
  /** Ours, unique for ever: the number of the settlement. */
  reference: string;
  /** Cents that the payee gets, at least 1. */
  amount: number;
  /** Where it goes: an e-mail address, at Payoneer also a customer ID. */
  account: string;
  /** What the payee reads, at most 127 characters. */
  note: string;
}

/** Payouts in USD that are sent together. */
export interface PayoutBatch {
  /** Ours, unique for ever: the number of the batch. */
  reference: string;
  /** When it was approved: long after that it is not sent (again), because nobody would notice. */
  approvedAt: Date;
  /** It was sent before, and what became of that is not known. */
  repeated: boolean;
  /** At most 500. */
  items: readonly PayoutItem[];
}

/**
 * `pending` also stands for words of the provider that this adapter does not know. `unclaimed`
 * waits for its payee up to 30 d and may still be taken: cancel it before the money is given out
 * again. `returned` can follow `paid`.
 */
export type PayoutState = 'pending' | 'paid' | 'failed' | 'returned' | 'unclaimed';

export interface PayoutStatus {
  /** Number of the settlement. */
  reference: string;
  state: PayoutState;
  /** The provider's own word, for staff. */
  providerState: string;
  /** The provider's number of this payout; null while it has none. */
  providerReference: string | null;
  /** Why it failed, came back or waits, in the provider's words. */
  reason: string | null;
}

export interface SentPayouts {
  /** The provider's number of the batch; null where it knows only single payouts. */
  providerBatchId: string | null;
}

export interface PayoutQuery extends SentPayouts {
  /** Numbers of the settlements to ask about. */
  references: readonly string[];
}

/**
 * Pays suppliers. Every call ends within the configured timeout; no call may be awaited inside a
 * database transaction. `ProviderRefused` says that nothing of the batch was or will be paid;
 * `ProviderUnavailable` leaves that open, or says that our own account has to be put in order
 * first (keys, funds): keep the batch and send it again later. Of these `ProviderDeclined` says that
 * nothing was taken in so far.
 */
export interface PayoutProvider {
  readonly name: PayoutProviderName;
  /** All or nothing. The same batch again is a repeat that pays nobody twice. */
  send(batch: PayoutBatch): Promise<SentPayouts>;
  /** One status for each payout that the provider knows; who is missing was never taken in. */
  query(query: PayoutQuery): Promise<PayoutStatus[]>;
  /**
   * Whether it has any of these payouts, by our numbers alone; sends nothing. Null where no such
   * question exists: then only its answer to the batch itself says.
   */
  knows(references: readonly string[]): Promise<boolean | null>;
}

/** What only PayPal does. */
export interface PayPalPayouts extends PayoutProvider {
  readonly name: 'paypal';
  /**
   * Takes an unclaimed payout back, by `providerReference`. Answers what it is then: `returned`,
   * or `paid` when the payee was faster.
   */
  cancelUnclaimed(providerReference: string): Promise<PayoutStatus>;
  /**
   * Who sent it, when, and to whom is checked here; that the settlement exists is checked by the
   * caller. Null: genuine, but not about a payout. Throws `NotificationRejected`, and
   * `ProviderUnavailable` when PayPal's certificate can't be fetched.
   */
  verifyNotification(notification: ReceivedNotification): Promise<PayoutStatus | null>;
  acknowledge(): NotificationAnswer;
  refuse(): NotificationAnswer;
}

export interface PayoutProviders {
  readonly paypal: PayPalPayouts;
  readonly payoneer: PayoutProvider;
}
