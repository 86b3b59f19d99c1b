import { bounds, type OrderAction } from '@tolk/domain';
import { mailTime } from '../../messages/mail/mail-time.ts';
import { bookingMessages } from './booking-messages.ts';
import { changeMessages } from '../changes/change-messages.ts';
import { milestoneMessages } from '../milestones/milestone-messages.ts';
import {
  refundOnItsWay,
  toBoth,
  toOther,
  type Message,
  type Messages,
  type News,
} from './message-of-action.ts';

/** Who is told what about an action; who acted knows already. */
export function orderMessages(action: OrderAction, news: News): Message[] {
  const booking = news.order.order_type === 'interpretation' ? bookingMessages[action] : undefined;
  return (booking ?? messages[action])?.(news) ?? [];
}

const messages: Messages = {
  create: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'A new order for you', zh: '您有新的订单' },
      text: {
        en: `${order.client_name} sent you the order “${order.name}”. Accept or reject it in time.`,
        zh: `${order.client_name} 向您发送了订单“${order.name}”，请及时接受或拒绝。`,
      },
    },
  ],
  edit: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An order was changed', zh: '订单内容已修改' },
      text: {
        en: `${order.client_name} changed the order “${order.name}”. Please review and accept it again.`,
        zh: `${order.client_name} 修改了订单“${order.name}”，请重新确认。`,
      },
    },
  ],
  withdraw: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An order was withdrawn', zh: '订单已撤回' },
      text: {
        en: `${order.client_name} withdrew the order “${order.name}”.`,
        zh: `${order.client_name} 撤回了订单“${order.name}”。`,
      },
    },
  ],
  accept: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Your order was accepted', zh: '订单已被接受' },
      text: {
        en: `${order.supplier_name} accepted “${order.name}”. Work starts once you have paid.`,
        zh: `${order.supplier_name} 已接受订单“${order.name}”，付款后即可开始。`,
      },
    },
  ],
  reject: ({ order, note }) => [
    {
      to: 'client',
      title: { en: 'Your order was rejected', zh: '订单被拒绝' },
      text: {
        en: `${order.supplier_name} rejected “${order.name}”: ${note ?? ''}`,
        zh: `${order.supplier_name} 拒绝了订单“${order.name}”：${note ?? ''}`,
      },
    },
  ],
  expireOffer: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Your order was not answered in time', zh: '订单超时未被接受' },
      text: {
        en: `${order.supplier_name} did not answer “${order.name}” in time. You can send it again.`,
        zh: `${order.supplier_name} 未在规定时间内回复订单“${order.name}”，您可以重新发送。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'An order has expired', zh: '订单已过期' },
      text: {
        en: `The time to accept “${order.name}” has run out.`,
        zh: `订单“${order.name}”的接受时限已过。`,
      },
    },
  ],
  confirmPayment: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'The order is paid, work can start', zh: '订单已付款，可以开始工作' },
      text: {
        en: `${order.client_name} paid for “${order.name}”. The money is held until the work is accepted.`,
        zh: `${order.client_name} 已为订单“${order.name}”付款，款项将托管至验收完成。`,
      },
    },
    {
      to: 'client',
      title: { en: 'Payment received', zh: '付款成功' },
      text: {
        en: `Your payment for “${order.name}” arrived. It is held until you accept the work.`,
        zh: `订单“${order.name}”的款项已收到，将托管至您验收完成。`,
      },
    },
  ],
  remindPayment: ({ order, ends }) => [
    {
      to: 'client',
      title: { en: 'An order is waiting for payment', zh: '订单待付款' },
      text: {
        en: `Pay for “${order.name}” by ${mailTime(ends, 'en')}, or the order will close.`,
        zh: `请在 ${mailTime(ends, 'zh-CN')}前为订单“${order.name}”付款，逾期订单将自动关闭。`,
      },
    },
  ],
  expirePayment: ({ order }) => [
    {
      to: 'client',
      title: { en: 'An order ended unpaid', zh: '订单因未付款而结束' },
      text: {
        en: `“${order.name}” was not paid for in time, so it has ended.`,
        zh: `订单“${order.name}”未在规定时间内付款，现已结束。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'An order ended unpaid', zh: '订单因未付款而结束' },
      text: {
        en: `${order.client_name} did not pay for “${order.name}” in time, so the order has ended.`,
        zh: `${order.client_name} 未在规定时间内为订单“${order.name}”付款，订单已结束。`,
      },
    },
  ],
  deliver: ({ order, ends }) => [
    {
      to: 'client',
      title: { en: 'Results were delivered', zh: '译员已交付成果' },
      text: {
        en: `${order.supplier_name} delivered “${order.name}”. Please check the results by ${mailTime(ends, 'en')}.`,
        zh: `${order.supplier_name} 已交付订单“${order.name}”，请在 ${mailTime(ends, 'zh-CN')}前验收。`,
      },
    },
  ],
  requestChanges: ({ order, note }) => [
    {
      to: 'supplier',
      title: { en: 'The client asks for changes', zh: '客户请求修改' },
      text: {
        en: `${order.client_name} asks for changes to “${order.name}”: ${note ?? ''}`,
        zh: `${order.client_name} 请求修改订单“${order.name}”的成果：${note ?? ''}`,
      },
    },
  ],
  acceptResults: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'Your results were accepted', zh: '成果已通过验收' },
      text: {
        en: `${order.client_name} accepted the results of “${order.name}”. You can now review the client.`,
        zh: `${order.client_name} 已验收订单“${order.name}”的成果，您现在可以评价客户。`,
      },
    },
  ],
  remindAcceptance: ({ order, ends }) => [
    {
      to: 'client',
      title: { en: 'Results are waiting for you', zh: '有成果待您验收' },
      text: {
        en: `Check the results of “${order.name}”. If you don’t respond by ${mailTime(ends, 'en')}, they count as accepted.`,
        zh: `请验收订单“${order.name}”的成果，${mailTime(ends, 'zh-CN')}前未处理将自动验收。`,
      },
    },
  ],
  autoAccept: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Results were accepted automatically', zh: '成果已自动验收' },
      text: {
        en: `The time to check “${order.name}” has run out, so the results count as accepted.`,
        zh: `订单“${order.name}”的验收期已过，成果已自动验收。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'Your results were accepted', zh: '成果已通过验收' },
      text: {
        en: `The client did not respond in time, so the results of “${order.name}” were accepted automatically.`,
        zh: `客户逾期未处理，订单“${order.name}”的成果已自动验收。`,
      },
    },
  ],
  cancelOverdue: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An overdue order was cancelled', zh: '逾期订单已取消' },
      text: {
        en: `${order.client_name} cancelled “${order.name}” because nothing was delivered in time.`,
        zh: `由于逾期未交付，${order.client_name} 取消了订单“${order.name}”。`,
      },
    },
    refundOnItsWay(order),
  ],
  autoCancelOverdue: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An overdue order was cancelled', zh: '逾期订单已取消' },
      text: {
        en: `“${order.name}” was cancelled because nothing was delivered within ${bounds.autoCancelDays} days after the due time.`,
        zh: `订单“${order.name}”超过交付时间 ${bounds.autoCancelDays} 天仍未交付，已自动取消。`,
      },
    },
    refundOnItsWay(order),
  ],
  remindDelivery: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'A delivery is due within a day', zh: '交付时间不足一天' },
      text: {
        en: `“${order.name}” is due on ${mailTime(order.due_at, 'en')}.`,
        zh: `订单“${order.name}”的交付截止时间为 ${mailTime(order.due_at, 'zh-CN')}。`,
      },
    },
  ],
  checkIn: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'The other side has checked in', zh: '对方已签到' },
      text: {
        en: `${name} has checked in for “${order.name}”.`,
        zh: `${name} 已就订单“${order.name}”的口译签到。`,
      },
    })),
  proposeEnd: (news) =>
    toOther(news, (name, { order, note }) => ({
      title: { en: 'The other side proposes to end the order', zh: '对方提议结束订单' },
      text: {
        en: `${name} proposes to end “${order.name}”: ${note ?? ''} Check the split and reply.`,
        zh: `${name} 提议结束订单“${order.name}”：${note ?? ''} 请查看款项分配并答复。`,
      },
    })),
  declineEnd: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'Your proposal was declined', zh: '您的提议未被接受' },
      text: {
        en: `${name} declined your proposal to end “${order.name}”. The order continues.`,
        zh: `${name} 未同意您结束订单“${order.name}”的提议，订单继续进行。`,
      },
    })),
  withdrawEnd: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'A proposal was withdrawn', zh: '结束提议已撤回' },
      text: {
        en: `${name} withdrew the proposal to end “${order.name}”. The order continues.`,
        zh: `${name} 撤回了结束订单“${order.name}”的提议，订单继续进行。`,
      },
    })),
  ...changeMessages,
  ...milestoneMessages,
  agreeEnd: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'The order has ended by agreement', zh: '订单已协商结束' },
      text: {
        en: `${name} agreed to end “${order.name}”. The money is divided as proposed.`,
        zh: `${name} 同意结束订单“${order.name}”，款项将按提议分配。`,
      },
    })),
  appeal: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'An appeal was raised', zh: '对方提起申诉' },
      text: {
        en: `${name} appealed about “${order.name}”. You have ${bounds.evidenceHours} hours to give your side.`,
        zh: `${name} 就订单“${order.name}”提起申诉，请在 ${bounds.evidenceHours} 小时内提交您的说明和证据。`,
      },
    })),
  withdrawAppeal: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'The appeal was withdrawn', zh: '申诉已撤回' },
      text: {
        en: `${name} withdrew the appeal. “${order.name}” resumes where it stopped.`,
        zh: `${name} 撤回了申诉，订单“${order.name}”恢复进行。`,
      },
    })),
  agreeInAppeal: (news) =>
    toOther(news, (name, { order }) => ({
      title: { en: 'Your offer was accepted', zh: '您的和解方案已被接受' },
      text: {
        en: `${name} accepted your offer. “${order.name}” has ended and the money is divided.`,
        zh: `${name} 接受了您的和解方案，订单“${order.name}”已结束，款项将按方案分配。`,
      },
    })),
  escalateAppeal: ({ order }) =>
    toBoth({
      title: { en: 'The appeal is now urgent', zh: '申诉已升级处理' },
      text: {
        en: `The appeal about “${order.name}” has been open for ${bounds.escalateDays} days. Our staff will now deal with it first.`,
        zh: `订单“${order.name}”的申诉已等待 ${bounds.escalateDays} 天，我们将优先处理。`,
      },
    }),
  endEscrow: ({ order }) =>
    toBoth({
      title: { en: 'Our staff are looking at your order', zh: '平台已介入订单' },
      text: {
        en: `The money for “${order.name}” has been held for ${bounds.escrowDays} days, the longest allowed. Give your side within ${bounds.evidenceHours} hours; our staff will then decide.`,
        zh: `订单“${order.name}”的款项已托管 ${bounds.escrowDays} 天，达到最长期限。请在 ${bounds.evidenceHours} 小时内提交说明，之后由平台裁决。`,
      },
    }),
  rule: ({ order }) =>
    toBoth({
      title: { en: 'The appeal is decided', zh: '申诉已有最终结果' },
      text: {
        en: `The decision about “${order.name}” is final, and the money is paid accordingly.`,
        zh: `订单“${order.name}”的申诉结果已生效，款项将按结果处理。`,
      },
    }),
  ruleRedo: ({ order }) =>
    toBoth({
      title: { en: 'The work has to be redone', zh: '申诉结果：重新交付' },
      text: {
        en: `Following the decision about “${order.name}”, the work continues with a new due time.`,
        zh: `根据申诉结果，订单“${order.name}”将继续进行，并有新的交付时间。`,
      },
    }),
};
