import { useCallback, useSyncExternalStore } from 'react';

/** The list of a query; undefined where there is no window, or one that can't be asked. */
function listOf(query: string): MediaQueryList | undefined {
  return globalThis.window?.matchMedia?.(query);
}

/** Whether the window is as a media query says, and again when that changes; without a window it is not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  const matches = () => listOf(query)?.matches ?? false;
  return useSyncExternalStore(subscribe, matches, matches);
}
