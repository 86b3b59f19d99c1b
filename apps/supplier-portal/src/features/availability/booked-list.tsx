import { Trans } from '@lingui/react/macro';
import type { Availability } from '@tolk/contract';
import { Box, Link, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import { viewerZone } from '@tolk/i18n';
import { BookingTime, Day } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

const { freeDaysAhead } = bounds;

/** What the supplier has promised, and the days that are free next. */
export function BookedList({ availability }: { availability: Availability }) {
  const { booked, freeDays, version } = availability;
  const zone = availability.zone || viewerZone();
  return (
    <>
      <Section title={<Trans>Your bookings ahead</Trans>}>
        {booked.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>None yet. Bookings that you accept appear here by themselves.</Trans>
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {booked.map(({ startTime, projectOrderId, orderName, isUnassigned }) => (
              <Box component="li" key={`${projectOrderId} ${startTime}`} sx={{ py: 0.25 }}>
                <Link component={RouteLink} to="supplierOrder" params={{ projectOrderId }}>
                  {orderName}
                </Link>
                <Box>
                  <BookingTime iso={startTime} authorZone={zone} />
                </Box>
                {isUnassigned ? (
                  <Typography variant="body2" color="warning.main">
                    <Trans>Nobody works on it.</Trans>
                  </Typography>
                ) : null}
              </Box>
            ))}
          </Box>
        )}
      </Section>
      {version === 0 ? null : (
        <Section title={<Trans>What clients see of your calendar</Trans>}>
          {freeDays.length === 0 ? (
            <Typography color="textSecondary">
              <Trans>No free day within the next {freeDaysAhead} days.</Trans>
            </Typography>
          ) : (
            <>
              <Typography component="span">
                <Trans context="availability">Free next:</Trans>
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {freeDays.map((day) => (
                  <li key={day}>
                    <Day day={day} />
                  </li>
                ))}
              </Box>
            </>
          )}
        </Section>
      )}
    </>
  );
}
