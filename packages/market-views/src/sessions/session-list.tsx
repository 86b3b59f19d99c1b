import { Plural } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { HOUR } from '@tolk/domain';
import { SessionTime } from './session-time.tsx';

/** The sessions of an order one by one, with their hours in all. */
export function SessionList({ order: { sessions, zone } }: { order: OrderDetail }) {
  const ms = sessions.reduce(
    (sum, { startTime, endTime }) => sum + Date.parse(endTime) - Date.parse(startTime),
    0,
  );
  const hours = Math.round((ms / HOUR) * 100) / 100;
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {sessions.map(({ startTime, endTime }) => (
          <Box component="li" key={startTime} sx={{ py: 0.25 }}>
            <SessionTime iso={startTime} authorZone={zone} /> –{' '}
            <SessionTime iso={endTime} authorZone={zone} />
          </Box>
        ))}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }} data-figures="">
        <Plural value={hours} one="# hour of interpreting" other="# hours of interpreting" />
      </Box>
    </>
  );
}
