import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Link as TextLink } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import { queueScreens } from '../../work/queue-screens.ts';
import { QueueClock } from './queue-clock.tsx';
import type { Overview } from './queues.tsx';

/** What waits in the queues of appeals, feedback and money that the role may enter, and since when. */
export function WorkQueues({ waiting }: { waiting: Overview['workQueues'] }) {
  if (waiting.length === 0) return null;
  return (
    <Section title={<Trans>Appeals, questions and money</Trans>}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {waiting.map((one) => (
          <WorkQueueRow key={one.queue} waiting={one} />
        ))}
      </Box>
    </Section>
  );
}

function WorkQueueRow({
  waiting: { queue, waiting, ...clock },
}: {
  waiting: Overview['workQueues'][number];
}) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { label, to, params } = queueScreens[queue];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <TextLink component={RouteLink} to={to} params={params}>
          {i18n._(label)}
        </TextLink>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <QueueClock {...clock} />
        </Box>
      </div>
      <Box
        sx={{ typography: 'h3', color: waiting > 0 ? undefined : 'text.secondary' }}
        data-figures=""
      >
        {formatNumber(waiting, language)}
      </Box>
    </Box>
  );
}
