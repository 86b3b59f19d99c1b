import { limits } from '@tolk/domain';
import { useSyncExternalStore } from 'react';

const covers = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the loading overlay; it goes with the function returned, and by itself after two seconds. */
export function showLoadingOverlay(): () => void {
  const one = Symbol('showLoadingOverlay');
  const timer = setTimeout(hideLoadingOverlay, limits.loadingOverlayMs);
  function hideLoadingOverlay(): void {
    clearTimeout(timer);
    if (covers.delete(one)) tell();
  }
  covers.add(one);
  tell();
  return hideLoadingOverlay;
}

/** Shows the loading overlay while something runs that changes the whole page. */
export async function withLoadingOverlay<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const hideLoadingOverlay = showLoadingOverlay();
  try {
    return await run();
  } finally {
    hideLoadingOverlay();
  }
}

export function useLoadingOverlay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => covers.size > 0,
    () => false,
  );
}
