import { Trans } from '@lingui/react/macro';
import { useSupGetCalendarFeedQuery } from '@tolk/api-client';
import { DataState, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { CalendarFeedControls } from './calendar-feed-controls.tsx';

/** The private address under which the person's calendar fetches deadlines and sessions. */
export function CalendarSection() {
  const query = useSupGetCalendarFeedQuery({});
  return (
    <Section title={<Trans context="heading">Calendar</Trans>}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <Trans>
          Subscribe to your deadlines and interpreting bookings in the calendar of your phone or
          computer. It gets the name, number and place of each order, but no prices and no files,
          and it updates by itself.
        </Trans>
      </Typography>
      <DataState query={query} skeleton={2}>
        {(feed) => <CalendarFeedControls feed={feed} />}
      </DataState>
    </Section>
  );
}
