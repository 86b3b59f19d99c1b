import type { SettlementMethodName, SettlementStatus } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';

export const settlementStatusLabels: Readonly<Record<SettlementStatus, BilingualText>> = {
  applied: { en: 'Applied for', zh: '已申请' },
  sent: { en: 'Payout on its way', zh: '打款中' },
  settled: { en: 'Settled', zh: '已结算' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  refused: { en: 'Not approved', zh: '未通过审核' },
  failed: { en: 'Payout failed', zh: '打款失败' },
  returned: { en: 'Payout came back', zh: '款项已退回' },
};

export const methodLabels: Readonly<Record<SettlementMethodName, BilingualText>> = {
  personalCard: { en: 'Chinese personal card', zh: '国内个人银行卡' },
  corporateCard: { en: 'Chinese corporate account', zh: '国内对公账户' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  payoneer: { en: 'Payoneer', zh: 'Payoneer' },
};
