import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetCommissionXQQuery } from '@tolk/api-client';
import { Box, Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { DefinitionList, Money } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { Approx } from '@tolk/market-views';
import { useSettled } from '../../work-terms/use-settled.ts';
import { isOnSiteBooking } from './order-rules.ts';
import type { OrderValues } from './order-values.ts';

type Terms = Pick<OrderValues, 'pricing' | 'unitPrice' | 'workload' | 'travel'>;

function isPriced({ pricing, unitPrice, workload, travel }: Terms): boolean {
  const within = (value: number | null, { min, max }: { min: number; max: number }) =>
    value !== null && value >= min && value <= max;
  return (
    within(unitPrice, pricing === 'fixed' ? limits.orderAmount : limits.unitPrice) &&
    Number.isInteger(unitPrice) &&
    within(workload, limits.workload) &&
    (travel === null || (within(travel, limits.travel) && Number.isInteger(travel)))
  );
}

/** Price, handling fee and what will be paid, live while the terms are typed. */
export function OrderCost() {
  const { t } = useLingui();
  const language = useLanguage();
  const { values } = useFormikContext<OrderValues>();
  const { pricing, unitPrice, workload } = values;
  const travel = isOnSiteBooking(values) ? values.travel : null;
  const terms = useSettled({ pricing, unitPrice, workload, travel });
  const share = formatPercent(limits.handlingFeeShare, language);
  const { currentData, isFetching, isError } = useClientGetCommissionXQQuery(
    {
      pricing: terms.pricing,
      unitPrice: terms.unitPrice ?? 0,
      workload: terms.workload ?? 0,
      ...(terms.travel === null ? {} : { travel: terms.travel }),
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
          {
            key: 'price',
            label: t`Price of the work`,
            value: amount(currentData && currentData.amountOfMoney - (terms.travel ?? 0)),
          },
          {
            key: 'travel',
            label: t({ message: 'Travel', context: 'fact' }),
            value: terms.travel === null ? null : amount(terms.travel),
          },
          {
            key: 'fee',
            label: t`Service fee (${share})`,
            value: amount(currentData?.commissionXQ),
          },
          {
            key: 'total',
            label: t({ message: 'You pay', context: 'fact' }),
            value: (
              <>
                {amount(currentData?.paymentAmount, 'strong')}
                {currentData ? (
                  <Approx amount={currentData.paymentAmount} currency={currentData.currency} />
                ) : null}
              </>
            ),
          },
        ]}
      />
    </Box>
  );
}
