import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@tolk/contract';
import { DateTimeField, MoneyField } from '@tolk/design-system/fields';
import { FieldRow } from '@tolk/design-system/form';
import { useNames } from '@tolk/labels';
import { PairRange, type PricedWork } from '../rates/pair-range.tsx';
import { WorkloadField } from '../terms/workload-field.tsx';

interface OfferFieldsProps {
  about: Pick<Negotiation, keyof PricedWork | 'zone'>;
}

/** Rate, workload and due time; interpreting ends when it is held. */
export function OfferFields({ about }: OfferFieldsProps) {
  const { projectType, unitName, currency, zone } = about;
  const { t } = useLingui();
  const names = useNames();
  const unit = names.unit(unitName);
  return (
    <>
      <FieldRow>
        <MoneyField name="unitPrice" label={t`Rate (${unit})`} currency={currency} required />
        <WorkloadField
          name="workload"
          label={t({ message: 'Workload', context: 'field' })}
          unitName={unitName}
        />
      </FieldRow>
      <PairRange work={about} />
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
