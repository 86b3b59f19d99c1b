import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useClientGetProjectOrderIdDataQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, Button, DataState, Link } from '@tolk/design-system';
import { PageHeader, Section, StatusChip } from '@tolk/design-system/pieces';
import { pathTo, RouteLink, useNavigate, useSearchParams } from '@tolk/platform';
import { useState } from 'react';
import { ChangeRequestDialog } from '../../features/orders/change-request-dialog.tsx';
import { Deliveries } from '../../features/orders/deliveries.tsx';
import { EvaluateDialog } from '../../features/orders/evaluate-dialog.tsx';
import { FileList } from '../../features/orders/file-list.tsx';
import { LedgerTable } from '../../features/orders/ledger-table.tsx';
import { OrderActions, type ClientAction } from '../../features/orders/order-actions.tsx';
import {
  AcceptDialog,
  CancelDialog,
  WithdrawDialog,
} from '../../features/orders/order-dialogs.tsx';
import { OrderPrice, OrderTerms } from '../../features/orders/order-terms.tsx';
import { OrderTimeline } from '../../features/orders/order-timeline.tsx';
import { TurnBanner } from '../../features/orders/turn-banner.tsx';
import { PaymentDialog } from '../../features/payment/payment-dialog.tsx';
import { orderStateWords } from '../../words/order-words.ts';

/** One order, by `projectOrderId`; while it is being paid, `pay` names the method or says `choose`. */
export function Screen() {
  const [params] = useSearchParams();
  const query = useClientGetProjectOrderIdDataQuery({
    projectOrderId: params.get('projectOrderId') ?? '',
  });
  return (
    <DataState query={query} skeleton={6}>
      {(order) => (
        <Order key={order.projectOrderId} order={order} refetch={() => void query.refetch()} />
      )}
    </DataState>
  );
}

interface Props {
  order: OrderDetail;
  refetch: () => void;
}

function Order({ order, refetch }: Props) {
  const { choose, dialogs } = useOrderDialogs(order, refetch);
  return (
    <>
      <Header order={order} />
      <TurnBanner order={order} />
      <Box sx={{ mb: 3 }}>
        <OrderActions order={order} onChoose={choose} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          columnGap: 3,
          alignItems: 'start',
        }}
      >
        <div>
          {order.deliverables.length > 0 ? (
            <Section title={<Trans>Results</Trans>}>
              <Deliveries deliveries={order.deliverables} />
            </Section>
          ) : null}
          <Section title={<Trans>Terms</Trans>}>
            <OrderTerms order={order} />
          </Section>
          <Section title={<Trans>Order files</Trans>}>
            <FileList files={order.orderFiles} />
          </Section>
          <Section title={<Trans>Money</Trans>}>
            <LedgerTable ledger={order.ledger} currency={order.currency} />
          </Section>
        </div>
        <div>
          <Section title={<Trans>Price</Trans>}>
            <OrderPrice order={order} />
          </Section>
          <Section title={<Trans>Course of the order</Trans>}>
            <OrderTimeline order={order} />
          </Section>
        </div>
      </Box>
      {dialogs}
    </>
  );
}

function Header({ order }: { order: OrderDetail }) {
  const { _ } = useLingui();
  const { name, tone } = orderStateWords[order.orderState];
  return (
    <PageHeader
      title={order.orderName}
      status={<StatusChip tone={tone}>{_(name)}</StatusChip>}
      back={
        <Link component={RouteLink} to="clientOrders">
          <Trans>Orders</Trans>
        </Link>
      }
      description={
        <Trans>
          No. {order.orderNumber} · {order.supUserName}
        </Trans>
      }
      actions={
        <Button onClick={() => window.print()} data-print="no">
          <Trans>Print</Trans>
        </Button>
      }
    />
  );
}

type OpenDialog = Exclude<ClientAction, 'edit' | 'pay'>;

/** The dialogs of the actions; paying stands in the address, so that it survives a reload. */
function useOrderDialogs(order: OrderDetail, refetch: () => void) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { projectOrderId } = order;
  const pay = params.get('pay');
  const close = () => setOpen(null);
  const setPay = (value: string | undefined, options?: { replace: boolean }) =>
    setParams({ projectOrderId, ...(value ? { pay: value } : {}) }, options);

  function choose(action: ClientAction) {
    if (action === 'edit') return void navigate(pathTo('orderEdit', { projectOrderId }));
    if (action === 'pay') return setPay('choose');
    return setOpen(action);
  }

  const dialogs = (
    <>
      {pay ? (
        <PaymentDialog
          order={order}
          method={pay}
          onMethod={(method) => setPay(method || 'choose', { replace: true })}
          onPaid={refetch}
          onClose={() => setPay(undefined, { replace: true })}
        />
      ) : null}
      {open === 'requestChanges' ? <ChangeRequestDialog order={order} onClose={close} /> : null}
      {open === 'evaluate' ? <EvaluateDialog order={order} onClose={close} /> : null}
      <AcceptDialog order={order} open={open === 'acceptResults'} onClose={close} />
      <WithdrawDialog order={order} open={open === 'withdraw'} onClose={close} />
      <CancelDialog order={order} open={open === 'cancelOverdue'} onClose={close} />
    </>
  );
  return { choose, dialogs };
}
