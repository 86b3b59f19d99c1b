import { limits } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';

/** The applications chosen to be compared, kept in the address (`compare`) over pages and filters. */
export function useCompareChoice() {
  const list = useListAddress<'compare'>();
  const chosen = (list.text('compare') ?? '')
    .split(',')
    .filter(Boolean)
    .slice(0, limits.compare.max);
  const set = (ids: readonly string[]) =>
    list.change({ compare: ids.join(',') }, { keepPage: true, replace: true });
  return {
    chosen,
    full: chosen.length >= limits.compare.max,
    toggle: (id: string) =>
      set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => set([]),
  };
}
