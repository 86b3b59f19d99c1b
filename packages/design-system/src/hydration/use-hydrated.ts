import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/**
 * False while a prerendered page is rendered and taken over, true from then on and everywhere else: what
 * only this browser knows (address, storage, time) may be shown once it is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
