import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { sidesOf } from '@tolk/domain';
import { AmountTiles } from '../../money/amount-tiles.tsx';

interface SplitAmountsProps {
  order: Pick<OrderDetail, 'amountOfMoney' | 'commissionXQ' | 'commission' | 'currency'>;
  /** Of the price, 0 to 100. */
  refundPercent: number;
}

/** What each side gets when this share goes back. */
export function SplitAmounts({ order, refundPercent }: SplitAmountsProps) {
  const { refund, earnings } = sidesOf(moneyOf(order), refundPercent);
  return (
    <AmountTiles
      currency={order.currency}
      tiles={[
        {
          key: 'client',
          label: <Trans>Refund to the client, including the fee</Trans>,
          amount: refund,
        },
        { key: 'supplier', label: <Trans>To the supplier</Trans>, amount: earnings },
      ]}
    />
  );
}
