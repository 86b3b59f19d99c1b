import { Plural, Trans } from '@lingui/react/macro';
import type { InvoiceableOrder } from '@tolk/contract';
import { Box, FieldFrame } from '@tolk/design-system';
import { FormControlLabel } from '@tolk/design-system/fields';
import { useFormField } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { Checkbox } from '@tolk/design-system/portal';
import { InvoicedBefore, OrderReferences } from '@tolk/market-views';

interface CoveredOrdersFieldProps {
  name: string;
  orders: readonly InvoiceableOrder[];
  currency: string;
}

/** The orders that an invoice is about, with its sum; the value is their ids. */
export function CoveredOrdersField({ name, orders, currency }: CoveredOrdersFieldProps) {
  const { field, helpers, error } = useFormField<readonly string[]>(name);
  const covered = orders.filter(({ projectOrderId }) => field.value.includes(projectOrderId));
  const sum = covered.reduce((total, { amount }) => total + amount, 0);
  const choose = (chosen: InvoiceableOrder, on: boolean) =>
    void helpers.setValue(
      orders
        .filter((one) => (one === chosen ? on : covered.includes(one)))
        .map(({ projectOrderId }) => projectOrderId),
    );
  return (
    <FieldFrame
      label={<Trans>Orders on the invoice</Trans>}
      required
      group="group"
      error={error}
      hint={
        <>
          <Plural value={covered.length} one="# order" other="# orders" />
          {' · '}
          <Money amount={sum} currency={currency} emphasis="strong" />
        </>
      }
    >
      {({ id: _id, 'aria-required': _notForCheckboxes, ...aria }) => (
        <Box
          sx={{
            maxHeight: 320,
            overflowY: 'auto',
            border: 1,
            borderColor: 'fieldBorder',
            borderRadius: 1,
            px: 1.5,
            py: 0.5,
          }}
        >
          {orders.map((order, index) => (
            <FormControlLabel
              key={order.projectOrderId}
              sx={{ display: 'flex', overflowWrap: 'anywhere' }}
              label={
                <>
                  {order.orderName} · {order.orderNumber} ·{' '}
                  <Money amount={order.amount} currency={currency} />
                  <OrderReferences order={order} />
                  <InvoicedBefore order={order} currency={currency} />
                </>
              }
              control={
                <Checkbox
                  checked={covered.includes(order)}
                  onChange={(_event, on) => choose(order, on)}
                  slotProps={index === 0 ? { input: aria } : {}}
                />
              }
            />
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
