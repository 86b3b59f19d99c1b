import { toRfc3339 } from '../china-time.ts';
import type { Keys } from '../keys.ts';
import { wechatUsers } from '../wechat/users.ts';
import { isSettled, stateOf } from '../payments/trade.ts';
import type { Refund, Trade } from '../payments/trade.ts';

const tradeTypes: Readonly<Record<string, string>> = {
  native: 'NATIVE',
  h5: 'MWEB',
  jsapi: 'JSAPI',
};

/** `trade_state` by our own states: an expired order stays NOTPAY until it is closed. */
const tradeStates = {
  open: 'NOTPAY',
  expired: 'NOTPAY',
  closed: 'CLOSED',
  paid: 'SUCCESS',
  refunding: 'REFUND',
  refunded: 'REFUND',
} as const;

/** A transaction in answers to queries and in notifications. */
export function transactionRecord(
  { wechatPay: keys, wechatLogin }: Pick<Keys, 'wechatPay' | 'wechatLogin'>,
  trade: Trade,
  now: Date,
) {
  const state = tradeStates[stateOf(trade, now)];
  const total = trade.paid?.amount ?? trade.amount;
  return {
    appid: trade.scene === 'jsapi' ? wechatLogin.appId : keys.appId,
    mchid: keys.mchId,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: trade.lastFailure ?? state,
    trade_type: tradeTypes[trade.scene],
    ...(trade.paid && {
      transaction_id: trade.paid.transactionId,
      bank_type: 'OTHERS',
      success_time: toRfc3339(new Date(trade.paid.at)),
      payer: { openid: trade.payerId ?? wechatUsers[0].openId },
    }),
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
  };
}

/** A refund in answers. */
export function refundRecord(trade: Trade, refund: Refund, now: Date) {
  const settled = isSettled(refund, now);
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.paid?.transactionId,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    ...(settled && { success_time: toRfc3339(new Date(refund.settlesAt)) }),
    create_time: toRfc3339(new Date(refund.acceptedAt)),
    status: settled ? 'SUCCESS' : 'PROCESSING',
    funds_account: 'AVAILABLE',
    amount: {
      total: trade.paid?.amount,
      refund: refund.amount,
      payer_total: trade.paid?.amount,
      payer_refund: refund.amount,
      settlement_refund: refund.amount,
      settlement_total: trade.paid?.amount,
      discount_refund: 0,
      currency: 'CNY',
    },
  };
}

/** A refund in its notification, which names the outcome `refund_status`. */
export function refundNotice(keys: Keys['wechatPay'], trade: Trade, refund: Refund) {
  return {
    mchid: keys.mchId,
    out_trade_no: trade.outTradeNo,
    transaction_id: trade.paid?.transactionId,
    out_refund_no: refund.outRefundNo,
    refund_id: refund.refundId,
    refund_status: 'SUCCESS',
    success_time: toRfc3339(new Date(refund.settlesAt)),
    user_received_account: '支付用户零钱',
    amount: {
      total: trade.paid?.amount,
      refund: refund.amount,
      payer_total: trade.paid?.amount,
      payer_refund: refund.amount,
    },
  };
}
