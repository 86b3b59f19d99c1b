import { cities } from '@tolk/domain/dictionaries/cities';
import { provinces } from '@tolk/domain/dictionaries/provinces';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@tolk/i18n';

const places = new Map([...provinces, ...cities].map((entry) => [entry.value, entry]));

/** Name of a posting's region: a city, a province, or remote work. */
export function useRegionName(): (region: string) => string {
  const language = useLanguage();
  const { t } = useLingui();
  return (region) => {
    if (region === 'remote') return t`Remote`;
    const place = places.get(region);
    if (!place) return region;
    return language === 'en' ? place.en : place.zh;
  };
}

/** Remote work first, then every city. */
export function useRegionChoices() {
  const language = useLanguage();
  const { t } = useLingui();
  return [
    { value: 'remote', label: t`Remote` },
    ...cities.map(({ value, en, zh }) => ({
      value,
      label: language === 'en' ? en : zh,
      keywords: language === 'en' ? zh : en,
    })),
  ];
}
