import type { Option } from '@tolk/design-system/fields';
import { formatNumber, useLanguage } from '@tolk/i18n';

type Facet = readonly { value: string; count: number }[];

/**
 * Puts behind each option how many postings it leaves; `capped` counts stopped at the hall's window, so
 * they are at least this. Options stay as they are while nothing is counted yet.
 */
export function useCounted(capped: boolean) {
  const language = useLanguage();
  return (options: readonly Option[], facet: Facet | undefined): Option[] => {
    if (facet === undefined) return [...options];
    const counts = new Map(facet.map(({ value, count }) => [value, count]));
    return options.map((option) => {
      const count = counts.get(option.value) ?? 0;
      return {
        ...option,
        note: `${formatNumber(count, language)}${capped && count > 0 ? '+' : ''}`,
      };
    });
  };
}

/** Where there are many values, those that leave most come first. */
export function byCount(options: readonly Option[], facet: Facet | undefined): Option[] {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]));
  return [...options].sort(
    (one, other) => (counts.get(other.value) ?? 0) - (counts.get(one.value) ?? 0),
  );
}
