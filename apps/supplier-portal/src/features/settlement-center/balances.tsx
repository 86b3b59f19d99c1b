import { Trans } from '@lingui/react/macro';
import { DefinitionList, Money } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';

const { holdDays } = bounds;

interface BalancesProps {
  /** Fen. */
  pending: number;
  available: number;
  receivable: number;
}

/** What a supplier’s money is doing: on hold, free to be settled, owed from before. */
export function Balances({ pending, available, receivable }: BalancesProps) {
  return (
    <DefinitionList
      entries={[
        {
          key: 'available',
          label: <Trans context="fact">Available</Trans>,
          value: <Money amount={available} currency="CNY" emphasis="earned" />,
        },
        {
          key: 'pending',
          label: <Trans>On hold for {holdDays} days</Trans>,
          value: <Money amount={pending} currency="CNY" emphasis="strong" />,
        },
        {
          key: 'receivable',
          label: <Trans>Owed, to be deducted from your next settlement</Trans>,
          value:
            receivable > 0 ? (
              <Money amount={receivable} currency="CNY" emphasis="strong" />
            ) : undefined,
        },
      ]}
    />
  );
}
