import { Plural } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { HOUR } from '@tolk/domain';
import { BookingSpan } from './booking-time.tsx';

/** Bookings one by one, with their hours in all. */
export function BookingList({ bookings, zone }: Pick<OrderDetail, 'bookings' | 'zone'>) {
  const ms = bookings.reduce(
    (sum, { startTime, endTime }) => sum + Date.parse(endTime) - Date.parse(startTime),
    0,
  );
  const hours = Math.round((ms / HOUR) * 100) / 100;
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {bookings.map(({ startTime, endTime }) => (
          <Box component="li" key={startTime} sx={{ py: 0.25 }}>
            <BookingSpan start={startTime} end={endTime} authorZone={zone} />
          </Box>
        ))}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }} data-figures="">
        <Plural value={hours} one="# hour of interpreting" other="# hours of interpreting" />
      </Box>
    </>
  );
}
