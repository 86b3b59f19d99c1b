import { Trans } from '@lingui/react/macro';
import { Stack, Typography } from '@tolk/design-system';
import { CheckCircleIcon } from '@tolk/design-system/icons';
import { Money } from '@tolk/design-system/pieces';

/** The money has arrived: `amount` in minor units. */
export function PaidPanel({ amount, currency }: { amount: number; currency: string }) {
  return (
    <Stack spacing={1.5} role="status" sx={{ alignItems: 'center', textAlign: 'center' }}>
      <CheckCircleIcon color="success" fontSize="large" />
      <Typography variant="h3" component="p">
        <Trans context="heading">Paid</Trans>
      </Typography>
      <Typography>
        <Trans>
          <Money amount={amount} currency={currency} /> arrived. The money is held until you accept
          the results.
        </Trans>
      </Typography>
    </Stack>
  );
}
