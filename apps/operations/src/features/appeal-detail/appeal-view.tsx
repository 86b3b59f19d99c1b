import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetAppealIdDataQuery } from '@tolk/api-client';
import { Alert, DataState, Link as TextLink, Stack } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { RouteLink } from '@tolk/platform';
import { AppealChip } from '../../appeals/appeal-labels.tsx';
import { EscalatedMark } from '../../appeals/escalated-mark.tsx';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { OrderFiles } from '../../orders/order-files.tsx';
import { OrderStateChip } from '../../orders/order-state-chip.tsx';
import { OrderStory } from '../../orders/order-story.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { AppealFacts } from './appeal-facts.tsx';
import { AppealStory } from './appeal-story.tsx';
import { DecisionPart } from './decision-part.tsx';
import { downloadAppealFile } from './download-appeal-file.ts';
import { EvidenceSides } from './evidence-sides.tsx';
import { MediationPart } from './mediation-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { Rulings } from './rulings.tsx';

const back = (
  <TextLink component={RouteLink} to="staffAppeals">
    <Trans>Back to the appeals</Trans>
  </TextLink>
);

/** One appeal: what is asked for, the evidence of both sides, the order, and the ruling. */
export function AppealView({ projectOrderAppealId }: { projectOrderAppealId: string }) {
  const { t } = useLingui();
  const query = useOpsGetAppealIdDataQuery(
    { projectOrderAppealId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {(story) => {
        const { appeal, order, watched, clientName, supplierName } = story;
        const record = { subject: 'appeal', subjectId: projectOrderAppealId } as const;
        return (
          <>
            <PageHeader
              back={back}
              title={t`Appeal: ${appeal.orderName}`}
              status={
                <>
                  <AppealChip status={appeal.appealStatus} />
                  <EscalatedMark escalated={appeal.escalated} />
                </>
              }
              description={<Trans>No. {appeal.orderNumber}</Trans>}
              actions={
                <ScopeLink scope="orders" id={order.projectOrderId}>
                  <Trans>The order with its money</Trans>
                </ScopeLink>
              }
            />
            {appeal.claimant === null ? (
              <Alert severity="warning" sx={{ mb: 3 }}>
                <Trans>
                  The platform opened this appeal automatically, because the order was not concluded
                  in time.
                </Trans>
              </Alert>
            ) : null}
            <CaseBar record={record} />
            <DecisionPart story={story} />
            <MediationPart appeal={appeal} />
            <Rulings appeal={appeal} />
            <AppealFacts story={story} />
            <EvidenceSides appeal={appeal} names={{ client: clientName, supplier: supplierName }} />
            <QuestionsPart projectOrderAppealId={projectOrderAppealId} />
            <DetailLayout>
              <Section
                title={<Trans context="heading">The order</Trans>}
                action={<OrderStateChip order={order} />}
              >
                <Stack spacing={3}>
                  <OrderFacts order={order} watched={watched} />
                  <OrderFiles
                    order={order}
                    onDownload={(file) => downloadAppealFile(projectOrderAppealId, file)}
                  />
                </Stack>
              </Section>
              <div>
                <CaseNotes record={record} />
                <Section title={<Trans context="heading">Appeal activity</Trans>}>
                  <AppealStory appeal={appeal} />
                </Section>
                <Section title={<Trans context="heading">Order activity</Trans>}>
                  <OrderStory order={order} />
                </Section>
              </div>
            </DetailLayout>
          </>
        );
      }}
    </DataState>
  );
}
