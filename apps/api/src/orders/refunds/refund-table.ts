import type { Generated } from 'kysely';

export interface RefundTable {
  id: string;
  payment_attempt_id: string;
  order_id: string;
  out_refund_no: string;
  /** fen */
  amount: number;
  reason: 'orderRefunded' | 'latePaid' | 'agreed' | 'changed' | 'ruled' | 'staff' | 'unmatched';
  status: Generated<'proposed' | 'declined' | 'pending' | 'accepted' | 'succeeded' | 'failed'>;
  provider_refund_id: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  /** Why the provider did not send it. */
  failure: string | null;
  /** What staff wrote for a refund that it proposed; null for all others, as the next three. */
  note: string | null;
  proposed_by: string | null;
  approved_by: string | null;
  refund_percent: number | null;
  /** The transfer that paid it back when the provider could not. */
  by_hand_reference: string | null;
  /** Null too for what was declined before this was written down. */
  declined_by: Generated<string | null>;
  /** The money that fits nothing and goes back; null for all other reasons. */
  incident_id: string | null;
  /** The first refund of the same proposal, which says how many percent; null there and of all others. */
  with_refund_id: string | null;
}
