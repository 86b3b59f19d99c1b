import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { useRegionChoices } from '@tolk/order-views';

/** Where the work is done: remote, or a city found by its name. */
export function RegionField() {
  const { t } = useLingui();
  return (
    <SelectField
      name="region"
      label={t`Region`}
      placeholder={t`Type to search`}
      hint={t`Remote, or the city where the work is done.`}
      required
      options={useRegionChoices()}
    />
  );
}
