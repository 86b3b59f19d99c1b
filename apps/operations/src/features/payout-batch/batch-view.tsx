import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetPayoutBatchDetailQuery } from '@tolk/api-client';
import type { PayoutBatchDetail } from '@tolk/contract';
import { DataState, Link as TextLink } from '@tolk/design-system';
import { DateTime, DefinitionList, Money, PageHeader, Section } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { BatchChip } from '../../settlements/batch-chip.tsx';
import { channelLabels } from '../../settlements/settlement-labels.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { BankPart } from './bank-part.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchNotes } from './batch-notes.tsx';
import { Payouts } from './payouts.tsx';

const back = (
  <TextLink component={RouteLink} to="settlements" params={{ tab: 'batches' }}>
    <Trans>Back to the batches</Trans>
  </TextLink>
);

/** One payout batch: its sum, who made and approved it, the bank's files, its payouts. */
export function BatchView({ payoutBatchId }: { payoutBatchId: string }) {
  const { i18n } = useLingui();
  const query = useOpsGetPayoutBatchDetailQuery(
    { payoutBatchId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(batch) => (
        <>
          <PageHeader
            back={back}
            title={batch.batchNumber}
            status={<BatchChip batch={batch} />}
            description={i18n._(channelLabels[batch.channel])}
          />
          <CaseBar record={{ subject: 'payoutBatch', subjectId: payoutBatchId }} />
          <BatchNotes batch={batch} />
          <BatchActions batch={batch} />
          <Facts batch={batch} />
          {batch.channel === 'unionpay' && batch.status === 'approved' ? (
            <BankPart batch={batch} onDownloaded={() => void query.refetch()} />
          ) : null}
          <Payouts batch={batch} />
          <CaseNotes record={{ subject: 'payoutBatch', subjectId: payoutBatchId }} />
        </>
      )}
    </DataState>
  );
}

function Facts({ batch }: { batch: PayoutBatchDetail }) {
  return (
    <Section title={<Trans context="heading">Facts</Trans>}>
      <DefinitionList
        entries={[
          {
            key: 'total',
            label: <Trans context="fact">Total</Trans>,
            value: <Money amount={batch.total} currency={batch.currency} emphasis="strong" />,
          },
          { key: 'count', label: <Trans context="fact">Payouts</Trans>, value: batch.count },
          { key: 'settled', label: <Trans context="fact">Arrived</Trans>, value: batch.settled },
          { key: 'failed', label: <Trans>Failed or came back</Trans>, value: batch.failed },
          { key: 'made', label: <Trans context="fact">Made by</Trans>, value: batch.madeBy },
          {
            key: 'approved',
            label: <Trans context="fact">Approved by</Trans>,
            value: batch.approvedBy,
          },
          {
            key: 'time',
            label: <Trans context="fact">Created</Trans>,
            value: <DateTime iso={batch.createTime} />,
          },
          {
            key: 'taken',
            label: <Trans>Taken in by the provider</Trans>,
            value: batch.acknowledgedTime ? <DateTime iso={batch.acknowledgedTime} /> : null,
          },
        ]}
      />
    </Section>
  );
}
