import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { useRegionChoices } from '@tolk/labels';

interface RegionFieldProps {
  /** Where somebody has to be, or where anybody may work from. */
  work: 'on site' | 'anywhere';
}

/** Where the work is done: remote, or a city found by its name. */
export function RegionField({ work }: RegionFieldProps) {
  const { t } = useLingui();
  const choices = useRegionChoices();
  return work === 'anywhere' ? (
    <SelectField
      name="region"
      label={t`Region`}
      placeholder={t`Type to search`}
      hint={t`Remote, or the city where the work is done.`}
      required
      options={choices}
    />
  ) : (
    <SelectField
      name="region"
      label={t`City`}
      placeholder={t`Type to search`}
      hint={t`Where the session takes place.`}
      required
      options={choices.filter(({ value }) => value !== 'remote')}
    />
  );
}
