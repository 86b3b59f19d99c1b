import { useLingui } from '@lingui/react/macro';
import { MoneyField } from '@tolk/design-system/fields';
import { FieldRow, useFormikContext } from '@tolk/design-system/form';
import { bounds } from '@tolk/domain';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { isOnSiteBooking } from './order-rules.ts';
import type { OrderValues } from './order-values.ts';

/** What interpreting may cost besides its price: overtime by a rate, and the way there. */
export function ExtraFields() {
  const { t } = useLingui();
  const { values } = useFormikContext<OrderValues>();
  if (!isInterpreting({ projectType: values.orderType })) return null;
  return (
    <FieldRow>
      <MoneyField
        name="overtimeRate"
        label={t({ message: 'Overtime rate', context: 'field' })}
        hint={t`Optional. For each ${bounds.overtimeStep} minutes begun after the end of a booking. You agree to the minutes afterwards.`}
        currency="CNY"
      />
      {isOnSiteBooking(values) ? (
        <MoneyField
          name="travel"
          label={t({ message: 'Travel', context: 'field' })}
          hint={t`Optional. One sum for travel and stay, without a service fee.`}
          currency="CNY"
        />
      ) : null}
    </FieldRow>
  );
}
