import type { OrderMoney } from '@tolk/domain';
import type { OrderRow } from './schemas/order.ts';

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
