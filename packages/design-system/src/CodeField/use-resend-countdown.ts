import { useCallback, useSyncExternalStore } from 'react';

const prefix = 'resend:';
const listeners = new Set<() => void>();
/** For where storage is refused: a reload then forgets the countdown, the server does not. */
const fallback = new Map<string, number>();

/** When another code may be asked for, in ms since the epoch. */
function read(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return fallback.get(key) ?? 0;
  }
}

function keep(key: string, until: number): void {
  try {
    sessionStorage.setItem(prefix + key, String(until));
  } catch {
    fallback.set(key, until);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, 1000);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}

/** Seconds until another code may be asked for, counted by `key` and on over a reload. */
export function useResendCountdown(key: string) {
  const left = useSyncExternalStore(
    subscribe,
    () => Math.max(Math.ceil((read(key) - Date.now()) / 1000), 0),
    () => 0,
  );
  const start = useCallback((seconds: number) => keep(key, Date.now() + seconds * 1000), [key]);
  return { left, start };
}
