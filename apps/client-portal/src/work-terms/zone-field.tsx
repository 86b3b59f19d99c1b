import { useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import { SelectField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { formatOffset, viewerZone } from '@tolk/i18n';
import { useState } from 'react';

interface ZoneFieldProps {
  /** What the zone is for. */
  hint?: string;
}

/** The zone (`zone` of the form) that times are meant in. */
export function ZoneField({ hint }: ZoneFieldProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<{ zone: string | null }>();
  const [options] = useState(() => zoneOptions(values.zone));
  return (
    <SelectField
      name="zone"
      label={t({ message: 'Time zone', context: 'field' })}
      placeholder={t`Type to search`}
      hint={hint}
      options={options}
      required
    />
  );
}

function zoneOptions(present: string | null) {
  const now = new Date(serverNow()).toISOString();
  const known = [viewerZone(), ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(present ? [present, ...known] : known)].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    note: formatOffset(now, zone),
    keywords: zone,
  }));
}
