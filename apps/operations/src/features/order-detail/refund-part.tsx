import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail, RefundRow } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { DateTime, Money, Section } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { useState } from 'react';
import { RefundChip, refundReasonLabels } from '../../money/payment-labels.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { useCan } from '../../staff-access/use-can.ts';
import { ProposeRefundDialog } from './propose-refund-dialog.tsx';

interface RefundPartProps {
  order: OrderDetail;
  refunds: readonly RefundRow[];
}

/** What goes back to the client, and proposing more of it. */
export function RefundPart({ order, refunds }: RefundPartProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const [proposing, setProposing] = useState(false);
  const off = offReason();

  function offReason(): string | undefined {
    if (!can('refunds')) return t`Only finance or an admin may do this.`;
    if (order.orderState !== 'completed') {
      return t`Staff can only refund completed orders.`;
    }
    return refunds.some(({ status }) => status === 'proposed')
      ? t`A proposal is already waiting for approval.`
      : undefined;
  }

  return (
    <Section title={<Trans context="heading">Refunds</Trans>}>
      {refunds.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>Nothing was refunded to the client.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={t({ message: 'Refunds', context: 'fact' })}
          rows={refunds}
          rowKey={({ refundId }) => refundId}
          columns={[
            {
              key: 'number',
              label: <Trans context="record">Number</Trans>,
              renderCell: ({ refundNumber, reason, note }) => (
                <>
                  {refundNumber}
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {note ?? i18n._(refundReasonLabels[reason])}
                  </Box>
                </>
              ),
            },
            {
              key: 'status',
              label: <Trans context="column">Status</Trans>,
              renderCell: ({ status }) => <RefundChip status={status} />,
            },
            {
              key: 'amount',
              label: <Trans context="column">Amount</Trans>,
              align: 'right',
              renderCell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
            {
              key: 'time',
              label: <Trans>Begun and arrived</Trans>,
              renderCell: ({ createTime, confirmedTime }) => (
                <>
                  <DateTime iso={createTime} />
                  {confirmedTime ? (
                    <div>
                      <DateTime iso={confirmedTime} />
                    </div>
                  ) : null}
                </>
              ),
            },
          ]}
        />
      )}
      <Box sx={{ mt: 2 }}>
        <ActionBar
          actions={[
            {
              key: 'propose',
              label: <Trans>Propose a refund…</Trans>,
              enabled: off === undefined,
              reason: off,
              onChoose: () => setProposing(true),
            },
          ]}
        />
      </Box>
      {proposing ? <ProposeRefundDialog order={order} onClose={() => setProposing(false)} /> : null}
    </Section>
  );
}
