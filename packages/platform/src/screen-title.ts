import { useLayoutEffect, useSyncExternalStore } from 'react';

let title: string | undefined;
const listeners = new Set<() => void>();

function say(next: string | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names what a screen shows in the tab’s title, instead of the kind of screen: tabs of two orders differ. */
export function useScreenTitle(name: string): void {
  useLayoutEffect(() => {
    say(name);
    return () => say(undefined);
  }, [name]);
}

/** The name that the screen in view has given itself. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => title,
    () => undefined,
  );
}
