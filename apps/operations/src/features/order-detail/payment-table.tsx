import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { usePaymentStatusName } from '../../money/payment-labels.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import type { OrderWithMoney } from './earnings.tsx';

/** Every attempt to pay, with the numbers by which the provider knows it. */
export function PaymentTable({ payments }: Pick<OrderWithMoney, 'payments'>) {
  const { t } = useLingui();
  const names = useNames();
  const statusName = usePaymentStatusName();
  if (payments.length === 0) {
    return (
      <Typography color="textSecondary">
        <Trans>No payment attempts yet.</Trans>
      </Typography>
    );
  }
  return (
    <RecordTable
      label={t({ message: 'Payments', context: 'region' })}
      rows={payments}
      rowKey={({ paymentId }) => paymentId}
      columns={[
        {
          key: 'number',
          label: <Trans context="column">Our number</Trans>,
          renderCell: ({ outTradeNo, method, providerTransactionId, createTime, ...paid }) => (
            <>
              <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
                {outTradeNo}
              </Box>
              <WhatIsPaid {...paid} />
              <Beside>
                {names.paymentMethod(method)}
                {providerTransactionId ? ` · ${providerTransactionId}` : ''}
              </Beside>
              <Beside>
                <Trans context="payment">
                  Started: <DateTime iso={createTime} />
                </Trans>
              </Beside>
            </>
          ),
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status, paidTime }) => (
            <>
              {statusName(status)}
              {paidTime === null ? null : (
                <Beside>
                  <DateTime iso={paidTime} />
                </Beside>
              )}
            </>
          ),
        },
        {
          key: 'amount',
          label: <Trans context="column">Amount</Trans>,
          align: 'right',
          renderCell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
      ]}
    />
  );
}

/** Says nothing of a payment for the whole order. */
function WhatIsPaid({
  milestoneName,
  isOfChange,
}: Pick<OrderWithMoney['payments'][number], 'milestoneName' | 'isOfChange'>) {
  return (
    <>
      {milestoneName === null ? null : (
        <Beside>
          <Trans>Milestone “{milestoneName}”</Trans>
        </Beside>
      )}
      {isOfChange ? (
        <Beside>
          <Trans>The difference of a change</Trans>
        </Beside>
      ) : null}
    </>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{children}</Box>;
}
