import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';
import type { KeyFigures } from './key-figures.ts';
import { FigureTiles } from '../../spans/figure-tiles.tsx';

/** The figures of the span, each in a tile. */
export function Tiles({ figures }: { figures: KeyFigures }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { currency } = figures;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const count = (value: number) => formatNumber(value, language);
  const hours = (value: number | null) => {
    if (value === null) return '–';
    const shown = formatNumber(value, language);
    return t`${shown} h`;
  };
  const tiles: readonly { key: string; label: ReactNode; value: ReactNode }[] = [
    { key: 'volume', label: <Trans>Paid by clients</Trans>, value: money(figures.volume) },
    {
      key: 'revenue',
      label: <Trans context="fact">Our revenue</Trans>,
      value: money(figures.revenue),
    },
    {
      key: 'refunded',
      label: <Trans context="fact">Paid back</Trans>,
      value: money(figures.refunded),
    },
    {
      key: 'paidOut',
      label: <Trans>Paid out to suppliers</Trans>,
      value:
        figures.paidOut.length === 0
          ? '–'
          : figures.paidOut.map((one) => (
              <div key={one.currency}>
                <Money amount={one.amount} currency={one.currency} />
              </div>
            )),
    },
    {
      key: 'created',
      label: <Trans context="fact">Orders created</Trans>,
      value: count(figures.ordersCreated),
    },
    {
      key: 'paid',
      label: <Trans context="fact">Orders paid</Trans>,
      value: count(figures.ordersPaid),
    },
    {
      key: 'completed',
      label: <Trans context="fact">Orders completed</Trans>,
      value: count(figures.ordersCompleted),
    },
    {
      key: 'refundedOrders',
      label: <Trans context="fact">Orders refunded</Trans>,
      value: count(figures.ordersRefunded),
    },
    { key: 'appeals', label: <Trans context="fact">Appeals</Trans>, value: count(figures.appeals) },
    {
      key: 'accept',
      label: <Trans>Until accepted, median</Trans>,
      value: hours(figures.hoursToAccept),
    },
    { key: 'pay', label: <Trans>Until paid, median</Trans>, value: hours(figures.hoursToPay) },
    { key: 'rule', label: <Trans>Until ruled, median</Trans>, value: hours(figures.hoursToRule) },
    {
      key: 'feedback',
      label: <Trans context="fact">Feedback received</Trans>,
      value: count(figures.feedback),
    },
    {
      key: 'answer',
      label: <Trans>Until feedback answered, median</Trans>,
      value: hours(figures.hoursToAnswer),
    },
  ];
  return <FigureTiles tiles={tiles} />;
}
