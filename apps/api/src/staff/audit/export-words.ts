import type { RefundRow, ReviewRow, UserRow } from '@tolk/contract';
import type {
  AppealStatus,
  Identity,
  OrderState,
  TaxInvoiceKind,
  TaxInvoiceStatus,
  TransferOutcome,
} from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';

type Words<Value extends string> = Readonly<Record<Value, BilingualText>>;

/** What stands in exported lists for the values of a field, in the words of the console's screens. */
export const sideWords: Words<Identity> = {
  client: { en: 'Client', zh: '客户' },
  supplier: { en: 'Supplier', zh: '译员' },
};

export const userStateWords: Words<UserRow['state']> = {
  active: { en: 'Active', zh: '正常' },
  blocked: { en: 'Blocked', zh: '已封禁' },
  deleted: { en: 'Deleted', zh: '已注销' },
};

export const reviewKindWords: Words<ReviewRow['kind']> = {
  realName: { en: 'Real-name verification', zh: '实名认证' },
  company: { en: 'Company verification', zh: '企业认证' },
  settlementMethod: { en: 'Settlement method', zh: '收款方式' },
  translatorCertificate: { en: 'Translation certificate', zh: '翻译资格证书' },
};

export const reviewStatusWords: Words<ReviewRow['status']> = {
  submitted: { en: 'To be checked', zh: '待审核' },
  draft: { en: 'More was asked for', zh: '待补充资料' },
  certified: { en: 'Certified', zh: '已通过' },
  refused: { en: 'Refused', zh: '未通过' },
};

export const orderStateWords: Words<OrderState> = {
  sent: { en: 'Waiting for acceptance', zh: '待接单' },
  received: { en: 'Waiting for payment', zh: '待付款' },
  rejected: { en: 'Rejected', zh: '已拒绝' },
  started: { en: 'In progress', zh: '进行中' },
  submitted: { en: 'Delivered', zh: '已交付' },
  changesRequested: { en: 'Changes requested', zh: '已要求修改' },
  completed: { en: 'Completed', zh: '已完成' },
  unpaid: { en: 'Closed, not paid', zh: '未付款，已关闭' },
  refunded: { en: 'Refunded', zh: '已退款' },
  agreed: { en: 'Ended by agreement', zh: '协商结束' },
  ruled: { en: 'Decided', zh: '已裁决' },
  inAppeal: { en: 'In appeal', zh: '申诉中' },
};

export const appealStatusWords: Words<AppealStatus> = {
  evidence: { en: 'Collecting evidence', zh: '举证中' },
  mediation: { en: 'To be ruled', zh: '待裁决' },
  ruled: { en: 'Ruled', zh: '已裁决' },
  inReview: { en: 'To be reviewed', zh: '待复核' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  agreed: { en: 'Agreed', zh: '已协商一致' },
  closed: { en: 'Ruling final', zh: '裁决已生效' },
};

export const refundStatusWords: Words<RefundRow['status']> = {
  proposed: { en: 'To be approved', zh: '待批准' },
  failed: { en: 'Failed', zh: '失败' },
  pending: { en: 'Being sent', zh: '退款提交中' },
  accepted: { en: 'With the provider', zh: '渠道处理中' },
  succeeded: { en: 'Paid back', zh: '已退款' },
  declined: { en: 'Declined', zh: '已驳回' },
};

export const refundReasonWords: Words<RefundRow['reason']> = {
  orderRefunded: { en: 'The order was cancelled', zh: '订单已取消' },
  latePaid: { en: 'Paid too late', zh: '逾期到账' },
  agreed: { en: 'Both sides agreed', zh: '双方已达成一致' },
  changed: { en: 'Price lowered by agreement', zh: '双方协商降价' },
  ruled: { en: 'Ruling in an appeal', zh: '申诉裁决' },
  staff: { en: 'Proposed by staff', zh: '工作人员提议' },
  unmatched: { en: 'The payment didn’t match the order', zh: '付款与订单不符' },
};

export const taxInvoiceKindWords: Words<TaxInvoiceKind> = {
  ordinary: { en: 'Ordinary VAT invoice', zh: '增值税普通发票' },
  special: { en: 'Special VAT invoice', zh: '增值税专用发票' },
};

export const taxInvoiceStatusWords: Words<TaxInvoiceStatus> = {
  requested: { en: 'Requested', zh: '已申请' },
  inWork: { en: 'Being issued', zh: '开具中' },
  issued: { en: 'Issued', zh: '已开具' },
  toCorrect: { en: 'To be corrected', zh: '待冲红' },
  corrected: { en: 'Corrected', zh: '已冲红' },
  declined: { en: 'Declined', zh: '未通过' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
};

export const transferOutcomeWords: Words<TransferOutcome> = {
  paid: { en: 'Paid an order', zh: '已付订单' },
  late: { en: 'Too late', zh: '逾期到账' },
  wrongAmount: { en: 'Wrong amount', zh: '金额不符' },
  second: { en: 'Paid twice', zh: '重复付款' },
  unknown: { en: 'Without an order', zh: '未匹配订单' },
  returned: { en: 'Sent back', zh: '已退回' },
};

export function yesOrNo(is: boolean): BilingualText {
  return is ? { en: 'Yes', zh: '是' } : { en: 'No', zh: '否' };
}
