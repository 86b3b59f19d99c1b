import type { OrderMoney } from '@tolk/domain';
import type { Milestone, OrderRow } from './schemas/order.ts';

type Carried = Pick<OrderRow, 'amountOfMoney' | 'commissionXQ' | 'commission' | 'currency'>;

/** The money of an order or an appeal on the wire, as the ledger and its splits take it. */
export function moneyOf({
  amountOfMoney,
  commissionXQ,
  commission,
  currency,
}: Carried): OrderMoney {
  return { price: amountOfMoney, fee: commissionXQ, commission, currency };
}

type Milestones = readonly Pick<
  Milestone,
  'inTurn' | 'paidTime' | 'amountOfMoney' | 'commissionXQ' | 'commission'
>[];

/** What an end of an order divides: the money of its milestone in turn, nothing where that is unpaid. */
export function moneyHeldOf(order: Carried & { milestones: Milestones }): OrderMoney {
  const milestone = order.milestones.find(({ inTurn }) => inTurn);
  if (milestone === undefined) return moneyOf(order);
  const { currency } = order;
  return milestone.paidTime === null
    ? { price: 0, fee: 0, commission: 0, currency }
    : moneyOf({ ...milestone, currency });
}
