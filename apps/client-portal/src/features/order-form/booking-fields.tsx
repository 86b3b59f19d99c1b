import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '@tolk/design-system/form';
import { PlaceFields } from '@tolk/market-views';

/** Where a booking takes place. */
export function BookingFields() {
  const { t } = useLingui();
  return (
    <>
      <CheckboxField name="bothDirections" label={t`Interpreting goes both ways`} />
      <PlaceFields />
    </>
  );
}
