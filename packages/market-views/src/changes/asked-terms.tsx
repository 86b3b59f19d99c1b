import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack, Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import type { Identity } from '@tolk/domain';
import { ChangedTerms } from './change-terms.tsx';
import {
  differenceNow,
  feeBetween,
  isAgreed,
  termsOfForm,
  type ChangeValues,
} from './change-values.ts';
import { DifferenceLine } from './difference-line.tsx';
import { KeptShare } from './kept-share.tsx';
import { useKeptPercent } from './use-kept-percent.ts';

interface AskedTermsProps {
  order: OrderDetail;
  viewer: Identity;
}

/** What the form asks for, beside what is agreed on now, live. */
export function AskedTerms({ order, viewer }: AskedTermsProps) {
  const { values } = useFormikContext<ChangeValues>();
  const asked = termsOfForm(values, order);
  const kept = useKeptPercent(order, viewer, asked?.bookings);
  if (asked === null) return null;
  if (isAgreed(asked, order)) {
    // Files that come along are a change by themselves.
    return values.files.length > 0 ? null : (
      <Typography color="textSecondary">
        {viewer === 'client' ? (
          <Trans>Change at least one of the terms above, or add files.</Trans>
        ) : (
          <Trans>Change at least one of the terms above.</Trans>
        )}
      </Typography>
    );
  }
  // A milestone that is still to be paid is paid at its new price, so there is no difference to pay.
  const isDue = order.milestones.some(({ milestoneState }) => milestoneState === 'due');
  const isPaid = !isDue && order.ledger.some(({ event }) => event === 'paid');
  return (
    <Stack spacing={1} aria-live="polite">
      <ChangedTerms order={order} before={order} after={asked} viewer={viewer} />
      {viewer === 'client' && isPaid ? (
        <DifferenceLine
          difference={differenceNow(order, asked)}
          fee={feeBetween(order, asked)}
          currency={order.currency}
        />
      ) : null}
      <KeptShare percent={kept} viewer={viewer} />
    </Stack>
  );
}
