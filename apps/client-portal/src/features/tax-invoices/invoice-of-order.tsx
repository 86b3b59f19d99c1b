import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetTaxInvoiceOfOrderQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, Button, Link } from '@tolk/design-system';
import { Money, Section, StatusChip } from '@tolk/design-system/pieces';
import { taxInvoiceChips } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { PaperList } from '../../invoices/paper-list.tsx';

/** The tax invoices of an order that has ended, and the way to ask for one. */
export function InvoiceOfOrder({ order }: { order: Pick<OrderDetail, 'projectOrderId'> }) {
  const { i18n } = useLingui();
  const { projectOrderId } = order;
  const { data } = useClientGetTaxInvoiceOfOrderQuery({ projectOrderId });
  if (data === undefined || (data.taxInvoice === null && !data.canRequest)) return null;
  const { taxInvoice, earlierTaxInvoices = [], canRequest, invoiceable } = data;
  return (
    <Section title={<Trans context="heading">Tax invoice</Trans>}>
      {(taxInvoice === null ? [] : [taxInvoice, ...earlierTaxInvoices]).map((invoice, index) => (
        <Box key={invoice.taxInvoiceId} sx={{ mb: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StatusChip tone={taxInvoiceChips[invoice.status].tone}>
              {i18n._(taxInvoiceChips[invoice.status].label)}
            </StatusChip>
            {index > 0 ? null : (
              <Link component={RouteLink} to="clientTaxInvoices">
                <Trans>All tax invoices</Trans>
              </Link>
            )}
          </Box>
          <PaperList invoice={invoice} />
        </Box>
      ))}
      {canRequest && taxInvoice !== null ? (
        <Box sx={{ mb: 1.5 }}>
          <Trans>
            <Money amount={invoiceable} currency={taxInvoice.currency} /> of what you paid is on no
            invoice yet.
          </Trans>
        </Box>
      ) : null}
      {canRequest ? (
        <Button
          component={RouteLink}
          to="clientTaxInvoices"
          params={{ order: projectOrderId }}
          variant="outlined"
          data-print="no"
        >
          {taxInvoice === null ? (
            <Trans>Request an invoice</Trans>
          ) : (
            <Trans>Request a further invoice</Trans>
          )}
        </Button>
      ) : null}
    </Section>
  );
}
