import type { PaymentScene, WechatSheet } from '@tolk/contract';
import type { Generated } from 'kysely';

export interface PaymentAttemptTable {
  id: string;
  order_id: string;
  /** Money counts only while the order has this version. */
  order_version: number;
  method: 'wechatPay' | 'alipay';
  scene: PaymentScene;
  status: Generated<'pending' | 'paid' | 'closed' | 'expired' | 'refunded'>;
  out_trade_no: string;
  /** fen */
  amount: number;
  currency: string;
  code_url: string | null;
  redirect_url: string | null;
  wechat_sheet: WechatSheet | null;
  provider_transaction_id: string | null;
  created_at: Date;
  expires_at: Date;
  queried_at: Date | null;
  paid_at: Date | null;
  /** The refund that the provider was last asked to send, and when. */
  last_refund_id: Generated<string | null>;
  last_refund_at: Generated<Date | null>;
}

export interface RefundTable {
  id: string;
  payment_attempt_id: string;
  order_id: string;
  out_refund_no: string;
  /** fen */
  amount: number;
  reason: 'orderRefunded' | 'latePaid' | 'agreed' | 'ruled' | 'staff';
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
}
