import { Trans } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import type { FreeDays } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import { formatZone, useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { Day } from '../bookings/day.tsx';

const { freeDaysAhead } = bounds;

/** When a supplier can take a booking next, as their calendar says. */
export function FreeDaysPart({ freeDays: { zone, days } }: { freeDays: FreeDays }) {
  const language = useLanguage();
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const place = formatZone(zone, now, language);
  return (
    <Section title={<Trans>Free for bookings</Trans>}>
      {days.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No free day within the next {freeDaysAhead} days.</Trans>
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {days.map((day) => (
            <li key={day}>
              <Day day={day} />
            </li>
          ))}
        </Box>
      )}
      <Typography variant="caption" color="textSecondary">
        <Trans>Time zone: {place}</Trans>
      </Typography>
    </Section>
  );
}
