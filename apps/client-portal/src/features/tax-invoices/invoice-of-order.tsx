import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetTaxInvoiceOfOrderQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Box, Button, Link } from '@tolk/design-system';
import { Section, StatusChip } from '@tolk/design-system/pieces';
import { taxInvoiceChips } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { PaperList } from '../../invoices/paper-list.tsx';

/** The tax invoice of an order that has ended, or the way to ask for one. */
export function InvoiceOfOrder({ order }: { order: Pick<OrderDetail, 'projectOrderId'> }) {
  const { i18n } = useLingui();
  const { projectOrderId } = order;
  const { data } = useClientGetTaxInvoiceOfOrderQuery({ projectOrderId });
  if (data === undefined || (data.taxInvoice === null && !data.canRequest)) return null;
  const { taxInvoice } = data;
  return (
    <Section title={<Trans context="heading">Tax invoice</Trans>}>
      {taxInvoice === null ? (
        <Button
          component={RouteLink}
          to="clientTaxInvoices"
          params={{ order: projectOrderId }}
          variant="outlined"
          data-print="no"
        >
          <Trans>Request an invoice</Trans>
        </Button>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StatusChip tone={taxInvoiceChips[taxInvoice.status].tone}>
              {i18n._(taxInvoiceChips[taxInvoice.status].label)}
            </StatusChip>
            <Link component={RouteLink} to="clientTaxInvoices">
              <Trans>All tax invoices</Trans>
            </Link>
          </Box>
          <PaperList invoice={taxInvoice} />
        </>
      )}
    </Section>
  );
}
