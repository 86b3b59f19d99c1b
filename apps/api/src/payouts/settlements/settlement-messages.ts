import type { ChangingSettlementAction } from '@tolk/domain';
import type { NotificationKind } from '../../messages/notifications/notification-kinds.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Settlement } from './settlement-repository.ts';

interface Message {
  kind: NotificationKind;
  title: BilingualText;
  text: BilingualText;
}

/** What the supplier is told; null where they did it themselves or nothing is to be known yet. */
export const settlementMessages: Readonly<
  Record<ChangingSettlementAction, ((settlement: Settlement, note: string) => Message) | null>
> = {
  withdraw: null,
  send: null,
  refuse: ({ number }, note) => ({
    kind: 'settlementDecided',
    title: { en: 'Your settlement was refused', zh: '结算申请未通过' },
    text: {
      en: `Settlement ${number} was refused: ${note} Its projects can be settled again.`,
      zh: `结算申请 ${number} 未通过：${note} 相关项目可重新申请结算。`,
    },
  }),
  pay: ({ number, payee }) => ({
    kind: 'settlementPaid',
    title: { en: 'Your settlement was paid out', zh: '结算已打款' },
    text: {
      en: `Settlement ${number} was paid out to ${payee}.`,
      zh: `结算申请 ${number} 已打款至 ${payee}。`,
    },
  }),
  fail: ({ number, payee }) => ({
    kind: 'settlementReturned',
    title: { en: 'Your settlement could not be paid out', zh: '结算打款失败' },
    text: {
      en: `Settlement ${number} to ${payee} failed. Its projects can be settled again; check your payout method first.`,
      zh: `结算申请 ${number} 打款至 ${payee} 失败。请先核对收款方式，相关项目可重新申请结算。`,
    },
  }),
  return: ({ number, payee }) => ({
    kind: 'settlementReturned',
    title: { en: 'Your settlement came back', zh: '结算款项被退回' },
    text: {
      en: `Settlement ${number} to ${payee} was returned. Its projects can be settled again; check your payout method first.`,
      zh: `结算申请 ${number} 打款至 ${payee} 后被退回。请先核对收款方式，相关项目可重新申请结算。`,
    },
  }),
};
