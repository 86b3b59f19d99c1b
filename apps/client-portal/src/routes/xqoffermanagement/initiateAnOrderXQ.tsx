import { Trans } from '@lingui/react/macro';
import { useClientGetProjectOrderIdDataQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, Button, DataState, Link } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import {
  AppealDialog,
  DeliveryList,
  FileList,
  LedgerTable,
  MessageButton,
  MilestoneList,
  OrderDiffersFromAgreed,
  OrderStatus,
  OrderTerms,
  OrderTimeline,
  pendingChangeOf,
  ProposalBanner,
  ProposeEndDialog,
  RefundsPart,
  BookingPart,
  CalendarButton,
  ChangeBanner,
  ChangeDialog,
  ChangeHistory,
  TransferNote,
  TurnBanner,
  useOrderSeen,
  WordAnalysisTable,
} from '@tolk/market-views';
import { pathTo, RouteLink, useNavigate, useScreenTitle, useSearchParams } from '@tolk/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApprovalBanner } from '../../features/approval/approval-banner.tsx';
import { CancelBookingDialog } from '../../features/order-dialogs/cancel-booking-dialog.tsx';
import { ChangeRequestDialog } from '../../features/order-dialogs/change-request-dialog.tsx';
import { EvaluateSupplier } from '../../features/order-dialogs/evaluate-supplier.tsx';
import {
  AcceptDialog,
  CancelDialog,
  WithdrawDialog,
} from '../../features/order-dialogs/order-dialogs.tsx';
import { ReferencesPart } from '../../features/order-dialogs/references-part.tsx';
import { ReceiptButton } from '../../features/order-dialogs/receipt-button.tsx';
import { OwnActions } from '../../features/approval/own-actions.tsx';
import { InvoiceOfOrder } from '../../features/tax-invoices/invoice-of-order.tsx';
import { PaymentDialog } from '../../features/payment/payment-dialog.tsx';
import { UnmatchedMoney } from '../../features/payment/unmatched-money.tsx';
import type { PayerAnswer } from '../../features/payment/use-attempt.ts';

/**
 * One order, by `projectOrderId`; while it is being paid, `pay` names the method or says `choose`,
 * and `payOn` the provider's page. WeChat comes back with `code` and `state`.
 */
export function Screen() {
  const [params] = useSearchParams();
  const query = useClientGetProjectOrderIdDataQuery({
    projectOrderId: params.get('projectOrderId') ?? '',
  });
  return (
    <DataState query={query} skeleton={6} back={back}>
      {(order) => (
        <Order key={order.projectOrderId} order={order} refetch={() => void query.refetch()} />
      )}
    </DataState>
  );
}

const back = (
  <Link component={RouteLink} to="clientOrders">
    <Trans context="link">Orders</Trans>
  </Link>
);

interface Props {
  order: OrderDetail;
  refetch: () => void;
}

