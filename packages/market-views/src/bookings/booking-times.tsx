import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Box, Button, Stack } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { FieldRow, useFormField, useFormikContext } from '@tolk/design-system/form';
import { AddIcon } from '@tolk/design-system/icons';
import { limits } from '@tolk/domain';
import { serverNow } from '@tolk/api-client';
import { useState } from 'react';
import { BookingSpan } from './booking-time.tsx';
import { dayAfter, type BookingValues } from './booking-values.ts';

interface Booked {
  bookings: readonly BookingValues[];
  zone: string;
}

interface BookingTimesProps {
  /** What has begun, or is about to, stays as it is. */
  isFixed?: (booking: BookingValues) => boolean;
}

/** Interpreting booking by booking; another one is proposed for the day after the last. */
export function BookingTimes({ isFixed = () => false }: BookingTimesProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const { values, setFieldValue } = useFormikContext<Booked>();
  const { error } = useFormField('bookings');
  const { bookings, zone } = values;
  const last = bookings.at(-1) ?? { startTime: null, endTime: null };
  return (
    <Stack spacing={2}>
      {bookings.map((booking, at) => {
        const number = at + 1;
        const { startTime, endTime } = booking;
        if (isFixed(booking) && startTime !== null && endTime !== null) {
          return (
            <Box key={number} role="group" aria-label={t`Booking ${number}`}>
              <Box sx={{ typography: 'body2', fontWeight: 600 }}>
                <Trans>Booking {number}</Trans>
              </Box>
              <BookingSpan start={startTime} end={endTime} authorZone={zone} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <Trans>It has begun or is about to, so it can’t be changed.</Trans>
              </Box>
            </Box>
          );
        }
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
      {typeof error === 'string' ? (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      ) : null}
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
