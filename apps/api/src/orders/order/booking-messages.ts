import { bounds, type Language } from '@tolk/domain';
import { mailTime, placeTime } from '../../messages/mail/mail-time.ts';
import { refundOnItsWay, toBoth, type Messages, type News } from './message-of-action.ts';

/**
 * Messages that differ for interpreting: nothing is delivered, the work is confirmed once it is
 * done.
 */
export const bookingMessages: Messages = {
  accept: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Your order was accepted', zh: '订单已被接受' },
      text: {
        en: `${order.supplier_name} accepted “${order.name}”. The booking is confirmed once you have paid.`,
        zh: `${order.supplier_name} 已接受订单“${order.name}”，付款后口译安排即确认。`,
      },
    },
  ],
  confirmPayment: (news) => {
    const { order } = news;
    return [
      {
        to: 'supplier',
        title: {
          en: 'The order is paid, your booking is confirmed',
          zh: '订单已付款，口译安排已确认',
        },
        text: {
          en: `${order.client_name} paid for “${order.name}”. The booking starts on ${starts(news, 'en')}. The money is held until the work is accepted.`,
          zh: `${order.client_name} 已为订单“${order.name}”付款。口译于 ${starts(news, 'zh-CN')}开始，款项将托管至验收完成。`,
        },
      },
      {
        to: 'client',
        title: { en: 'Payment received', zh: '付款成功' },
        text: {
          en: `Your payment for “${order.name}” arrived and the booking on ${starts(news, 'en')} is confirmed. The money is held until you accept the work.`,
          zh: `订单“${order.name}”的款项已收到，${starts(news, 'zh-CN')}的口译安排已确认。款项将托管至您验收完成。`,
        },
      },
    ];
  },
  deliver: ({ order, ends }) => [
    {
      to: 'client',
      title: { en: 'The interpreting is done', zh: '译员确认口译已完成' },
      text: {
        en: `${order.supplier_name} reports that the work for “${order.name}” is done. Please accept it, or say what is missing, by ${mailTime(ends, 'en')}.`,
        zh: `${order.supplier_name} 已确认订单“${order.name}”的口译工作完成，请在 ${mailTime(ends, 'zh-CN')}前验收，或说明有何问题。`,
      },
    },
  ],
  requestChanges: ({ order, note }) => [
    {
      to: 'supplier',
      title: { en: 'The client says something is missing', zh: '客户反馈有问题' },
      text: {
        en: `${order.client_name} did not accept the work for “${order.name}” yet: ${note ?? ''}`,
        zh: `${order.client_name} 尚未验收订单“${order.name}”的口译工作：${note ?? ''}`,
      },
    },
  ],
  acceptResults: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'Your work was accepted', zh: '口译工作已通过验收' },
      text: {
        en: `${order.client_name} accepted the work for “${order.name}”. You can now review the client.`,
        zh: `${order.client_name} 已验收订单“${order.name}”的口译工作，您现在可以评价客户。`,
      },
    },
  ],
  remindAcceptance: ({ order, ends }) => [
    {
      to: 'client',
      title: { en: 'Please accept the interpreting', zh: '口译工作待您验收' },
      text: {
        en: `Accept the work for “${order.name}”, or say what is missing. If you don’t respond by ${mailTime(ends, 'en')}, it counts as accepted.`,
        zh: `请验收订单“${order.name}”的口译工作，或说明有何问题；${mailTime(ends, 'zh-CN')}前未处理将自动验收。`,
      },
    },
  ],
  autoAccept: ({ order }) => [
    {
      to: 'client',
      title: { en: 'The interpreting was accepted automatically', zh: '口译工作已自动验收' },
      text: {
        en: `You did not respond about “${order.name}” in time, so the work counts as accepted.`,
        zh: `订单“${order.name}”的验收期已过，口译工作已自动验收。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'Your work was accepted', zh: '口译工作已通过验收' },
      text: {
        en: `The client did not respond in time, so the work for “${order.name}” was accepted automatically.`,
        zh: `客户逾期未处理，订单“${order.name}”的口译工作已自动验收。`,
      },
    },
  ],
  cancelOverdue: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An unconfirmed order was cancelled', zh: '未确认完成的订单已取消' },
      text: {
        en: `${order.client_name} cancelled “${order.name}” because you did not confirm in time that the work was done.`,
        zh: `由于您逾期未确认口译已完成，${order.client_name} 取消了订单“${order.name}”。`,
      },
    },
    refundOnItsWay(order),
  ],
  autoCancelOverdue: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'An unconfirmed order was cancelled', zh: '未确认完成的订单已取消' },
      text: {
        en: `“${order.name}” was cancelled because you did not confirm within ${bounds.autoCancelDays} days after the due time that the work was done.`,
        zh: `订单“${order.name}”超过截止时间 ${bounds.autoCancelDays} 天仍未确认口译完成，已自动取消。`,
      },
    },
    refundOnItsWay(order),
  ],
  endEscrow: ({ order }) =>
    toBoth({
      title: { en: 'Our staff are looking at your order', zh: '平台已介入订单' },
      text: {
        en: `“${order.name}” was neither confirmed nor ended in time. Give your side within ${bounds.evidenceHours} hours; our staff will then decide.`,
        zh: `订单“${order.name}”未按时确认或结束。请在 ${bounds.evidenceHours} 小时内提交说明，之后由平台裁决。`,
      },
    }),
  cancelBooking: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'A booking was cancelled', zh: '口译场次已取消' },
      text: {
        en: `${order.client_name} cancelled “${order.name}”. What the order says is due to you is on the order’s page.`,
        zh: `${order.client_name} 取消了订单“${order.name}”。按约定应付给您的款项请见订单详情。`,
      },
    },
    {
      to: 'client',
      title: { en: 'You cancelled the booking', zh: '您已取消口译场次' },
      text: {
        en: `“${order.name}” is cancelled by the terms of the order. What is left of your payment goes back the way it came.`,
        zh: `订单“${order.name}”已按约定条款取消，剩余款项将原路退回。`,
      },
    },
  ],
  giveUpBooking: ({ order, note }) => [
    {
      to: 'client',
      title: { en: 'The interpreter cancelled', zh: '译员取消了口译' },
      text: {
        en: `${order.supplier_name} can’t take “${order.name}”: ${note ?? ''} The full amount will be refunded to your original payment method.`,
        zh: `${order.supplier_name} 无法完成订单“${order.name}”：${note ?? ''} 全部款项将原路退回。`,
      },
    },
  ],
  remindBooking: (news) =>
    toBoth({
      title: { en: 'Your booking is coming up', zh: '口译即将开始' },
      text: {
        en: `The booking for “${news.order.name}” starts on ${starts(news, 'en')}. You will find the place in the order.`,
        zh: `订单“${news.order.name}”的口译将于 ${starts(news, 'zh-CN')}开始，地点请见订单详情。`,
      },
    }),
  remindDelivery: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'Confirm the interpreting once it is done', zh: '口译结束后请确认完成' },
      text: {
        en: `Confirm by ${mailTime(order.due_at, 'en')} that the work for “${order.name}” is done, so that you can be paid.`,
        zh: `请在 ${mailTime(order.due_at, 'zh-CN')}前确认订单“${order.name}”的口译工作已完成，以便结算收入。`,
      },
    },
  ],
  ruleRedo: ({ order }) =>
    (['client', 'supplier'] as const).map((to) => ({
      to,
      title: { en: 'The appeal is decided', zh: '申诉结果：继续履行' },
      text: {
        en: `Following the decision about “${order.name}”, the work continues with a new due time.`,
        zh: `根据申诉结果，订单“${order.name}”将继续进行，并有新的截止时间。`,
      },
    })),
};

/** When the next booking begins, by the clocks of its place first. */
function starts({ order: { bookings, zone }, at, ends }: News, language: Language): string {
  const next = bookings.find(({ start }) => Date.parse(start) > at.getTime());
  return placeTime(next === undefined ? ends : new Date(next.start), zone, language);
}
