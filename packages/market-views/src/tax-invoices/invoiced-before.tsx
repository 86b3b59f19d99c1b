import { Trans } from '@lingui/react/macro';
import type { TaxInvoice } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';

interface InvoicedBeforeProps {
  order: Pick<TaxInvoice['orders'][number], 'invoicedBefore'>;
  currency: string;
}

/** A line of its own that says of an order's further invoice what the earlier ones are about; nothing of its first one. */
export function InvoicedBefore({ order, currency }: InvoicedBeforeProps) {
  if (!(order.invoicedBefore > 0)) return null;
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
      <Trans>
        Further invoice; <Money amount={order.invoicedBefore} currency={currency} /> was invoiced
        before
      </Trans>
    </Box>
  );
}
