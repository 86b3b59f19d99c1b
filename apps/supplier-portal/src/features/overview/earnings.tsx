import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Link, Typography } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { DefinitionList, Money, Section } from '@tolk/design-system/pieces';
import { formatMoney, formatMoneyShort, formatMonthName, useLanguage } from '@tolk/i18n';
import { MonthChange } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { bounds } from '@tolk/domain';

const { holdDays } = bounds;

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** What was earned: on hold, available, and by month. */
export function Earnings({ earnings }: { earnings: NonNullable<Overview['earnings']> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { currency, pending, available, months } = earnings;
  const monthName = (month: string) => formatMonthName(month, language);
  return (
    <Section
      title={<Trans context="heading">Earnings</Trans>}
      action={
        <Link component={RouteLink} to={available > 0 ? 'expenseSettlement' : 'expenseDetail'}>
          {available > 0 ? (
            <Trans>Settle what is ready</Trans>
          ) : (
            <Trans context="link">Expense details</Trans>
          )}
        </Link>
      }
    >
      <DefinitionList
        entries={[
          {
            key: 'available',
            label: <Trans context="fact">Available</Trans>,
            value: <Money amount={available} currency={currency} emphasis="earned" />,
          },
          {
            key: 'pending',
            label: <Trans>On hold for {holdDays} days</Trans>,
            value: <Money amount={pending} currency={currency} emphasis="strong" />,
          },
        ]}
      />
      {months.some(({ amount }) => amount > 0) ? (
        <Box sx={{ mt: 3 }}>
          <MonthChange
            values={months.map(({ amount }) => amount)}
            renderValue={(amount) => <Money amount={amount} currency={currency} />}
          />
          <BarChart
            label={t`Earnings by month`}
            bars={months.map(({ month, amount }) => {
              const label = monthName(month);
              const sum = formatMoney({ amount, currency }, language);
              return {
                key: month,
                label,
                value: amount,
                figure: formatMoneyShort({ amount, currency }, language),
                text: t`${label}: ${sum}`,
              };
            })}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          <Trans>Your months appear here with your first completed order.</Trans>
        </Typography>
      )}
    </Section>
  );
}
