import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf, calls } from '@tolk/contract';
import { Link, Stack, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import { plural } from '@lingui/core/macro';
import { formatMonthName, formatNumber, useLanguage } from '@tolk/i18n';
import { MonthChange } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

type Overview = ResponseOf<(typeof calls)['clientinterface']['overview']['getOverviewData']>;

/** How far the postings that are recruiting reach, and how many were published month by month. */
export function Reach({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { reach, recruitingPostings, postingMonths } = overview;
  return (
    <Section
      title={<Trans>Projects and reach</Trans>}
      action={
        <Link component={RouteLink} to="positions">
          <Plural value={recruitingPostings} one="# recruiting" other="# recruiting" />
        </Link>
      }
    >
      <Stack spacing={3}>
        <DefinitionList
          entries={[
            {
              key: 'views',
              label: t`Views of projects that are recruiting`,
              value: formatNumber(reach.views, language),
            },
            {
              key: 'deliveries',
              label: t`Applications for them`,
              value: formatNumber(reach.deliveries, language),
            },
          ]}
        />
        {postingMonths.some(({ count }) => count > 0) ? (
          <div>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              <Trans>Projects by month</Trans>
            </Typography>
            <MonthChange
              values={postingMonths.map(({ count }) => count)}
              renderValue={(count) => formatNumber(count, language)}
            />
            <BarChart
              label={t`Projects by month`}
              bars={postingMonths.map(({ month, count }) => {
                const name = formatMonthName(month, language);
                return {
                  key: month,
                  label: name,
                  value: count,
                  text: t`${name}: ${plural(count, { one: '# project', other: '# projects' })}`,
                  figure: formatNumber(count, language),
                };
              })}
            />
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
