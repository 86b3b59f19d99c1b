import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { Section } from '@tolk/design-system/pieces';
import { formatMoney, formatMoneyShort, formatNumber, useLanguage } from '@tolk/i18n';
import { chartBars, daysPerBar, type Measure } from './chart-bars.ts';
import type { KeyFigures } from './key-figures.ts';

const charts: readonly { measure: Measure; label: MessageDescriptor; of: 'money' | 'orders' }[] = [
  { measure: 'volume', label: msg`Paid by clients`, of: 'money' },
  { measure: 'revenue', label: msg({ message: 'Our revenue', context: 'option' }), of: 'money' },
  {
    measure: 'created',
    label: msg({ message: 'Orders created', context: 'option' }),
    of: 'orders',
  },
  { measure: 'paid', label: msg({ message: 'Orders paid', context: 'option' }), of: 'orders' },
  {
    measure: 'completed',
    label: msg({ message: 'Orders completed', context: 'option' }),
    of: 'orders',
  },
];

/** How each measure went over the days. */
export function DayCharts({ figures: { days, currency } }: { figures: KeyFigures }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const scales = {
    money: {
      show: (amount: number) => formatMoney({ amount, currency }, language),
      axis: (amount: number) => formatMoneyShort({ amount, currency }, language),
    },
    orders: {
      show: (count: number) => formatNumber(count, language),
      axis: (count: number) => formatNumber(count, language),
    },
  } as const;
  return (
    <Section title={<Trans context="heading">By day</Trans>}>
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
          const { show, axis } = scales[of];
          return (
            <Box key={measure} sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <BarChart
                label={t`${name} by day`}
                bars={chartBars(days, measure, { language, show })}
                axis={axis}
              />
            </Box>
          );
        })}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        <Plural
          value={daysPerBar(days)}
          one="Each bar is one day."
          other="Each bar is # days; the label shows its last day."
        />
      </Typography>
    </Section>
  );
}
