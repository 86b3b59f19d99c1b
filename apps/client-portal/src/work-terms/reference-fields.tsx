import { useLingui } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useClientGetCostCentresQuery } from '@tolk/api-client';
import { SelectInput } from '@tolk/design-system/fields';
import { FieldRow, TextField, useFormField } from '@tolk/design-system/form';
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
      <CostCentreField />
    </FieldRow>
  );
}

/** Of an organisation that keeps a list, one of it or none; else free text. */
function CostCentreField() {
  const { t } = useLingui();
  const acting = useActing();
  const { data } = useClientGetCostCentresQuery({}, { skip: !acting });
  const { field, helpers, error } = useFormField<string>('costCentre');
  const label = t({ message: 'Cost centre', context: 'field' });
  const listed = (data?.list ?? []).map(({ name }) => name);
  if (listed.length === 0) return <TextField name="costCentre" label={label} maxLength={max} />;
  // An order may name one that was taken off the list since.
  const names =
    field.value === '' || listed.includes(field.value) ? listed : [...listed, field.value];
  return (
    <SelectInput
      name="costCentre"
      label={label}
      error={error}
      options={names.map((name) => ({ value: name, label: name }))}
      value={field.value || null}
      onChange={(name) => void helpers.setValue(name ?? '')}
      onBlur={() => void helpers.setTouched(true)}
    />
  );
}
