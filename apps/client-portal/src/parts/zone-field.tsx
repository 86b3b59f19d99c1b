import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { formatOffset, viewerZone } from '@tolk/i18n';
import { useState } from 'react';

/** The zone that the person's times are meant in. */
export function ZoneField() {
  const { t } = useLingui();
  const [options] = useState(zoneOptions);
  return (
    <SelectField
      name="zone"
      label={t`Time zone`}
      placeholder={t`Type to search`}
      options={options}
      required
    />
  );
}

function zoneOptions() {
  const now = new Date().toISOString();
  const zones = new Set([viewerZone(), ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    note: formatOffset(now, zone),
    keywords: zone,
  }));
}
