import { Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf, calls } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import { BarChart } from '@tolk/design-system/charts';
import { DefinitionList, Money, Section } from '@tolk/design-system/pieces';
import { formatMoney, formatMoneyShort, formatMonthName, useLanguage } from '@tolk/i18n';
import { MonthChange } from '@tolk/market-views';

type Overview = ResponseOf<(typeof calls)['clientinterface']['overview']['getOverviewData']>;

/** What was paid, month by month, and what of it is still held. */
export function Spending({ spending }: { spending: Overview['spending'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { currency, inEscrow, total, months } = spending;
  return (
    <Section title={<Trans context="heading">Spending</Trans>}>
      <Stack spacing={3}>
        <DefinitionList
          entries={[
            {
              key: 'total',
              label: t({ message: 'Total paid', context: 'fact' }),
              value: <Money amount={total} currency={currency} emphasis="strong" />,
            },
            {
              key: 'held',
              label: t`Held until you accept`,
              value: <Money amount={inEscrow} currency={currency} />,
            },
          ]}
        />
        {months.some(({ amount }) => amount > 0) ? (
          <div>
            <MonthChange
              values={months.map(({ amount }) => amount)}
              renderValue={(amount) => <Money amount={amount} currency={currency} />}
            />
            <BarChart
              label={t`Paid by month`}
              bars={months.map(({ month, amount }) => {
                const name = formatMonthName(month, language);
                const paid = formatMoney({ amount, currency }, language);
                return {
                  key: month,
                  label: name,
                  value: amount,
                  text: t`${name}: ${paid}`,
                  figure: formatMoneyShort({ amount, currency }, language),
                };
              })}
            />
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
