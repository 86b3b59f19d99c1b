import type { Answer } from '@tolk/testing/caller';
import type { Identity } from '@tolk/domain';
import { fakeNotification } from './fake-payments.ts';
import { dataOf, withKey, type Market, type OrderDetail } from './market.ts';

export type ChangeAnswer = Answer<OrderDetail & { fields: Record<string, string> }>;

/** Short ways to change an order by consent, by calls only; each acts on the order as it was given. */
export function orderChanges(market: Market) {
  const call =
    (name: string) =>
    (side: Identity, order: OrderDetail, more: object = {}): Promise<ChangeAnswer> => {
      const base = side === 'client' ? '/clientinterface' : '/supinterface';
      const { projectOrderId, version } = order;
      return market[side].call(`${base}/${name}`, { projectOrderId, version, ...more }, withKey());
    };
  const propose = call('proposeChange');
  const answer = call('answerChange');
  const changes = {
    counter: call('counterChange'),
    withdraw: call('withdrawChange'),
    propose: (side: Identity, order: OrderDetail, more: object) =>
      propose(side, order, { reason: 'Two annexes came on top.', ...more }),
    agree: (side: Identity, order: OrderDetail) => answer(side, order, { agree: true }),
    decline: (side: Identity, order: OrderDetail, more: object = {}) =>
      answer(side, order, { agree: false, ...more }),
    /** The client pays what is due; answers what the provider is told and the order then. */
    async pay(order: OrderDetail) {
      const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
      return changes.report(order, paymentId, paymentAmount);
    },
    async report({ projectOrderId }: OrderDetail, paymentId: string, amount: number) {
      const outTradeNo = await market.tradeNo(paymentId);
      const { status } = await market.notify(
        'wechat-pay',
        fakeNotification({ outTradeNo, amount }),
      );
      if (status !== 200) throw new Error(`the notification was answered with ${status}`);
      return market.order('client', projectOrderId);
    },
    /** A change that one side proposed and the other agreed to. */
    async agreed(by: Identity, order: OrderDetail, more: object): Promise<OrderDetail> {
      const proposed = await dataOf(changes.propose(by, order, more));
      return dataOf(changes.agree(by === 'client' ? 'supplier' : 'client', proposed));
    },
  };
  return changes;
}
