import { bounds, otherIdentity, type Identity } from '@tolk/domain';
import type { NotificationKind } from '../../messages/notifications/notification-kinds.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { AppealRecord } from './appeal-repository.ts';

export interface AppealMessage {
  to: Identity;
  kind: NotificationKind;
  title: BilingualText;
  text: BilingualText;
}

type Named = Pick<AppealRecord, 'order_name' | 'client_name' | 'supplier_name'>;
type ByParty = 'addEvidence' | 'offer' | 'acceptMediation' | 'acceptRuling' | 'askReview';
type ByOthers = 'endEvidence' | 'extendEvidence' | 'mediate' | 'rule';

/** What the other side is told about what a party did; the order's own messages tell of its end. */
export function messageToOther(
  action: ByParty,
  side: Identity,
  { order_name: name, ...names }: Named,
): AppealMessage {
  const who = names[`${side}_name`];
  const texts: Record<ByParty, Omit<AppealMessage, 'to'>> = {
    addEvidence: {
      kind: 'appealEvidence',
      title: { en: 'New evidence in an appeal', zh: '申诉中有新的证据' },
      text: {
        en: `${who} submitted evidence about “${name}”.`,
        zh: `${who} 就订单“${name}”提交了证据。`,
      },
    },
    offer: {
      kind: 'appealOffer',
      title: { en: 'An offer in an appeal', zh: '申诉中有新的和解方案' },
      text: {
        en: `${who} offers to settle the appeal about “${name}”. Check the split and reply.`,
        zh: `${who} 就订单“${name}”的申诉提出和解方案，请查看款项分配并答复。`,
      },
    },
    acceptMediation: {
      kind: 'appealOffer',
      title: { en: 'The other side accepted our proposal', zh: '对方已接受平台的调解方案' },
      text: {
        en: `${who} accepted the split that our staff proposed about “${name}”. Once you accept it too, the appeal ends.`,
        zh: `${who} 已接受平台就订单“${name}”提出的调解方案。您接受后，申诉即告结束。`,
      },
    },
    acceptRuling: {
      kind: 'appealRuling',
      title: { en: 'The other side accepted the ruling', zh: '对方已接受裁决' },
      text: {
        en: `${who} accepted the ruling about “${name}”. It becomes final once you accept it too, or ${bounds.reviewDays} days after it was made.`,
        zh: `${who} 已接受订单“${name}”的裁决。您接受后即生效，或在裁决作出 ${bounds.reviewDays} 天后自动生效。`,
      },
    },
    askReview: {
      kind: 'appealReview',
      title: { en: 'A review of the ruling was requested', zh: '对方申请复核裁决' },
      text: {
        en: `${who} has asked for a review of the ruling about “${name}”. Another member of staff will decide, and that decision is final.`,
        zh: `${who} 申请复核订单“${name}”的裁决，将由另一位工作人员作出最终决定。`,
      },
    },
  };
  return { to: otherIdentity(side), ...texts[action] };
}

/** What both sides are told. */
export function messagesToBoth(action: ByOthers, { order_name: name }: Named): AppealMessage[] {
  const texts: Record<ByOthers, Omit<AppealMessage, 'to'>> = {
    endEvidence: {
      kind: 'appealEvidence',
      title: { en: 'The time for evidence has ended', zh: '举证期已结束' },
      text: {
        en: `Our staff are now looking at the appeal about “${name}”. Until they rule, you can still agree with the other side.`,
        zh: `平台已开始处理订单“${name}”的申诉。裁决作出前，您仍可与对方协商和解。`,
      },
    },
    extendEvidence: {
      kind: 'appealEvidence',
      title: { en: 'More time for evidence', zh: '举证期已延长' },
      text: {
        en: `Our staff gave both sides more time for evidence about “${name}”. The appeal says until when.`,
        zh: `平台已延长订单“${name}”申诉的举证期，截止时间见申诉详情。`,
      },
    },
    mediate: {
      kind: 'appealOffer',
      title: { en: 'Our staff propose a split', zh: '平台提出调解方案' },
      text: {
        en: `Our staff propose how to divide the money of “${name}”. If both sides accept, the appeal ends without a ruling.`,
        zh: `平台就订单“${name}”提出款项分配方案，双方均接受后申诉即告结束，无需裁决。`,
      },
    },
    rule: {
      kind: 'appealRuling',
      title: { en: 'There is a ruling', zh: '申诉已有裁决' },
      text: {
        en: `Our staff ruled about “${name}”. Accept the ruling, or ask for a review within ${bounds.reviewDays} days.`,
        zh: `平台已就订单“${name}”的申诉作出裁决，请在 ${bounds.reviewDays} 天内接受裁决或申请复核。`,
      },
    },
  };
  return (['client', 'supplier'] as const).map((to) => ({ to, ...texts[action] }));
}
