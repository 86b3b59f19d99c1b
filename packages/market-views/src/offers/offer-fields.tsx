import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@tolk/contract';
import { DateTimeField, MoneyField, NumberField } from '@tolk/design-system/fields';
import { FieldRow } from '@tolk/design-system/form';
import { useNames } from '@tolk/labels';

interface OfferFieldsProps {
  about: Pick<Negotiation, 'projectType' | 'unitName' | 'currency' | 'zone'>;
}

/** Rate, workload and due time; interpreting ends when it is held. */
export function OfferFields({
  about: { projectType, unitName, currency, zone },
}: OfferFieldsProps) {
  const { t } = useLingui();
  const names = useNames();
  const unit = names.unit(unitName);
  return (
    <>
      <FieldRow>
        <MoneyField name="unitPrice" label={t`Rate (${unit})`} currency={currency} required />
        <NumberField
          name="workload"
          label={t({ message: 'Workload', context: 'field' })}
          hint={names.quantity(unitName)}
          required
        />
      </FieldRow>
      {projectType === 'interpretation' ? null : (
        <DateTimeField
          name="deliverTime"
          label={t({ message: 'Deliver by', context: 'field' })}
          zone={zone}
        />
      )}
    </>
  );
}
