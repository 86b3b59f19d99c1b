import { usePhone } from '../theme/window-width.ts';

/**
 * The name of a filter that stands in one line with the search: within the field itself, `short`
 * where there is no room; on phones, where each has a line of its own, above it.
 */
export function useFilterName() {
  const phone = usePhone();
  return (label: string, short = label) =>
    phone ? { label } : { label, labelHidden: true, placeholder: short };
}
