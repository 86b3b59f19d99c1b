import { useSyncExternalStore } from 'react';

/** Less than this the address bar of a browser takes, more than this no keyboard leaves, px. */
const leastHeight = 150;

/** Whether the keyboard of a phone covers the lower part of the page. */
export function useKeyboardUp(): boolean {
  return useSyncExternalStore(subscribe, isUp, () => false);
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

function isUp(): boolean {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  // Who zooms in sees less of the page as well.
  return window.innerHeight - viewport.height * viewport.scale > leastHeight;
}
