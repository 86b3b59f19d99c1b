import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Stack, Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import type { Identity } from '@tolk/domain';
import { ChangedTerms } from './change-terms.tsx';
import { differenceOf, termsAsked, type ChangeValues } from './change-values.ts';
import { DifferenceLine } from './difference-line.tsx';

interface AskedTermsProps {
  order: OrderDetail;
  viewer: Identity;
}

/** What the form asks for, beside what is agreed on now, live. */
export function AskedTerms({ order, viewer }: AskedTermsProps) {
  const { values } = useFormikContext<ChangeValues>();
  const asked = termsAsked(values, order);
  if (asked === null) return null;
  const isSame =
    asked.deliverTime === order.deliverTime &&
    asked.workload === order.workload &&
    asked.unitPrice === order.unitPrice;
  if (isSame) {
    return (
      <Typography color="textSecondary">
        <Trans>Change the due time, the workload or the price.</Trans>
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
        <DifferenceLine difference={differenceOf(order, asked)} currency={order.currency} />
      ) : null}
    </Stack>
  );
}
