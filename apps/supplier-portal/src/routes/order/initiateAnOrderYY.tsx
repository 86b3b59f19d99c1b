import { Trans } from '@lingui/react/macro';
import { useSupGetProjectOrderIdDataQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Button, DataState, Link } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import {
  DeliveryList,
  FileList,
  LedgerTable,
  MessageButton,
  MilestoneList,
  OrderDiffersFromAgreed,
  OrderStatus,
  OrderTerms,
  OrderTimeline,
  ProposalBanner,
  RefundsPart,
  BookingPart,
  CalendarButton,
  ChangeBanner,
  ChangeHistory,
  TransferNote,
  TurnBanner,
  useOrderSeen,
  WordAnalysisTable,
} from '@tolk/market-views';
import { RouteLink, useScreenTitle, useSearchParams } from '@tolk/platform';
import { ClientRecordCard } from '../../clients/client-record-card.tsx';
import { AssignmentPart } from '../../features/orders/assignment-part.tsx';
import { SupplierActions } from '../../features/orders/actions.tsx';
import { useReadVersion } from '../../features/orders/use-read-version.ts';
import { VersionNotice } from '../../features/orders/version-notice.tsx';

/** One order as its supplier sees it. */
export function Screen() {
  const [search] = useSearchParams();
  const projectOrderId = search.get('projectOrderId') ?? '';
  const order = useSupGetProjectOrderIdDataQuery(
    { projectOrderId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState query={{ ...order, data: order.currentData }} skeleton={6} back={back}>
      {(data) => <Order key={projectOrderId} order={data} />}
    </DataState>
  );
}

const back = (
  <Link component={RouteLink} to="supplierOrders">
    <Trans>Back to the orders</Trans>
  </Link>
);

function Order({ order }: { order: OrderDetail }) {
  useScreenTitle(order.orderName);
  useOrderSeen('supplier', order.projectOrderId);
  const { read, unread, confirmRead } = useReadVersion(order);
  return (
    <>
      <PageHeader
        back={back}
        title={order.orderName}
        status={<OrderStatus order={order} viewer="supplier" />}
        description={order.orderNumber}
        actions={
          <>
            <MessageButton viewer="supplier" to={{ projectOrderId: order.projectOrderId }} />
            <Button variant="outlined" onClick={() => window.print()} data-print="no">
              <Trans context="button">Print</Trans>
            </Button>
            <CalendarButton order={order} viewer="supplier" />
          </>
        }
      />
      {unread.length > 0 ? (
        <VersionNotice before={read} after={order} changed={unread} onRead={confirmRead} />
      ) : null}
      <TurnBanner order={order} viewer="supplier">
        <SupplierActions order={order} termsUnread={unread.length > 0} />
      </TurnBanner>
      <TransferNote order={order} viewer="supplier" />
      <OrderDiffersFromAgreed order={order} viewer="supplier" />
      <ProposalBanner order={order} viewer="supplier" />
      <ChangeBanner order={order} viewer="supplier" />
      <DetailLayout>
        <div>
          <MilestoneList order={order} viewer="supplier" />
          <BookingPart order={order} viewer="supplier" />
          <Section title={<Trans context="heading">Terms</Trans>}>
            <OrderTerms order={order} viewer="supplier" />
          </Section>
          <ChangeHistory order={order} viewer="supplier" />
          <Section title={<Trans>Files from the client</Trans>}>
            <FileList files={order.orderFiles} language={order.sourceLanguage} />
          </Section>
          {order.wordAnalysis ? (
            <Section title={<Trans context="heading">Word analysis</Trans>}>
              <WordAnalysisTable
                analysis={order.wordAnalysis}
                sourceLanguage={order.sourceLanguage}
              />
            </Section>
          ) : null}
          {order.deliverables.length > 0 ? (
            <Section
              title={
                order.orderType === 'interpretation' ? (
                  <Trans>Confirmation of the work</Trans>
                ) : (
                  <Trans context="heading">Deliveries</Trans>
                )
              }
            >
              <DeliveryList
                deliveries={order.deliverables}
                orderType={order.orderType}
                milestones={order.milestones}
                language={order.targetLanguage}
              />
            </Section>
          ) : null}
          <Section title={<Trans>Payments for this order</Trans>}>
            <LedgerTable entries={order.ledger} viewer="supplier" />
          </Section>
          <RefundsPart refunds={order.refunds} />
        </div>
        <div>
          <AssignmentPart order={order} />
          <Section title={<Trans context="heading">Timeline</Trans>}>
            <OrderTimeline order={order} viewer="supplier" />
          </Section>
          <ClientRecordCard of={{ projectOrderId: order.projectOrderId }} />
        </div>
      </DetailLayout>
    </>
  );
}
