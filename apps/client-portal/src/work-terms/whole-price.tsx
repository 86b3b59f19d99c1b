import { Trans } from '@lingui/react/macro';
import { Money } from '@tolk/design-system/pieces';
import { bounds, limits, shareOf } from '@tolk/domain';
import { Approx } from '@tolk/market-views';

const { fee } = bounds;

interface WholePriceProps {
  /** Rate × workload, fen. */
  price: number;
  currency: string;
}

/** What all of the work comes to, and what the client then pays. */
export function WholePrice({ price, currency }: WholePriceProps) {
  const whole = price + shareOf(price, limits.handlingFeeShare);
  return (
    <span>
      <Trans>
        <Money amount={price} currency={currency} /> in total; with the {fee} service fee you pay{' '}
        <Money amount={whole} currency={currency} />
      </Trans>
      <Approx amount={whole} currency={currency} />
    </span>
  );
}
