export type PayoutProviderName = 'paypal' | 'payoneer';

export const outcomes = ['success', 'failed', 'returned', 'unclaimed'] as const;
export type Outcome = (typeof outcomes)[number];

export type PayoutState = 'pending' | Outcome;

/** A payout as the provider sees it. */
export interface Payout {
  provider: PayoutProviderName;
  /** The product's: `sender_item_id`, `client_reference_id`. */
  reference: string;
  /** `sender_batch_id`; Payoneer has none. */
  senderBatchId: string;
  /** The provider's; Payoneer has none. */
  batchId: string;
  /** The provider's number of this payout. */
  itemId: string;
  /** US cents. */
  amount: number;
  /** Of the payee. */
  account: string;
  note: string;
  /** ISO 8601, as all times here. */
  sentAt: string;
  state: PayoutState;
  changedAt: string;
  paidAt: string | null;
}

/** From which states each outcome can come; nothing follows `failed` and `returned`. */
const origins: Readonly<Record<Outcome, readonly PayoutState[]>> = {
  success: ['pending', 'unclaimed'],
  failed: ['pending'],
  unclaimed: ['pending'],
  returned: ['pending', 'unclaimed', 'success'],
};

/** What can become of this payout now; Payoneer knows no unclaimed money. */
export function openOutcomes({ provider, state }: Payout): Outcome[] {
  const known = outcomes.filter((outcome) => provider === 'paypal' || outcome !== 'unclaimed');
  return known.filter((outcome) => origins[outcome].includes(state));
}
