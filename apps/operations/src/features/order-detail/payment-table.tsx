import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { RecordTable } from '../../records/record-table.tsx';
import type { OrderWithMoney } from './earnings.tsx';

/** By the state of an attempt. */
const statusNames: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`Waiting for the client`,
  paid: msg({ message: 'Paid', context: 'status' }),
  closed: msg({ message: 'Closed', context: 'payment' }),
  expired: msg({ message: 'Expired', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'status' }),
};

/** Every attempt to pay, with the numbers by which the provider knows it. */
export function PaymentTable({ payments }: Pick<OrderWithMoney, 'payments'>) {
  const { t, i18n } = useLingui();
  const names = useNames();
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
          renderCell: ({ status }) => {
            const name = statusNames[status];
            return name ? i18n._(name) : status;
          },
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
              <DateTime iso={createTime} />
              {paidTime ? (
                <div>
                  <DateTime iso={paidTime} />
                </div>
              ) : null}
            </>
          ),
        },
      ]}
    />
  );
}
