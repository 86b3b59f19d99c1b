import { Plural } from '@lingui/react/macro';
import type { ChangeTerms, OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { BookingTime } from './booking-time.tsx';

interface OvertimeListProps {
  order: Pick<OrderDetail, 'bookings' | 'zone'>;
  overtime: ChangeTerms['overtime'];
}

/** How much longer each booking took; which one it was where there are several. */
export function OvertimeList({ order: { bookings, zone }, overtime }: OvertimeListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {overtime.map(({ startTime, minutes }) => (
        <Box component="li" key={startTime}>
          <Minutes minutes={minutes} />
          {bookings.length > 1 ? (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <BookingTime iso={startTime} authorZone={zone} />
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

/** `40 minutes longer`. */
export function Minutes({ minutes }: { minutes: number }) {
  return <Plural value={minutes} _0="as booked" one="# minute longer" other="# minutes longer" />;
}
