import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/**
 * Hears when something unread is before somebody's eyes: at once, or when its tab comes forward.
 * `unread` names it, with what makes it another one; null when there is nothing.
 */
export function useSeen(unread: string | null, onSeen: (unread: string) => void): void {
  const visible = useSyncExternalStore(listen, isVisible);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (visible && unread !== null) seen(unread);
  }, [visible, unread]);
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
