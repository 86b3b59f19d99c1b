import { limits, shareOf, splitOf } from '@tolk/domain';

interface Price {
  /** Of the work, minor units. */
  amountOfMoney: number;
  currency: string;
  /** The client's fee, minor units; an order has it, an appeal follows from the price. */
  commissionXQ?: number;
}

/** What each side gets, in minor units, when this percentage of an order's money goes back. */
export function splitAmounts(
  { amountOfMoney, currency, commissionXQ }: Price,
  refundPercent: number,
): { refund: number; earnings: number } {
  const { refund, supplier } = splitOf({
    price: amountOfMoney,
    fee: commissionXQ ?? shareOf(amountOfMoney, limits.handlingFeeShare),
    commission: shareOf(amountOfMoney, limits.commissionShare),
    currency,
    refundShare: refundPercent / 100,
  });
  return { refund, earnings: supplier };
}
