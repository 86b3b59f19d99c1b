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
      label={t({ message: 'Region', context: 'field' })}
      placeholder={t`Type to search`}
      hint={t`Remote, or the city where the work takes place.`}
      required
      options={choices}
    />
  ) : (
    <SelectField
      name="region"
      label={t({ message: 'City', context: 'field' })}
      placeholder={t`Type to search`}
      hint={t`Where the interpreting takes place.`}
      required
      options={choices.filter(({ value }) => value !== 'remote')}
    />
  );
}
