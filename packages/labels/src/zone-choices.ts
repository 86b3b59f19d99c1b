import { serverNow } from '@tolk/api-client';
import type { Option } from '@tolk/design-system/fields';
import { countries } from '@tolk/domain/dictionaries/countries';
import { zonePlace } from '@tolk/domain/dictionaries/zones';
import { formatZone, useLanguage, viewerZone, type Language } from '@tolk/i18n';
import { useMemo, useState } from 'react';

/**
 * Every time zone: the reader's own and the one that is chosen already first, the others by name. Each is
 * found by its place, its country and that country's capital, in both languages.
 */
export function useZoneChoices(chosen: string | null): Option[] {
  const language = useLanguage();
  const [present] = useState(chosen);
  return useMemo(() => {
    const now = new Date(serverNow()).toISOString();
    // In Chinese, places without a Chinese name come after those that have one.
    const { compare } = new Intl.Collator(language);
    const first = [viewerZone(), ...(present === null ? [] : [present])];
    const others = Intl.supportedValuesOf('timeZone').map((zone) => choiceOf(zone, now, language));
    const ahead = first.map((zone) => choiceOf(zone, now, language));
    const all = [...ahead, ...others.toSorted((one, other) => compare(one.label, other.label))];
    return [...new Map(all.map((one) => [one.value, one])).values()];
  }, [present, language]);
}

function choiceOf(zone: string, now: string, language: Language): Option {
  const place = zonePlace(zone);
  const country = countries.find(({ value }) => value === place?.country);
  const keywords = [
    formatZone(zone, now, language === 'en' ? 'zh-CN' : 'en'),
    country?.en,
    country?.zh,
    place?.capital,
  ];
  return {
    value: zone,
    label: formatZone(zone, now, language),
    note: language === 'en' ? country?.en : country?.zh,
    keywords: keywords.filter(Boolean).join(' '),
  };
}
