import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetCommissionXQQuery } from '@tolk/api-client';
import { Box, Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { DefinitionList, Money } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useSettled } from '../../work-terms/use-settled.ts';
import type { OrderValues } from './order-values.ts';

type Terms = Pick<OrderValues, 'pricing' | 'unitPrice' | 'workload'>;

function isPriced({ pricing, unitPrice, workload }: Terms): boolean {
  const within = (value: number | null, { min, max }: { min: number; max: number }) =>
    value !== null && value >= min && value <= max;
  return (
    within(unitPrice, pricing === 'fixed' ? limits.orderAmount : limits.unitPrice) &&
    Number.isInteger(unitPrice) &&
    within(workload, limits.workload)
  );
}

/** Price, handling fee and what will be paid, live while the terms are typed. */
export function OrderCost() {
  const { t } = useLingui();
  const language = useLanguage();
  const { pricing, unitPrice, workload } = useFormikContext<OrderValues>().values;
  const terms = useSettled({ pricing, unitPrice, workload });
  const share = formatPercent(limits.handlingFeeShare, language);
  const { currentData, isFetching, isError } = useClientGetCommissionXQQuery(
    {
      pricing: terms.pricing,
      unitPrice: terms.unitPrice ?? 0,
      workload: terms.workload ?? 0,
    },
    { skip: !isPriced(terms) },
  );
  if (!isPriced(terms) || isError) {
    return (
      <Typography color="textSecondary">
        <Trans>Enter price and workload to see what you will pay.</Trans>
      </Typography>
    );
  }
  const amount = (value: number | undefined, emphasis: 'none' | 'strong' = 'none') =>
    currentData && value !== undefined ? (
      <Money amount={value} currency={currentData.currency} emphasis={emphasis} />
    ) : (
      '…'
    );
  return (
    <Box aria-live="polite" aria-busy={isFetching}>
      <DefinitionList
        entries={[
          { key: 'price', label: t`Price of the work`, value: amount(currentData?.amountOfMoney) },
          {
            key: 'fee',
            label: t`Service fee (${share})`,
            value: amount(currentData?.commissionXQ),
          },
          {
            key: 'total',
            label: t({ message: 'You pay', context: 'fact' }),
            value: amount(currentData?.paymentAmount, 'strong'),
          },
        ]}
      />
    </Box>
  );
}
