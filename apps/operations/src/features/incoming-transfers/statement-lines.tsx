import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { paymentCurrency } from '../../money/payment-currency.ts';
import { PaidPart } from '../../money/paid-part.tsx';
import { ForecastChip } from '../../money/transfer-labels.tsx';
import { RecordTable } from '../../records/record-table.tsx';

type Read = ResponseOf<(typeof calls)['opsinterface']['transfers']['readBankStatement']>;

/** What each line of a statement would pay if it was recorded now. */
export function StatementLines({ lines }: Pick<Read, 'lines'>) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <RecordTable
      label={t`Lines of the statement`}
      rows={lines}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'payer',
          label: <Trans context="column">Payer</Trans>,
          renderCell: ({ payer }) => payer,
        },
        {
          key: 'amount',
          label: <Trans context="column">Amount</Trans>,
          align: 'right',
          renderCell: ({ amount }) => <Money amount={amount} currency={paymentCurrency} />,
        },
        {
          key: 'forecast',
          label: <Trans context="column">Outcome</Trans>,
          renderCell: ({ forecast }) => <ForecastChip forecast={forecast} />,
        },
        {
          key: 'order',
          label: <Trans context="column">Order</Trans>,
          renderCell: ({ orderNumber, pays, milestoneName }) => (
            <>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {orderNumber}
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <PaidPart pays={pays} milestoneName={milestoneName} />
              </Box>
            </>
          ),
        },
        {
          key: 'remark',
          label: <Trans context="transfer">Remarks</Trans>,
          renderCell: ({ remark }) => remark,
        },
        {
          key: 'day',
          label: <Trans context="column">Received on</Trans>,
          renderCell: ({ receivedOn }) => receivedOn,
        },
      ]}
    />
  );
}

/** Lines that can't be recorded, with why. */
export function SkippedLines({ skipped }: Pick<Read, 'skipped'>) {
  const { t } = useLingui();
  if (skipped.length === 0) return null;
  return (
    <RecordTable
      label={t({ message: 'Lines skipped', context: 'fact' })}
      rows={skipped}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          key: 'line',
          label: <Trans context="column">Line</Trans>,
          renderCell: ({ line }) => line,
        },
        {
          key: 'reason',
          label: <Trans context="column">Why</Trans>,
          renderCell: ({ reason }) => reason,
        },
      ]}
    />
  );
}
