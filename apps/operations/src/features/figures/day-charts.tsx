import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { Section } from '@tolk/design-system/pieces';
import { formatMoney, useLanguage } from '@tolk/i18n';
import { chartBars, type Measure } from './chart-bars.ts';
import type { KeyFigures } from './key-figures.ts';

const charts: readonly { measure: Measure; label: MessageDescriptor; of: 'money' | 'orders' }[] = [
  { measure: 'volume', label: msg`Paid by clients`, of: 'money' },
  { measure: 'revenue', label: msg`Our revenue`, of: 'money' },
  { measure: 'created', label: msg`Orders created`, of: 'orders' },
  { measure: 'paid', label: msg`Orders paid`, of: 'orders' },
  { measure: 'completed', label: msg`Orders completed`, of: 'orders' },
];

/** How each measure went over the days. */
export function DayCharts({ figures: { days, currency } }: { figures: KeyFigures }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  return (
    <Section title={<Trans>By day</Trans>}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {charts.map(({ measure, label, of }) => {
          const name = i18n._(label);
          return (
            <Box key={measure} sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              {/* Bars of a month are wider than a phone. */}
              <Box
                role="region"
                aria-label={name}
                tabIndex={0}
                sx={{
                  overflowX: 'auto',
                  px: 1.5,
                  mx: -1.5,
                  '& > ol': { gap: 0.5, minWidth: days.length > 14 ? 420 : 0 },
                }}
              >
                <BarChart
                  label={t`${name} by day`}
                  bars={chartBars(days, measure, {
                    language,
                    ...(of === 'money' ? { show: money } : {}),
                  })}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
