import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { useZoneChoices } from '@tolk/labels';

interface ZoneFieldProps {
  /** What the zone is for. */
  hint?: string;
}

/** The zone (`zone` of the form) that times are meant in. */
export function ZoneField({ hint }: ZoneFieldProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<{ zone: string | null }>();
  const zones = useZoneChoices(values.zone);
  return (
    <SelectField
      name="zone"
      label={t({ message: 'Time zone', context: 'field' })}
      placeholder={t`Type to search`}
      hint={hint}
      options={zones}
      clearable={false}
      required
    />
  );
}
