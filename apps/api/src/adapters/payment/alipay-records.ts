import type { PaymentState, PaymentStatus } from '../../ports/payment-provider.ts';
import { fromAlipayTime } from './china-time.ts';
import { fromYuan } from './yuan.ts';

export interface Trade {
  out_trade_no: string;
  trade_no?: string;
  trade_status: string;
  total_amount?: string;
  /** When the payer paid: `send_pay_date` in answers, `gmt_payment` in notifications. */
  send_pay_date?: string;
  gmt_payment?: string;
}

/** Shared by answers and notifications. A trade that was paid and is closed has gone back whole. */
export function tradeStatus(trade: Trade): PaymentStatus {
  const paidAt = fromAlipayTime(trade.send_pay_date ?? trade.gmt_payment);
  const states: Readonly<Record<string, PaymentState>> = {
    WAIT_BUYER_PAY: 'not-paid',
    TRADE_SUCCESS: 'paid',
    TRADE_FINISHED: 'paid',
    TRADE_CLOSED: paidAt ? 'refunded' : 'closed',
  };
  return {
    state: states[trade.trade_status] ?? 'unknown',
    amount: fromYuan(trade.total_amount),
    providerTransactionId: trade.trade_no ?? null,
    paidAt,
  };
}
