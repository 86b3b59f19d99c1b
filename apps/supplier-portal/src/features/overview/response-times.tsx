import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { BarChart } from '@tolk/design-system/charts';
import { Section } from '@tolk/design-system/pieces';
import { formatMonth, formatMonthName, formatNumber, useLanguage } from '@tolk/i18n';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** How many hours passed between an offer and the answer to it, by month; nothing without an answer. */
export function ResponseTimes({ months }: { months: Overview['responseHours'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (months.every(({ hours }) => hours === null)) return null;
  return (
    <Section title={<Trans>Time to answer an offer</Trans>}>
      <BarChart
        label={t`Hours to answer an offer, by month`}
        bars={months.map(({ month, hours }) => {
          const name = formatMonth(month.slice(0, 7), language);
          const amount = hours === null ? '' : formatNumber(Math.round(hours * 10) / 10, language);
          return {
            key: month,
            label: formatMonthName(month, language),
            value: hours ?? 0,
            figure: t`${amount} h`,
            text: hours === null ? t`${name}: no offer` : t`${name}: ${amount} hours`,
          };
        })}
      />
    </Section>
  );
}
