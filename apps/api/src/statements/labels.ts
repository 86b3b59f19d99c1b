import { bounds, type LedgerEvent, type OrderStatus } from '@tolk/domain';
import type { BilingualText } from '../calls/refusal.ts';

/** What happened to the supplier's money, in the words of the screen of expense details. */
export const movementLabels: Readonly<Record<LedgerEvent, BilingualText>> = {
  paid: { en: 'The client paid', zh: '客户已付款' },
  completed: { en: 'Work accepted', zh: '已验收' },
  holdOver: {
    en: `The hold of ${bounds.holdDays} days ended`,
    zh: `${bounds.holdDays} 天冻结期已结束`,
  },
  differencePaid: { en: 'The difference of a change was paid', zh: '订单变更差额已付' },
  differenceRefunded: { en: 'The difference of a change is refunded', zh: '订单变更差额已退' },
  refundStarted: { en: 'A refund was started', zh: '已发起退款' },
  refundConfirmed: { en: 'The refund arrived', zh: '退款已到账' },
  refundedByHand: { en: 'The refund was made manually', zh: '已人工退款' },
  unmatchedPaid: { en: 'An unmatched payment was refunded', zh: '不符款项原路退回' },
  transferReceived: { en: 'A bank transfer was received', zh: '收到银行转账' },
  transferReturned: { en: 'A bank transfer was sent back', zh: '银行转账已退回' },
  latePaid: { en: 'A late payment was refunded', zh: '逾期付款原路退回' },
  // By consent, or by the terms on which a booking is cancelled.
  agreed: { en: 'Ended early, the price divided', zh: '提前结束，款项已划分' },
  appealed: { en: 'An appeal was opened', zh: '已发起申诉' },
  appealedAfter: { en: 'An appeal was opened after completion', zh: '完成后发起申诉' },
  appealOver: { en: 'The appeal ended', zh: '申诉已结束' },
  appealOverAfter: { en: 'The appeal ended; released again', zh: '申诉已结束，重新放款' },
  reopened: { en: 'Redone by a ruling', zh: '裁决要求重做' },
  ruled: { en: 'A ruling was carried out', zh: '裁决已执行' },
  clawedBack: { en: 'The client was refunded', zh: '已向客户退款' },
  markingEarned: { en: 'A test was marked', zh: '测试译文评分' },
  settlementApplied: { en: 'Settlement applied for', zh: '申请结算' },
  settlementUndone: { en: 'Settlement undone', zh: '结算已撤销' },
  paidOut: { en: 'Payout made', zh: '已打款' },
  payoutReturned: { en: 'Payout came back', zh: '打款被退回' },
};

export const orderStatusLabels: Readonly<Record<OrderStatus, BilingualText>> = {
  sent: { en: 'Sent', zh: '待接单' },
  received: { en: 'Received', zh: '已接单' },
  rejected: { en: 'Rejected', zh: '已拒绝' },
  started: { en: 'Started', zh: '进行中' },
  ended: { en: 'Ended', zh: '已结束' },
  inAppeal: { en: 'In appeal', zh: '申诉中' },
};

/** Notes and lines that several documents have. */
export const documentLabels = {
  noInvoice: {
    en: 'Generated automatically; valid without a signature. Not a tax invoice.',
    zh: '本单据由系统生成，无须签章；不作为税务发票。',
  },
  nothing: { en: 'No entries.', zh: '暂无记录。' },
  paid: { en: 'Paid, less refunds', zh: '实付金额' },
  gross: { en: 'Gross', zh: '订单收入' },
  platformFee: { en: 'Platform fee', zh: '平台佣金' },
  afterFee: { en: 'After the platform fee', zh: '扣除佣金后' },
  earned: { en: 'Earned', zh: '实得收入' },
} as const satisfies Record<string, BilingualText>;

export function issuedAt(time: string): BilingualText {
  return {
    en: `Created on ${time}; all times are Beijing time (UTC+8)`,
    zh: `${time} 生成，时间均为北京时间`,
  };
}
