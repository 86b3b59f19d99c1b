import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetProjectOrderIdDataQuery } from '@tolk/api-client';
import { Alert, DataState, Link as TextLink } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { ChangeHistory, MilestoneList } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { OrderFacts } from '../../orders/order-facts.tsx';
import { OrderStateChip } from '../../orders/order-state-chip.tsx';
import { WriteToPerson } from '../../service/write-to-person.tsx';
import { OrderStory } from '../../orders/order-story.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { AppealLinks } from './appeal-links.tsx';
import { FilesForAReason } from './files-for-a-reason.tsx';
import { Earnings } from './earnings.tsx';
import { LedgerPart } from './ledger-part.tsx';
import { PaymentTable } from './payment-table.tsx';
import { ProposalNote } from './proposal-note.tsx';
import { RefundPart } from './refund-part.tsx';
import { TurnNote } from './turn-note.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const back = (
  <TextLink component={RouteLink} to="staffOrders">
    <Trans>Back to the orders</Trans>
  </TextLink>
);

/** One order: terms, work, story and all of its money. */
export function OrderView({ projectOrderId }: { projectOrderId: string }) {
  const { t } = useLingui();
  const query = useOpsGetProjectOrderIdDataQuery(
    { projectOrderId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...query, data: query.currentData }} back={back}>
      {({ order, watched, earnings, payments, refunds, incidents }) => (
        <>
          <PageHeader
            back={back}
            title={order.orderName}
            status={<OrderStateChip order={order} />}
            description={<Trans>No. {order.orderNumber}</Trans>}
            actions={
              <>
                <WriteToPerson personId={order.createBy} name={order.createByName} />
                <WriteToPerson personId={order.supUserId} name={order.supUserName} />
              </>
            }
          />
          <TurnNote order={order} />
          {order.rejectReason ? (
            <Alert severity="info" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
              {t`Reason: ${order.rejectReason}`}
            </Alert>
          ) : null}
          <AppealLinks appealIds={order.appealIds} />
          <ProposalNote order={order} />
          <DetailLayout>
            <div>
              <Section title={<Trans context="heading">Terms</Trans>}>
                <OrderFacts order={order} watched={watched} />
              </Section>
              <MilestoneList order={order} viewer="client" />
              <ChangeHistory order={order} viewer={null} />
              <Section title={<Trans context="heading">Payments</Trans>}>
                <PaymentTable payments={payments} />
                <UnmatchedPayments incidents={incidents} projectOrderId={projectOrderId} />
              </Section>
              <RefundPart order={order} refunds={refunds} />
              <Section title={<Trans>The supplier’s earnings</Trans>}>
                <Earnings earnings={earnings} />
              </Section>
              <LedgerPart entries={order.ledger} />
              <Section title={<Trans>Files and deliveries</Trans>}>
                <FilesForAReason order={order} />
              </Section>
            </div>
            <div>
              <CaseNotes record={{ subject: 'order', subjectId: order.projectOrderId }} />
              <Section title={<Trans context="heading">Activity</Trans>}>
                <OrderStory order={order} />
              </Section>
            </div>
          </DetailLayout>
        </>
      )}
    </DataState>
  );
}
