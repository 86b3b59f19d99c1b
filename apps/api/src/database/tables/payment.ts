import type { Generated } from 'kysely';

export interface PaymentAttemptTable {
  id: string;
  order_id: string;
  /** Money counts only while the order has this version. */
  order_version: number;
  method: 'wechatPay' | 'alipay';
  scene: 'desktop' | 'phone';
  status: Generated<'pending' | 'paid' | 'closed' | 'expired' | 'refunded'>;
  out_trade_no: string;
  /** fen */
  amount: number;
  currency: string;
  code_url: string | null;
  redirect_url: string | null;
  provider_transaction_id: string | null;
  created_at: Date;
  expires_at: Date;
  queried_at: Date | null;
  paid_at: Date | null;
}

export interface RefundTable {
  id: string;
  payment_attempt_id: string;
  order_id: string;
  out_refund_no: string;
  /** fen */
  amount: number;
  reason: 'orderRefunded' | 'latePaid';
  status: Generated<'pending' | 'accepted' | 'succeeded'>;
  provider_refund_id: string | null;
  created_at: Date;
  confirmed_at: Date | null;
}
