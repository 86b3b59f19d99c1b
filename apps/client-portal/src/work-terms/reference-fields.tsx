import { useLingui } from '@lingui/react/macro';
import { FieldRow, TextField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';

const { max } = limits.orderReference;

/** How the client's own books call an order. */
export function ReferenceFields() {
  const { t } = useLingui();
  return (
    <FieldRow>
      <TextField
        name="purchaseOrder"
        label={t({ message: 'Purchase-order number', context: 'field' })}
        hint={t`Printed on receipts, lists and tax invoices; the supplier doesn’t see it.`}
        maxLength={max}
      />
      <TextField
        name="costCentre"
        label={t({ message: 'Cost centre', context: 'field' })}
        maxLength={max}
      />
    </FieldRow>
  );
}