function Order({ order, refetch }: Props) {
  useScreenTitle(order.orderName);
  useOrderSeen('client', order.projectOrderId);
  const { choices, payByTransfer, dialogs } = useOrderDialogs(order, refetch);
  // Nothing else helps until the organisation has decided.
  const isDecidedFirst = order.approval === 'waiting';
  return (
    <>
      <Header order={order} />
      {isDecidedFirst ? <ApprovalBanner order={order} /> : null}
      <TurnBanner order={order} viewer="client">
        <OwnActions order={order} onChoose={choices} />
        <OtherApplicants order={order} />
      </TurnBanner>
      {isDecidedFirst ? null : <ApprovalBanner order={order} />}
      <UnmatchedMoney order={order} />
      <TransferNote order={order} viewer="client">
        <Button size="small" variant="outlined" data-print="no" onClick={payByTransfer}>
          <Trans>Show the account</Trans>
        </Button>
      </TransferNote>
      <OrderDiffersFromAgreed order={order} viewer="client" />
      <ProposalBanner order={order} viewer="client" />
      <ChangeBanner order={order} viewer="client" onPay={choices.pay} />
      <DetailLayout>
        <div>
          <MilestoneList order={order} viewer="client" />
          <BookingPart order={order} viewer="client" />
          {order.deliverables.length > 0 ? (
            <Section
              title={
                order.orderType === 'interpretation' ? (
                  <Trans>Confirmation of the work</Trans>
                ) : (
                  <Trans context="heading">Results</Trans>
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
          <Section title={<Trans context="heading">Terms</Trans>}>
            <OrderTerms order={order} viewer="client" />
          </Section>
          <ChangeHistory order={order} viewer="client" />
          <ReferencesPart order={order} />
          <Section title={<Trans context="heading">Order files</Trans>}>
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
          <Section title={<Trans>Payments for this order</Trans>}>
            <LedgerTable entries={order.ledger} viewer="client" />
          </Section>
          <RefundsPart refunds={order.refunds} />
          {order.orderStatus === 'ended' ? <InvoiceOfOrder order={order} /> : null}
        </div>
        <Section title={<Trans context="heading">Timeline</Trans>}>
          <OrderTimeline order={order} viewer="client" />
        </Section>
      </DetailLayout>
      {dialogs}
    </>
  );
}

/** Where the order came to nothing, the way to those who applied too. */
function OtherApplicants({ order: { orderState, projectReleaseInforId } }: { order: OrderDetail }) {
  if (orderState !== 'rejected' || projectReleaseInforId === null) return null;
  return (
    <Box sx={{ mt: 1 }} data-print="no">
      <Link component={RouteLink} to="positionResume" params={{ projectReleaseInforId }}>
        <Trans>See the other applicants for this project</Trans>
      </Link>
    </Box>
  );
}

function Header({ order }: { order: OrderDetail }) {
  return (
    <PageHeader
      title={order.orderName}
      status={<OrderStatus order={order} viewer="client" />}
      back={back}
      description={
        <Trans>
          No. {order.orderNumber} · {order.supUserName}
        </Trans>
      }
      actions={
        <>
          <MessageButton viewer="client" to={{ projectOrderId: order.projectOrderId }} />
          <ReceiptButton order={order} />
          <Button variant="outlined" onClick={() => window.print()} data-print="no">
            <Trans context="button">Print</Trans>
          </Button>
          <CalendarButton order={order} viewer="client" />
          {order.orderStatus === 'ended' ? (
            <Button
              component={RouteLink}
              to="orderEdit"
              params={{ again: order.projectOrderId }}
              variant="outlined"
              data-print="no"
            >
              <Trans context="button">Order again</Trans>
            </Button>
          ) : null}
        </>
      }
    />
  );
}

type OpenDialog =
  | 'acceptResults'
  | 'requestChanges'
  | 'withdraw'
  | 'cancelOverdue'
  | 'cancelBooking'
  | 'evaluate'
  | 'proposeEnd'
  | 'proposeChange'
  | 'appeal';

function payerAnswerOf(params: URLSearchParams): PayerAnswer | undefined {
  const code = params.get('code');
  const state = params.get('state');
  return code !== null && state !== null ? { code, state } : undefined;
}

/** The dialogs of the actions; paying stands in the address, so that it survives a reload. */
function useOrderDialogs(order: OrderDetail, refetch: () => void) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { projectOrderId } = order;
  const pay = params.get('pay');
  const close = () => setOpen(null);
  const setPay = (paying: { pay?: string; payOn?: string }, options?: { replace: boolean }) =>
    setParams({ projectOrderId, ...paying }, options);
  // WeChat's code is good once: it is taken out of the address, so that a reload starts without it.
  const [payer] = useState(() => payerAnswerOf(params));
  const forgetPayer = useEffectEvent(() => {
    if (payer && pay) setPay({ pay }, { replace: true });
  });
  useEffect(() => forgetPayer(), []);

  const choices = {
    edit: () => void navigate(pathTo('orderEdit', { projectOrderId })),
    pay: () => setPay({ pay: 'choose' }),
    payMilestone: () => setPay({ pay: 'choose' }),
    acceptResults: () => setOpen('acceptResults'),
    acceptMilestone: () => setOpen('acceptResults'),
    requestChanges: () => setOpen('requestChanges'),
    withdraw: () => setOpen('withdraw'),
    cancelOverdue: () => setOpen('cancelOverdue'),
    // Of other work the button would only say that there is no booking.
    ...(order.bookingMode ? { cancelBooking: () => setOpen('cancelBooking') } : {}),
    evaluate: () => setOpen('evaluate'),
    proposeEnd: () => setOpen('proposeEnd'),
    // While one is pending it has a banner of its own, where it is answered.
    ...(pendingChangeOf(order) ? {} : { proposeChange: () => setOpen('proposeChange') }),
    appeal: () => setOpen('appeal'),
  };

  const dialogs = (
    <>
      {pay ? (
        <PaymentDialog
          order={order}
          method={pay}
          onPage={params.get('payOn') === 'page'}
          payer={payer}
          onChoose={({ method, onPage }) =>
            setPay(
              { pay: method || 'choose', ...(onPage ? { payOn: 'page' } : {}) },
              { replace: true },
            )
          }
          onPaid={refetch}
          onClose={() => setPay({}, { replace: true })}
        />
      ) : null}
      {open === 'requestChanges' ? <ChangeRequestDialog order={order} onClose={close} /> : null}
      {open === 'cancelBooking' ? <CancelBookingDialog order={order} onClose={close} /> : null}
      {open === 'proposeEnd' ? (
        <ProposeEndDialog order={order} viewer="client" onClose={close} />
      ) : null}
      {open === 'proposeChange' ? (
        <ChangeDialog order={order} viewer="client" onClose={close} />
      ) : null}
      {open === 'appeal' ? <AppealDialog order={order} viewer="client" onClose={close} /> : null}
      {open === 'evaluate' ? <EvaluateSupplier order={order} onClose={close} /> : null}
      <AcceptDialog order={order} open={open === 'acceptResults'} onClose={close} />
      <WithdrawDialog order={order} open={open === 'withdraw'} onClose={close} />
      <CancelDialog order={order} open={open === 'cancelOverdue'} onClose={close} />
    </>
  );
  return { choices, payByTransfer: () => setPay({ pay: 'bankTransfer' }), dialogs };
}
