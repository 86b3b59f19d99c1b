import type { Option } from '@tolk/design-system/fields';
import { useLanguage } from '@tolk/i18n';
import { countNote } from '@tolk/labels';

type Facet = readonly { value: string; count: number; atLeast?: boolean | undefined }[];

/**
 * Puts behind each option how many postings it leaves. Options stay as they are while nothing is
 * counted yet.
 */
export function useCounted() {
  const language = useLanguage();
  return (options: readonly Option[], facet: Facet | undefined): Option[] => {
    if (facet === undefined) return [...options];
    const counts = new Map(facet.map((row) => [row.value, row]));
    return options.map((option) => ({
      ...option,
      ...countNote(counts.get(option.value) ?? { count: 0 }, language),
    }));
  };
}

/** Where there are many values, those that leave most come first. */
export function byCount(options: readonly Option[], facet: Facet | undefined): Option[] {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]));
  return [...options].sort(
    (one, other) => (counts.get(other.value) ?? 0) - (counts.get(one.value) ?? 0),
  );
}
