import type { Identity } from '@tolk/domain';
import type { BilingualText } from '../calls/refusal.ts';

/** What of an order stands in a calendar. */
export type EntryKind =
  | 'answer'
  | 'pay'
  | 'due'
  | 'confirm'
  | 'check'
  | 'appeal'
  | 'evidence'
  | 'ruling'
  | 'session';

type EntryTexts = Readonly<Record<Identity, BilingualText>>;

function both(text: BilingualText): EntryTexts {
  return { client: text, supplier: text };
}

/** What stands before the order's name; what binds one side only is never said to the other. */
export const entryTexts: Readonly<Record<EntryKind, EntryTexts>> = {
  answer: both({ en: 'Answer the order', zh: '回复订单' }),
  pay: both({ en: 'Pay', zh: '付款截止' }),
  due: {
    client: { en: 'Results due', zh: '译员交付截止' },
    supplier: { en: 'Deliver', zh: '交付截止' },
  },
  confirm: both({ en: 'Confirm the interpreting', zh: '确认口译完成' }),
  check: both({ en: 'Check the work', zh: '验收截止' }),
  appeal: both({ en: 'Last chance to appeal', zh: '申诉截止' }),
  evidence: both({ en: 'Hand in evidence', zh: '提交证据截止' }),
  ruling: both({ en: 'Answer the ruling', zh: '回应裁决截止' }),
  session: both({ en: 'Interpreting', zh: '口译' }),
};
