import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxInvoice } from '@tolk/contract';
import { Alert, Box, Button, Link } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { isRefundedInvoice } from '@tolk/domain';
import { taxInvoiceChips, taxInvoiceKindLabels } from '@tolk/labels';
import { InvoicedBefore } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { PaperList } from '../../invoices/paper-list.tsx';

interface TaxInvoiceListProps {
  invoices: readonly TaxInvoice[];
  onWithdraw: (invoice: TaxInvoice) => void;
}

/** The client's invoices with their papers. */
export function TaxInvoiceList({ invoices, onWithdraw }: TaxInvoiceListProps) {
  return (
    <RowCards>
      {invoices.map((invoice) => (
        <Row key={invoice.taxInvoiceId} invoice={invoice} onWithdraw={() => onWithdraw(invoice)} />
      ))}
    </RowCards>
  );
}

function Row({ invoice, onWithdraw }: { invoice: TaxInvoice; onWithdraw: () => void }) {
  const { i18n } = useLingui();
  const { title, taxNumber, status, invoiceKind, amount, currency, requestTime } = invoice;
  const { label, tone } = taxInvoiceChips[status];
  return (
    <RowCard
      title={i18n._(taxInvoiceKindLabels[invoiceKind])}
      status={<StatusChip tone={tone}>{i18n._(label)}</StatusChip>}
      amount={
        <>
          <Money amount={amount} currency={currency} emphasis="strong" />
          {isRefundedInvoice(invoice) ? (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <Trans context="sum">After the refund</Trans>
            </Box>
          ) : null}
        </>
      }
      facts={
        <>
          <span>{taxNumber ? `${title} · ${taxNumber}` : title}</span>
          <span>
            <Trans>
              Requested <DateTime iso={requestTime} />
            </Trans>
          </span>
        </>
      }
      notice={<Notice invoice={invoice} />}
      actions={
        invoice.allowedActions.some(({ action, enabled }) => action === 'withdraw' && enabled) ? (
          <Button size="small" data-print="no" onClick={onWithdraw}>
            <Trans>Withdraw the invoice request</Trans>
          </Button>
        ) : null
      }
    />
  );
}

function Notice({ invoice }: { invoice: TaxInvoice }) {
  const { status, reason, orders, currency } = invoice;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {orders.map((order, index) => (
          <span key={order.projectOrderId}>
            {index > 0 && (orders[index - 1]?.invoicedBefore ?? 0) === 0 ? ' · ' : null}
            <OrderOfInvoice order={order} currency={currency} />
          </span>
        ))}
      </Box>
      {reason === null ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {reason}
        </Alert>
      )}
      {status === 'toCorrect' ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          <Trans>
            A refund has changed the sum. We are issuing a red-letter invoice and will tell you when
            it is ready.
          </Trans>
        </Alert>
      ) : null}
      <PaperList invoice={invoice} />
    </>
  );
}

function OrderOfInvoice({
  order,
  currency,
}: {
  order: TaxInvoice['orders'][number];
  currency: string;
}) {
  const { projectOrderId, orderName, orderNumber } = order;
  return (
    <>
      <Link component={RouteLink} to="clientOrder" params={{ projectOrderId }}>
        <Trans>
          {orderName} ({orderNumber})
        </Trans>
      </Link>
      <InvoicedBefore order={order} currency={currency} />
    </>
  );
}
