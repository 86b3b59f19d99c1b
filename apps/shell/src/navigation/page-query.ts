import { useHydrated } from '@tolk/design-system';
import { useSearchParams } from '@tolk/platform';

const none = new URLSearchParams();

/** The query of the address; empty while a prerendered page, made without one, is taken over. */
export function usePageQuery(): URLSearchParams {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  return hydrated ? query : none;
}
