import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Stack } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { Payable } from './amount-due.ts';
import { UnmatchedText } from './unmatched-text.tsx';

type Order = Payable & Pick<OrderDetail, 'unmatchedPayments' | 'currency' | 'allowedActions'>;

const paying: ReadonlySet<string> = new Set(['pay', 'payChange', 'payMilestone']);

/** Money of the client's that we hold and that pays nothing: what came, and what happens to it. */
export function UnmatchedMoney({ order }: { order: Order }) {
  const { unmatchedPayments, allowedActions } = order;
  if (unmatchedPayments.length === 0) return null;
  const payable = allowedActions.some(({ action, enabled }) => enabled && paying.has(action));
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      {unmatchedPayments.map(({ kind, amount, currency, time }) => (
        <Alert key={`${time} ${amount}`} severity="warning">
          {kind === 'secondTransaction' ? (
            <Trans>
              A second payment of <Money amount={amount} currency={currency} emphasis="strong" />{' '}
              came for this order. We are checking it and will refund it to your original payment
              method.
            </Trans>
          ) : payable ? (
            <UnmatchedText order={order} received={amount} />
          ) : (
            <Trans>
              A payment of <Money amount={amount} currency={currency} emphasis="strong" /> came for
              this order, which was not the amount due. We are checking it and will refund it to
              your original payment method.
            </Trans>
          )}
        </Alert>
      ))}
    </Stack>
  );
}
