import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';

interface DifferenceLineProps {
  /** Minor units; negative where it goes back. */
  difference: number;
  /** How much of it is the service fee; travel has none. */
  fee: number;
  currency: string;
}

/** What a change costs the client of a paid order on top, or brings them back. */
export function DifferenceLine({ difference, fee, currency }: DifferenceLineProps) {
  if (difference === 0) return null;
  const amount = <Money amount={Math.abs(difference)} currency={currency} emphasis="strong" />;
  return (
    <Box role="status">
      {difference > 0 ? (
        fee === 0 ? (
          <Trans>You pay {amount} more.</Trans>
        ) : (
          <Trans>You pay {amount} more, including the service fee.</Trans>
        )
      ) : fee === 0 ? (
        <Trans>You get {amount} back.</Trans>
      ) : (
        <Trans>You get {amount} back, including the service fee.</Trans>
      )}
    </Box>
  );
}
