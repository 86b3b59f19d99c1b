import type { PaymentMethod } from '@tolk/domain';
export interface PaymentIncidentTable {
  id: string;
  kind: 'wrongAmount' | 'secondTransaction' | 'refundAmount';
  method: PaymentMethod;
  order_id: string | null;
  payment_attempt_id: string | null;
  /** fen, as `received` */
  expected: number | null;
  received: number | null;
  provider_transaction_id: string | null;
  at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
}
