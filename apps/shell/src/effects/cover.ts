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
export function cover(): () => void {
  const one = Symbol('cover');
  const timer = setTimeout(uncover, limits.loadingOverlayMs);
  function uncover(): void {
    clearTimeout(timer);
    if (covers.delete(one)) tell();
  }
  covers.add(one);
  tell();
  return uncover;
}

/** Shows the loading overlay while something runs that changes the whole page. */
export async function covered<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const uncover = cover();
  try {
    return await run();
  } finally {
    uncover();
  }
}

export function useCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => covers.size > 0,
    () => false,
  );
}
