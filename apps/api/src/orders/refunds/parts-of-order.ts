import { splitOf, type OrderMoney } from '@tolk/domain';

/**
 * What the next `percent` of an order's money consist of when `before` percent went back already:
 * counted from the whole each time, so that the parts add up to it to the fen.
 */
export function nextPart(
  money: OrderMoney,
  before: number,
  percent: number,
): Pick<OrderMoney, 'price' | 'fee' | 'commission'> {
  const was = splitOf({ ...money, refundShare: before / 100 });
  const is = splitOf({ ...money, refundShare: (before + percent) / 100 });
  return {
    price: is.refundPrice - was.refundPrice,
    fee: is.refundFee - was.refundFee,
    commission: was.keptCommission - is.keptCommission,
  };
}
