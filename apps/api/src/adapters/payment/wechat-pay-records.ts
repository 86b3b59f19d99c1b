import type { PaymentState, PaymentStatus, RefundState } from '../../ports/payment-provider.ts';
import { readTime } from './china-time.ts';

/** `trade_state` of a transaction → our word (WeChat Pay v3, "查询订单"). */
const tradeStates: Readonly<Record<string, PaymentState>> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'not-paid',
  USERPAYING: 'not-paid',
  PAYERROR: 'not-paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

/** `status` of a refund → our word. ABNORMAL means that the payer's card took no money back. */
export const refundStates: Readonly<Record<string, Exclude<RefundState, 'absent'>>> = {
  SUCCESS: 'succeeded',
  PROCESSING: 'accepted',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
};

export interface Transaction {
  appid: string;
  mchid: string;
  out_trade_no: string;
  trade_state: string;
  transaction_id?: string;
  success_time?: string;
  amount?: { total: number };
}

/** Shared by answers and notifications: both carry the same transaction. */
export function paymentStatus(transaction: Transaction): PaymentStatus {
  return {
    state: tradeStates[transaction.trade_state] ?? 'unknown',
    amount: transaction.amount?.total ?? null,
    providerTransactionId: transaction.transaction_id ?? null,
    paidAt: readTime(transaction.success_time),
  };
}
