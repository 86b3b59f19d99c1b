import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetPayoutBatchListQuery } from '@tolk/api-client';
import { Button, Link as TextLink } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { RouteLink, useListAddress } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { UnresolvedCount } from '../../settlements/settlement-marks.tsx';
import { BatchChip } from '../../settlements/batch-chip.tsx';
import { channelLabels } from '../../settlements/settlement-labels.tsx';

/** Payout batches, the newest first. */
export function Batches() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'tab'>();
  const query = useOpsGetPayoutBatchListQuery(
    { ...list.paging },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedList
      query={query}
      list={list}
      empty={{
        title: <Trans>No batches yet</Trans>,
        message: <Trans>Select open requests to create one.</Trans>,
        drawing: <InboxDrawing />,
        action: (
          <Button onClick={() => list.change({ tab: undefined })}>
            <Trans context="button">Open withdrawal requests</Trans>
          </Button>
        ),
      }}
    >
      {(batches) => (
        <RecordTable
          label={t({ message: 'Payout batches', context: 'fact' })}
          rows={batches}
          rowKey={({ payoutBatchId }) => payoutBatchId}
          columns={[
            {
              key: 'number',
              label: <Trans context="record">Number</Trans>,
              renderCell: ({ payoutBatchId, batchNumber }) => (
                <TextLink component={RouteLink} to="payoutBatch" params={{ id: payoutBatchId }}>
                  {batchNumber}
                </TextLink>
              ),
            },
            {
              key: 'status',
              label: <Trans context="column">Status</Trans>,
              renderCell: (batch) => (
                <>
                  <BatchChip batch={batch} /> <UnresolvedCount count={batch.unresolved} />
                </>
              ),
            },
            {
              key: 'channel',
              label: <Trans context="column">Channel</Trans>,
              renderCell: ({ channel }) => i18n._(channelLabels[channel]),
            },
            {
              key: 'count',
              label: <Trans context="column">Payouts</Trans>,
              align: 'right',
              renderCell: ({ count }) => count,
            },
            {
              key: 'settled',
              label: <Trans context="column">Arrived</Trans>,
              align: 'right',
              renderCell: ({ settled }) => settled,
            },
            {
              key: 'failed',
              label: <Trans>Failed or came back</Trans>,
              align: 'right',
              renderCell: ({ failed }) => failed,
            },
            {
              key: 'total',
              label: <Trans context="column">Total</Trans>,
              align: 'right',
              renderCell: ({ total: amount, currency }) => (
                <Money amount={amount} currency={currency} />
              ),
            },
            {
              key: 'made',
              label: <Trans context="column">Made by</Trans>,
              renderCell: ({ madeBy }) => madeBy,
            },
            {
              key: 'approved',
              label: <Trans context="column">Approved by</Trans>,
              renderCell: ({ approvedBy }) => approvedBy,
            },
            {
              key: 'time',
              label: <Trans context="column">Created</Trans>,
              renderCell: ({ createTime }) => <DateTime iso={createTime} />,
            },
          ]}
        />
      )}
    </PagedList>
  );
}
