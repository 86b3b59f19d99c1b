import { Trans } from '@lingui/react/macro';
import type { InvoiceableOrder } from '@tolk/contract';
import { Box } from '@tolk/design-system';

interface OrderReferencesProps {
  order: Pick<InvoiceableOrder, 'purchaseOrder' | 'costCentre'>;
}

/** A line of its own that says what the client's accountant looks for in the remarks; nothing of an order without references. */
export function OrderReferences({ order: { purchaseOrder, costCentre } }: OrderReferencesProps) {
  if (!purchaseOrder && !costCentre) return null;
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
      {purchaseOrder ? <Trans>Purchase order {purchaseOrder}</Trans> : null}
      {purchaseOrder && costCentre ? ' · ' : null}
      {costCentre ? <Trans>Cost centre {costCentre}</Trans> : null}
    </Box>
  );
}
