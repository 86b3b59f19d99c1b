import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { Section } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { dayBars, totalOf, type Volume } from './day-bars.ts';
import type { Overview } from './queues.tsx';

const volumes: readonly { volume: Volume; label: MessageDescriptor }[] = [
  { volume: 'registrations', label: msg({ message: 'Registrations', context: 'option' }) },
  { volume: 'postings', label: msg({ message: 'Projects', context: 'option' }) },
  { volume: 'applications', label: msg({ message: 'Applications', context: 'count' }) },
  { volume: 'tests', label: msg({ message: 'Language tests', context: 'option' }) },
  { volume: 'decisions', label: msg({ message: 'Decisions', context: 'option' }) },
];

/** How much happened on each of the last 14 days. */
export function Volumes({ days }: { days: Overview['days'] }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  return (
    <Section title={<Trans>The last 14 days</Trans>}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {volumes.map(({ volume, label }) => {
          const name = i18n._(label);
          return (
            <div key={volume}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
                <Typography variant="subtitle2" component="h3">
                  {name}
                </Typography>
                <Typography variant="subtitle2" component="p" data-figures="">
                  {formatNumber(totalOf(days, volume), language)}
                </Typography>
              </Box>
              <BarChart label={t`${name} by day`} bars={dayBars(days, volume, language)} />
            </div>
          );
        })}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        <Trans>Days are in Beijing time.</Trans>
      </Typography>
    </Section>
  );
}
