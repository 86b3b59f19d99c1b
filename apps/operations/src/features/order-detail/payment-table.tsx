import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
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
          renderCell: ({ outTradeNo, method, providerTransactionId }) => (
            <>
              {outTradeNo}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {names.paymentMethod(method)}
                {providerTransactionId ? ` · ${providerTransactionId}` : ''}
              </Box>
            </>
          ),
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ status }) => statusName(status),
        },
        {
          key: 'amount',
          label: <Trans context="column">Amount</Trans>,
          align: 'right',
          renderCell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'time',
          label: <Trans>Started and paid</Trans>,
          renderCell: ({ createTime, paidTime }) => (
            <>
              <Trans>
                Started <DateTime iso={createTime} />
              </Trans>
              {paidTime ? (
                <div>
                  <Trans>
                    Paid <DateTime iso={paidTime} />
                  </Trans>
                </div>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}
