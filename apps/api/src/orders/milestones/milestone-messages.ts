import { mailTime } from '../../messages/mail/mail-time.ts';
import type { Message, Messages, News } from '../order/message-of-action.ts';
import { milestoneInTurn } from './milestone-in-turn.ts';

function acceptedByTime(to: Message['to'], news: News): Message {
  const { order, ends } = news;
  return {
    to,
    title: { en: 'A milestone was accepted automatically', zh: '阶段已自动验收' },
    text:
      to === 'client'
        ? {
            en: `The time to check a milestone of “${order.name}” has run out, so it counts as accepted. Pay for “${nextName(news)}” by ${mailTime(ends, 'en')}, or the order will end.`,
            zh: `订单“${order.name}”的阶段验收期已过，已自动验收。请在 ${mailTime(ends, 'zh-CN')}前支付“${nextName(news)}”，逾期订单将结束。`,
          }
        : {
            en: `The client did not respond in time, so the milestone of “${order.name}” was accepted automatically. The client pays for “${nextName(news)}” next.`,
            zh: `客户逾期未处理，订单“${order.name}”的该阶段已自动验收，接下来由客户支付“${nextName(news)}”。`,
          },
  };
}

/** What each side hears of the milestones of an order. */
export const milestoneMessages: Messages = {
  confirmMilestone: (news) => [
    {
      to: 'supplier',
      title: { en: 'A milestone is paid, work can go on', zh: '阶段款项已支付，可以继续工作' },
      text: {
        en: `${news.order.client_name} paid for “${nextName(news)}” of “${news.order.name}”. It is due on ${mailTime(news.order.due_at, 'en')}.`,
        zh: `${news.order.client_name} 已支付订单“${news.order.name}”的“${nextName(news)}”，截止时间为 ${mailTime(news.order.due_at, 'zh-CN')}。`,
      },
    },
    {
      to: 'client',
      title: { en: 'Payment received', zh: '付款成功' },
      text: {
        en: `Your payment for “${nextName(news)}” of “${news.order.name}” arrived. It is held until you accept that milestone.`,
        zh: `订单“${news.order.name}”中“${nextName(news)}”的款项已收到，将托管至您验收该阶段。`,
      },
    },
  ],
  remindMilestone: (news) => [
    {
      to: 'client',
      title: { en: 'A milestone is waiting for payment', zh: '有阶段待付款' },
      text: {
        en: `Pay for “${nextName(news)}” of “${news.order.name}” by ${mailTime(news.ends, 'en')}, or the order will end.`,
        zh: `请在 ${mailTime(news.ends, 'zh-CN')}前支付订单“${news.order.name}”的“${nextName(news)}”，逾期订单将结束。`,
      },
    },
  ],
  expireMilestone: ({ order }) => [
    {
      to: 'client',
      title: { en: 'An order has ended', zh: '订单已结束' },
      text: {
        en: `The next milestone of “${order.name}” was not paid for in time, so the order has ended. What you accepted stays as it is.`,
        zh: `订单“${order.name}”的下一阶段未在规定时间内付款，订单已结束，已验收的阶段不受影响。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'An order has ended', zh: '订单已结束' },
      text: {
        en: `${order.client_name} did not pay for the next milestone of “${order.name}” in time, so the order has ended. What was accepted stays earned.`,
        zh: `${order.client_name} 未在规定时间内支付订单“${order.name}”的下一阶段，订单已结束，已验收阶段的收入不受影响。`,
      },
    },
  ],
  acceptMilestone: (news) => [
    {
      to: 'supplier',
      title: { en: 'A milestone was accepted', zh: '阶段已通过验收' },
      text: {
        en: `${news.order.client_name} accepted a milestone of “${news.order.name}”. “${nextName(news)}” is next, once it is paid.`,
        zh: `${news.order.client_name} 已验收订单“${news.order.name}”的一个阶段，客户付款后即可开始“${nextName(news)}”。`,
      },
    },
  ],
  autoAcceptMilestone: (news) => [acceptedByTime('client', news), acceptedByTime('supplier', news)],
};

/** The milestone that is to be paid, or that was paid just now. */
function nextName({ order }: News): string {
  return milestoneInTurn(order)?.name ?? '';
}
