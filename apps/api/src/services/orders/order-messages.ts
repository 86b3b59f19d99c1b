import type { Identity, OrderAction } from '@tolk/domain';
import type { OrderRecord } from '../../repositories/order-repository.ts';
import type { BilingualText } from '../../refusal.ts';

interface Message {
  to: Identity;
  title: BilingualText;
  text: BilingualText;
}

interface News {
  order: Pick<OrderRecord, 'name' | 'client_name' | 'supplier_name'>;
  /** What the actor wrote. */
  note: string | null;
}

/** Who is told what about an action; who acted knows already. */
export const orderMessages: Partial<Record<OrderAction, (news: News) => Message[]>> = {
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
        en: `${order.client_name} changed the order “${order.name}”. Please accept it anew.`,
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
        en: `The time to accept “${order.name}” is over.`,
        zh: `订单“${order.name}”的接受时限已过。`,
      },
    },
  ],
  confirmPayment: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'The order is paid, work can start', zh: '订单已付款，可以开始工作' },
      text: {
        en: `${order.client_name} paid for “${order.name}”. The money is held until the results are accepted.`,
        zh: `${order.client_name} 已为订单“${order.name}”付款，款项将托管至验收完成。`,
      },
    },
    {
      to: 'client',
      title: { en: 'Payment received', zh: '付款成功' },
      text: {
        en: `Your payment for “${order.name}” arrived. It is held until you accept the results.`,
        zh: `订单“${order.name}”的款项已收到，将托管至您验收完成。`,
      },
    },
  ],
  expirePayment: ({ order }) => [
    {
      to: 'client',
      title: { en: 'An order ended unpaid', zh: '订单因未付款而结束' },
      text: {
        en: `“${order.name}” was not paid in time and has ended.`,
        zh: `订单“${order.name}”未在规定时间内付款，现已结束。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'An order ended unpaid', zh: '订单因未付款而结束' },
      text: {
        en: `${order.client_name} did not pay for “${order.name}” in time; the order has ended.`,
        zh: `${order.client_name} 未在规定时间内为订单“${order.name}”付款，订单已结束。`,
      },
    },
  ],
  deliver: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Results were delivered', zh: '译员已交付成果' },
      text: {
        en: `${order.supplier_name} delivered “${order.name}”. Please check the results within 7 days.`,
        zh: `${order.supplier_name} 已交付订单“${order.name}”，请在 7 天内验收。`,
      },
    },
  ],
  requestChanges: ({ order }) => [
    {
      to: 'supplier',
      title: { en: 'The client asks for changes', zh: '客户请求修改' },
      text: {
        en: `${order.client_name} asks for changes to “${order.name}”.`,
        zh: `${order.client_name} 请求修改订单“${order.name}”的成果。`,
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
  remindAcceptance: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Results wait for you', zh: '有成果待您验收' },
      text: {
        en: `Check the results of “${order.name}”. Seven days after delivery they count as accepted.`,
        zh: `请验收订单“${order.name}”的成果，交付满 7 天将自动验收。`,
      },
    },
  ],
  autoAccept: ({ order }) => [
    {
      to: 'client',
      title: { en: 'Results were accepted automatically', zh: '成果已自动验收' },
      text: {
        en: `Seven days have passed since the delivery of “${order.name}”, so its results count as accepted.`,
        zh: `订单“${order.name}”交付已满 7 天，成果已自动验收。`,
      },
    },
    {
      to: 'supplier',
      title: { en: 'Your results were accepted', zh: '成果已通过验收' },
      text: {
        en: `The results of “${order.name}” were accepted automatically after seven days.`,
        zh: `订单“${order.name}”的成果已在 7 天后自动验收。`,
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
        en: `“${order.name}” was cancelled because nothing was delivered within seven days after the due time.`,
        zh: `订单“${order.name}”超过交付时间 7 天仍未交付，已自动取消。`,
      },
    },
    refundOnItsWay(order),
  ],
};

function refundOnItsWay(order: News['order']): Message {
  return {
    to: 'client',
    title: { en: 'Your money is on its way back', zh: '款项正在退回' },
    text: {
      en: `“${order.name}” was cancelled. The whole amount goes back to where you paid from.`,
      zh: `订单“${order.name}”已取消，全部款项将原路退回。`,
    },
  };
}
