import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack, Typography } from '@tolk/design-system';
import { CheckCircleIcon } from '@tolk/design-system/icons';
import { Money } from '@tolk/design-system/pieces';

/** The money has arrived. */
export function PaidPanel({ order }: { order: Pick<OrderDetail, 'paymentAmount' | 'currency'> }) {
  return (
    <Stack spacing={1.5} role="status" sx={{ alignItems: 'center', textAlign: 'center' }}>
      <CheckCircleIcon color="success" fontSize="large" />
      <Typography variant="h3" component="p">
        <Trans context="heading">Paid</Trans>
      </Typography>
      <Typography>
        <Trans>
          <Money amount={order.paymentAmount} currency={order.currency} /> arrived. The money is
          held until you accept the results.
        </Trans>
      </Typography>
    </Stack>
  );
}
