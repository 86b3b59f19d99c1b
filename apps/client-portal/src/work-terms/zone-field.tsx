import { useLingui } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import { SelectField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { formatZone, useLanguage, viewerZone, type Language } from '@tolk/i18n';
import { useMemo, useState } from 'react';

interface ZoneFieldProps {
  /** What the zone is for. */
  hint?: string;
}

/** The zone (`zone` of the form) that times are meant in. */
export function ZoneField({ hint }: ZoneFieldProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<{ zone: string | null }>();
  const language = useLanguage();
  const [present] = useState(values.zone);
  const options = useMemo(() => zoneOptions(present, language), [present, language]);
  return (
    <SelectField
      name="zone"
      label={t({ message: 'Time zone', context: 'field' })}
      placeholder={t`Type to search`}
      hint={hint}
      options={options}
      clearable={false}
      required
    />
  );
}

function zoneOptions(present: string | null, language: Language) {
  const now = new Date(serverNow()).toISOString();
  const known = [viewerZone(), ...Intl.supportedValuesOf('timeZone')];
  return [...new Set(present ? [present, ...known] : known)].map((zone) => ({
    value: zone,
    label: formatZone(zone, now, language),
    // Anyone who knows its name in the tables, or the other language, finds it too.
    keywords: `${zone} ${formatZone(zone, now, 'en')} ${formatZone(zone, now, 'zh-CN')}`,
  }));
}
