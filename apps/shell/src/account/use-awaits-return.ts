import { awaitsReturn } from '@tolk/api-client';
import { useSyncExternalStore } from 'react';

/** Whether this tab's session was ended from elsewhere, until somebody logs in. A prerendered page is a visitor's. */
export function useAwaitsReturn(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    awaitsReturn,
    () => false,
  );
}
