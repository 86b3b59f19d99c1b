import { Trans, useLingui } from '@lingui/react/macro';
import { downloadCallFile, useOpsGetSettlementDetailQuery } from '@tolk/api-client';
import type { calls, StaffSettlementDetail } from '@tolk/contract';
import { Alert, Box, DataState, Link as TextLink, Typography } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout, Timeline } from '@tolk/design-system/portal';
import { BankWords, settlementEventLabels } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { ActorName } from '../../orders/actor-name.tsx';
import { FileRows } from '../../orders/file-rows.tsx';
import { SettlementChip } from '../../settlements/settlement-labels.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { ItemTable } from './item-table.tsx';
import { SettlementActions } from './settlement-actions.tsx';
import { SettlementFacts } from './settlement-facts.tsx';
import { UnresolvedPart } from './unresolved-part.tsx';

type InvoiceCall = (typeof calls)['opsinterface']['settlements']['downloadFeeInvoice'];

const back = (
  <TextLink component={RouteLink} to="settlements">
    <Trans>Back to the settlements</Trans>
  </TextLink>
);

/** One application: who gets what, for which projects, and what became of it. */
export function SettlementView({ settlementId }: { settlementId: string }) {
  const query = useOpsGetSettlementDetailQuery(
    { settlementId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(settlement) => (
        <>
          <PageHeader
            back={back}
            title={settlement.settlementNumber}
            status={<SettlementChip status={settlement.status} />}
            description={settlement.personName}
          />
          {settlement.failureReason ? (
            <Alert severity="error" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
              <BankWords words={settlement.failureReason} />
            </Alert>
          ) : null}
          <CaseBar record={{ subject: 'settlement', subjectId: settlementId }} />
          <UnresolvedPart settlement={settlement} />
          <SettlementActions settlement={settlement} />
          <DetailLayout>
            <div>
              <SettlementFacts settlement={settlement} />
              <Section title={<Trans context="heading">Projects</Trans>}>
                <ItemTable settlement={settlement} />
              </Section>
              <Invoices settlement={settlement} />
            </div>
            <div>
              <Section title={<Trans context="heading">Activity</Trans>}>
                <Story timeline={settlement.timeline} />
              </Section>
              <CaseNotes record={{ subject: 'settlement', subjectId: settlementId }} />
            </div>
          </DetailLayout>
        </>
      )}
    </DataState>
  );
}

function Invoices({ settlement }: { settlement: StaffSettlementDetail }) {
  const { settlementId, feeInvoices, isCompany } = settlement;
  if (!isCompany && feeInvoices.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Fee invoices</Trans>}>
      {feeInvoices.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>There are none.</Trans>
        </Typography>
      ) : (
        feeInvoices.map(({ invoiceNumber, file }) => (
          <Box key={file.fileId} sx={{ mb: 1 }}>
            <Typography variant="subtitle2" component="h3" data-figures="">
              {invoiceNumber}
            </Typography>
            <FileRows
              files={[file]}
              onDownload={({ fileId }) =>
                downloadCallFile<InvoiceCall>('/opsinterface/downloadFeeInvoice', {
                  settlementId,
                  fileId,
                })
              }
            />
          </Box>
        ))
      )}
    </Section>
  );
}

const failures: ReadonlySet<string> = new Set(['withdraw', 'refuse', 'fail', 'return']);

function Story({ timeline }: Pick<StaffSettlementDetail, 'timeline'>) {
  const { i18n } = useLingui();
  return (
    <Timeline
      steps={timeline.map(({ action, actor, note, time }, index) => ({
        key: `${index}-${action}`,
        title: i18n._(settlementEventLabels[action]),
        time,
        state: failures.has(action) ? 'failed' : 'done',
        detail: (
          <>
            <ActorName actor={actor} name={null} />
            {note ? (
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <BankWords words={note} />
              </Box>
            ) : null}
          </>
        ),
      }))}
    />
  );
}
