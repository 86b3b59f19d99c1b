import { toAlipayTime } from '../china-time.ts';
import type { Keys } from '../keys.ts';
import { refundedAmount, stateOf } from '../payments/trade.ts';
import type { Refund, Trade } from '../payments/trade.ts';

/** Fen → yuan with two decimals. */
export function toYuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

/** Yuan with at most two decimals → fen; null for anything else. */
export function fromYuan(value: string): number | null {
  return /^\d{1,9}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : null;
}

/** Alipay closes a trade that ran out of time, and one whose money has all gone back. */
export function tradeStatus(trade: Trade, now: Date): string {
  const state = stateOf(trade, now);
  if (state === 'open') return 'WAIT_BUYER_PAY';
  if (!trade.paid || refundedAmount(trade) === trade.paid.amount) return 'TRADE_CLOSED';
  return 'TRADE_SUCCESS';
}

/** A trade in answers to queries. */
export function tradeRecord(trade: Trade, now: Date) {
  return {
    out_trade_no: trade.outTradeNo,
    trade_no: trade.paid?.transactionId ?? `WAIT${trade.token.slice(0, 24)}`,
    buyer_logon_id: '159****5620',
    trade_status: tradeStatus(trade, now),
    total_amount: toYuan(trade.paid?.amount ?? trade.amount),
    ...(trade.paid && {
      send_pay_date: toAlipayTime(new Date(trade.paid.at)),
      buyer_pay_amount: toYuan(trade.paid.amount),
      receipt_amount: toYuan(trade.paid.amount),
    }),
  };
}

/** The fields of a notification, before `sign`. `refund` is the one that it announces. */
export function tradeNotice(keys: Keys['alipay'], trade: Trade, now: Date, refund?: Refund) {
  const amount = toYuan(trade.paid?.amount ?? trade.amount);
  return {
    app_id: keys.appId,
    seller_id: keys.sellerId,
    charset: 'utf-8',
    version: '1.0',
    notify_type: 'trade_status_sync',
    out_trade_no: trade.outTradeNo,
    trade_no: trade.paid?.transactionId ?? '',
    trade_status: tradeStatus(trade, now),
    subject: trade.description,
    total_amount: amount,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    buyer_id: '2088101117955611',
    gmt_create: toAlipayTime(new Date(trade.createdAt)),
    gmt_payment: trade.paid ? toAlipayTime(new Date(trade.paid.at)) : '',
    ...(refund && {
      out_biz_no: refund.outRefundNo,
      refund_fee: toYuan(refundedAmount(trade)),
      gmt_refund: `${toAlipayTime(new Date(refund.acceptedAt))}.000`,
    }),
  };
}
