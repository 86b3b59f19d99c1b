import type { Identity } from '@tolk/domain';
import { mailTime } from '../../messages/mail/mail-time.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { toBoth, toOther, type Messages, type News } from '../order/message-of-action.ts';

/** What each side hears of changes to the terms of an order. */
export const changeMessages: Messages = {
  proposeChange: (news) =>
    toOther(news, (name, { order, note }) =>
      order.pending_change?.claimsOvertime === true
        ? {
            title: { en: 'Overtime is claimed', zh: '对方申请超时费' },
            text: {
              en: `${name} claims overtime for “${order.name}”: ${note ?? ''}`,
              zh: `${name} 就订单“${order.name}”申请超时费：${note ?? ''}`,
            },
          }
        : order.pending_change?.bookings
          ? {
              title: { en: 'Other times are proposed', zh: '对方提议变更口译时间' },
              text: {
                en: `${name} proposes to move the interpreting of “${order.name}”: ${note ?? ''}`,
                zh: `${name} 提议变更订单“${order.name}”的口译场次：${note ?? ''}`,
              },
            }
          : {
              title: { en: 'A change of the order is proposed', zh: '对方提议变更订单' },
              text: {
                en: `${name} proposes to change “${order.name}”: ${note ?? ''}`,
                zh: `${name} 提议变更订单“${order.name}”：${note ?? ''}`,
              },
            },
    ),
  counterChange: (news) =>
    toOther(news, (name, { order, note }) => ({
      title: { en: 'You received a counter-proposal', zh: '对方提出了新的变更方案' },
      text: {
        en: `${name} answered your proposal to change “${order.name}” with another one: ${note ?? ''}`,
        zh: `${name} 就订单“${order.name}”的变更提出了新方案：${note ?? ''}`,
      },
    })),
  agreeChange: (news) =>
    toOther(news, (name, { order }, to) => ({
      title: { en: 'Your change was agreed to', zh: '对方已同意变更' },
      text:
        order.pending_change === null
          ? {
              en: `${name} agreed to change “${order.name}”. The new terms apply from now on.`,
              zh: `${name} 已同意变更订单“${order.name}”，新的约定即刻生效。`,
            }
          : unpaidText(name, news, to),
    })),
  declineChange: (news) =>
    toOther(news, (name, { order, note }) => ({
      title: { en: 'Your change was declined', zh: '您的变更提议未被接受' },
      text: {
        en: `${name} declined to change “${order.name}”. The order continues as agreed.${note ? ` ${note}` : ''}`,
        zh: `${name} 未同意变更订单“${order.name}”，订单按原约定继续进行。${note ?? ''}`,
      },
    })),
  withdrawChange: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'A change was withdrawn', zh: '变更已撤回' },
      text: {
        en: `${name} withdrew the change of “${order.name}”. The order continues as agreed.`,
        zh: `${name} 撤回了订单“${order.name}”的变更，订单按原约定继续进行。`,
      },
    })),
  confirmChange: ({ order }) =>
    toBoth({
      title: { en: 'The change of the order applies', zh: '订单变更已生效' },
      text: {
        en: `The difference for “${order.name}” has been paid. The new terms apply from now on.`,
        zh: `订单“${order.name}”的差额已支付，新的约定即刻生效。`,
      },
    }),
  expireChange: ({ order }) =>
    toBoth({
      title: { en: 'A change of the order has lapsed', zh: '订单变更已失效' },
      text: {
        en: `The difference for the change of “${order.name}” was not paid in time. The order continues as agreed before.`,
        zh: `订单“${order.name}”的变更差额未按时支付，订单按原约定继续进行。`,
      },
    }),
};

function unpaidText(name: string, { order, ends }: News, to: Identity): BilingualText {
  if (to === 'client') {
    return {
      en: `${name} agreed to change “${order.name}”. Pay the difference by ${mailTime(ends, 'en')}, and the new terms apply.`,
      zh: `${name} 已同意变更订单“${order.name}”，请在 ${mailTime(ends, 'zh-CN')}前支付差额，支付后新的约定生效。`,
    };
  }
  return {
    en: `${name} agreed to change “${order.name}”. The new terms apply once the difference has been paid.`,
    zh: `${name} 已同意变更订单“${order.name}”，客户支付差额后新的约定生效。`,
  };
}
