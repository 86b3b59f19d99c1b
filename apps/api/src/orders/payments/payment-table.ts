import { type PaymentMethod, type PaymentScene } from '@tolk/domain';
import type { WechatSheet } from '@tolk/contract';
import type { Generated } from 'kysely';

export interface PaymentAttemptTable {
  id: string;
  order_id: string;
  /** Who asked last to pay for the organisation whose order it is. */
  member_id: Generated<string | null>;
  /** Money for the order counts only while its terms are no newer than this. */
  order_version: number;
  /** The change whose difference it pays; null where it pays the order. */
  change_id: Generated<string | null>;
  /** The milestone that it pays, or whose change it pays; null for an order that is paid as a whole. */
  milestone_id: Generated<string | null>;
  method: PaymentMethod;
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
