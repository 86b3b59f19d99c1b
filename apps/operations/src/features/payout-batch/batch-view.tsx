import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetPayoutBatchDetailQuery } from '@tolk/api-client';
import type { PayoutBatchDetail } from '@tolk/contract';
import { Alert, DataState, Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, PageHeader, Section } from '@tolk/design-system/pieces';
import { BankWords } from '@tolk/order-views';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../parts/record-table.tsx';
import { BatchChip, channelNames } from '../../parts/settlement-words.tsx';
import { useSettlementColumns } from '../../parts/use-settlement-columns.tsx';
import { BankPart } from './bank-part.tsx';
import { BatchActions } from './batch-actions.tsx';

/** One payout batch: its sum, who made and approved it, the bank's files, its payouts. */
export function BatchView({ payoutBatchId }: { payoutBatchId: string }) {
  const { i18n } = useLingui();
  const query = useOpsGetPayoutBatchDetailQuery(
    { payoutBatchId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {(batch) => (
        <>
          <PageHeader
            back={
              <TextLink component={RouteLink} to="settlements" params={{ tab: 'batches' }}>
                <Trans>Back to the batches</Trans>
              </TextLink>
            }
            title={batch.batchNumber}
            status={<BatchChip status={batch.status} />}
            description={i18n._(channelNames[batch.channel])}
          />
          {batch.status === 'draft' && batch.needsSecond ? (
            <Alert severity="info" sx={{ mb: 3 }}>
              <Trans>
                This sum asks for four eyes: somebody other than {batch.madeBy} approves it.
              </Trans>
            </Alert>
          ) : null}
          <BatchActions batch={batch} />
          <Facts batch={batch} />
          {batch.channel === 'unionpay' && batch.status === 'approved' ? (
            <BankPart batch={batch} onDownloaded={() => void query.refetch()} />
          ) : null}
          <Payouts batch={batch} />
        </>
      )}
    </DataState>
  );
}

function Facts({ batch }: { batch: PayoutBatchDetail }) {
  return (
    <Section title={<Trans>Facts</Trans>}>
      <DefinitionList
        entries={[
          {
            key: 'total',
            label: <Trans>Total</Trans>,
            value: <Money amount={batch.total} currency={batch.currency} emphasis="strong" />,
          },
          { key: 'count', label: <Trans>Payouts</Trans>, value: batch.count },
          { key: 'settled', label: <Trans>Arrived</Trans>, value: batch.settled },
          { key: 'failed', label: <Trans>Failed or came back</Trans>, value: batch.failed },
          { key: 'made', label: <Trans>Made by</Trans>, value: batch.madeBy },
          { key: 'approved', label: <Trans>Approved by</Trans>, value: batch.approvedBy },
          {
            key: 'time',
            label: <Trans>Created</Trans>,
            value: <DateTime iso={batch.createTime} />,
          },
        ]}
      />
    </Section>
  );
}

function Payouts({ batch }: { batch: PayoutBatchDetail }) {
  const { t } = useLingui();
  const columns = useSettlementColumns();
  return (
    <Section title={<Trans>Payouts</Trans>}>
      <RecordTable
        label={t`Payouts`}
        rows={batch.settlements}
        rowKey={({ settlementId }) => settlementId}
        columns={[
          columns.number,
          columns.status,
          columns.person,
          columns.method,
          columns.payee,
          columns.net,
          {
            key: 'provider',
            label: <Trans>The provider says</Trans>,
            renderCell: ({ providerState, failureReason }) => (
              <BankWords words={failureReason ?? providerState ?? ''} />
            ),
          },
        ]}
      />
    </Section>
  );
}
