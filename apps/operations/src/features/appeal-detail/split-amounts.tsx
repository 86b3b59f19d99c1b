import { Trans } from '@lingui/react/macro';
import type { AppealDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { sidesOf } from '@tolk/domain';
import { AmountTiles } from '../../money/amount-tiles.tsx';

interface SplitAmountsProps {
  /** What it is about: of an order in milestones, the money of one. */
  appeal: Pick<AppealDetail, 'amountOfMoney' | 'commissionXQ' | 'commission' | 'currency'>;
  /** Of the price, 0 to 100. */
  refundPercent: number;
}

/** What each side gets when this share goes back. */
export function SplitAmounts({ appeal, refundPercent }: SplitAmountsProps) {
  const { refund, earnings } = sidesOf(moneyOf(appeal), refundPercent);
  return (
    <AmountTiles
      currency={appeal.currency}
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
