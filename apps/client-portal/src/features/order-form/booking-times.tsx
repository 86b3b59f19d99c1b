import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Box, Button, Stack } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { AddIcon } from '@tolk/design-system/icons';
import { limits } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import type { OrderValues } from './order-values.ts';
import { bookedAmount, dayAfter } from './bookings.ts';

/** Interpreting booking by booking; another one is proposed for the day after the last. */
export function BookingTimes() {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { values, setFieldValue } = useFormikContext<OrderValues>();
  const { bookings, zone } = values;
  const last = bookings.at(-1) ?? { startTime: null, endTime: null };
  return (
    <Stack spacing={2}>
      {bookings.map((_, at) => {
        const number = at + 1;
        return (
          <Box key={number} role="group" aria-label={t`Booking ${number}`}>
            <FieldRow>
              <DateTimeField
                name={`bookings.${at}.startTime`}
                label={t`Booking ${number} starts`}
                min={now}
                zone={zone}
                required
              />
              <DateTimeField
                name={`bookings.${at}.endTime`}
                label={t`Booking ${number} ends`}
                min={now}
                zone={zone}
                required
              />
            </FieldRow>
            {bookings.length > 1 ? (
              <Button
                size="small"
                aria-label={t`Remove booking ${number}`}
                onClick={() => void setFieldValue('bookings', bookings.toSpliced(at, 1))}
              >
                <Trans context="booking">Remove</Trans>
              </Button>
            ) : null}
          </Box>
        );
      })}
      <OtherWorkload />
      {bookings.length < limits.order.bookings.max ? (
        <Button
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => void setFieldValue('bookings', [...bookings, dayAfter(last, zone)])}
        >
          <Trans>Add a booking on the next day</Trans>
        </Button>
      ) : null}
    </Stack>
  );
}

/** The price follows the workload, whatever the bookings come to: both have to be meant. */
function OtherWorkload() {
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
