import type { OrderDetail } from '@tolk/contract';
import { limits, shareOf, splitOf } from '@tolk/domain';

/** What a share of an order's money is for each side, minor units; `refundPercent` is 0 to 100. */
export function partsOf(
  order: Pick<OrderDetail, 'amountOfMoney' | 'commissionXQ' | 'currency'>,
  refundPercent: number,
): { refund: number; earnings: number } {
  const { amountOfMoney: price, commissionXQ: fee, currency } = order;
  const parts = splitOf({
    price,
    fee,
    commission: shareOf(price, limits.commissionShare),
    currency,
    refundShare: refundPercent / 100,
  });
  return { refund: parts.refund, earnings: parts.supplier };
}
