import { useEffect, useSyncExternalStore } from 'react';
import type { ThreadStore } from './thread-store.ts';
import type { Thread, ThreadMessage } from './thread.ts';

/** After so long without an answer what is on its way is tried once more (ms). */
const retryMs = 5_000;

/** What a store holds now; what is on its way is tried until it has an answer. */
export function useOpenThread<M extends ThreadMessage>(store: ThreadStore<M>): Thread<M> {
  const thread = useSyncExternalStore(store.subscribe, store.read);
  const waiting = thread.outgoing.some(({ failed }) => failed === null);
  useEffect(() => {
    if (!waiting) return undefined;
    const retry = () => void store.retryAll().catch(() => undefined);
    retry();
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [store, waiting]);
  return thread;
}
