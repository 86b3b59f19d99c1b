import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf, calls } from '@tolk/contract';
import { Box, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { reviewKinds } from '../../verifications/review-labels.ts';
import { QueueClock } from './queue-clock.tsx';

export type Overview = ResponseOf<(typeof calls)['opsinterface']['overview']['getOverviewData']>;

/** What waits in each queue of the role, and since when. */
export function Queues({ queues }: { queues: Overview['queues'] }) {
  if (queues.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mb: 3,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {queues.map((queue) => (
        <QueueCard key={queue.kind} queue={queue} />
      ))}
    </Box>
  );
}

function QueueCard({ queue }: { queue: Overview['queues'][number] }) {
  const { i18n } = useLingui();
  const { kind, waiting } = queue;
  return (
    <Paper component="li" sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="h2" color="textSecondary">
        {i18n._(reviewKinds[kind])}
      </Typography>
      <Typography variant="h1" component="p" data-figures="">
        {waiting}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mb: 1 }}>
        <QueueClock {...queue} />
      </Typography>
      <TextLink component={RouteLink} to="reviews" params={{ kind }} variant="body2">
        {waiting > 0 ? (
          <Plural value={waiting} one="Check it" other="Check them" />
        ) : (
          <Trans>Open the queue</Trans>
        )}
      </TextLink>
    </Paper>
  );
}
