import { limits, type PaymentMethod } from '@tolk/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetConfirmThePaymentQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, DataState } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { DefinitionList, Money } from '@tolk/design-system/pieces';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import { Approx } from '@tolk/market-views';
import { PaymentMark } from './payment-mark.tsx';

interface Props {
  order: OrderDetail;
  onChoose: (method: PaymentMethod) => void;
}

/** What will be charged, and by which method. */
export function MethodChoice({ order: { projectOrderId }, onChoose }: Props) {
  const { t } = useLingui();
  const names = useNames();
  const language = useLanguage();
  const { min, max } = limits.order.transferDays;
  const query = useClientGetConfirmThePaymentQuery({ projectOrderId });
  return (
    <DataState query={query} skeleton={3}>
      {({ amountOfMoney, commissionXQ, paymentAmount, currency, methods }) => {
        const share = formatPercent(commissionXQ / amountOfMoney, language);
        return (
          <Form
            initialValues={{ method: methods[0] ?? '' }}
            onSubmit={({ method }) => {
              const chosen = methods.find((one) => one === method);
              if (chosen) onChoose(chosen);
              return Promise.resolve();
            }}
            aria-label={t({ message: 'Payment', context: 'region' })}
          >
            <DefinitionList
              entries={[
                {
                  key: 'price',
                  label: t`Price of the work`,
                  value: <Money amount={amountOfMoney} currency={currency} />,
                },
                {
                  key: 'fee',
                  label: t`Service fee (${share})`,
                  value: <Money amount={commissionXQ} currency={currency} />,
                },
                {
                  key: 'total',
                  label: t({ message: 'You pay', context: 'fact' }),
                  value: (
                    <>
                      <Money amount={paymentAmount} currency={currency} emphasis="strong" />
                      <Approx amount={paymentAmount} currency={currency} />
                    </>
                  ),
                },
              ]}
            />
            <RadioField
              name="method"
              label={t({ message: 'Payment method', context: 'field' })}
              options={methods.map((value) => ({
                value,
                label: (
                  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <PaymentMark method={value} />
                    {value === 'bankTransfer'
                      ? t`Bank transfer (${min} to ${max} working days)`
                      : names.paymentMethod(value)}
                  </Box>
                ),
              }))}
            />
            <FormActions submitLabel={<Trans context="button">Continue</Trans>} color="secondary" />
          </Form>
        );
      }}
    </DataState>
  );
}
