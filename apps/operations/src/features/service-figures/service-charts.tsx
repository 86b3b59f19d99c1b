import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceFigures } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { Section } from '@tolk/design-system/pieces';
import { formatNumber, useLanguage } from '@tolk/i18n';

/** As many hours stand below the chart on a phone. */
const labelEvery = 6;

/** When people write, and how they rate. */
export function ServiceCharts({ figures }: { figures: ServiceFigures }) {
  const { t } = useLingui();
  const language = useLanguage();
  const axis = (count: number) => formatNumber(count, language);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
      }}
    >
      <Section title={<Trans>Messages by hour</Trans>}>
        <BarChart
          label={t`Messages by hour`}
          axis={axis}
          bars={figures.byHour.map((value, hour) => {
            const clock = `${String(hour).padStart(2, '0')}:00`;
            return {
              key: clock,
              label: hour % labelEvery === 0 ? clock : '\u00a0',
              value,
              text: t`${clock}: ${plural(value, { one: '# message', other: '# messages' })}`,
            };
          })}
        />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          <Trans>Times are in the desk’s zone, {figures.zone}.</Trans>
        </Typography>
      </Section>
      <Section title={<Trans context="heading">Satisfaction</Trans>}>
        <BarChart
          label={t`Ratings by stars`}
          axis={axis}
          bars={figures.byRating.map((value, index) => {
            const stars = index + 1;
            return {
              key: String(stars),
              label: String(stars),
              value,
              text: t`${plural(stars, { one: '# star', other: '# stars' })}: ${value}`,
            };
          })}
        />
      </Section>
    </Box>
  );
}
