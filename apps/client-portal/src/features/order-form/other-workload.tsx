import { Trans } from '@lingui/react/macro';
import { Alert } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { useNames } from '@tolk/labels';
import { bookedAmount } from '@tolk/market-views';
import type { OrderValues } from './order-values.ts';

/** The price follows the workload, whatever the bookings come to: both have to be meant. */
export function OtherWorkload() {
  const names = useNames();
  const { bookings, unitName, workload, pricing } = useFormikContext<OrderValues>().values;
  const booked = bookedAmount(bookings, unitName);
  const isOther = booked !== null && workload !== null && booked !== workload;
  if (!isOther || unitName === null || pricing === 'fixed') return null;
  const shown = names.workload(booked, unitName);
  const agreed = names.workload(workload, unitName);
  return (
    <Alert severity="warning" role="status">
      <Trans>
        The bookings come to {shown}, but the workload is {agreed}. Check which is right.
      </Trans>
    </Alert>
  );
}
