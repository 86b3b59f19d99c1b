import { useState } from 'react';

/** Where this browser forbids its storage: what was chosen on this page. */
const onThisPage = new Map<string, boolean>();

/** Whether this browser keeps the switch as moved from where it stands by itself. */
export function isMoved(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return onThisPage.get(key) ?? false;
  }
}

function keepMoved(key: string, moved: boolean): void {
  try {
    if (moved) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    onThisPage.set(key, moved);
  }
}

/** A switch that this browser keeps; false until somebody moves it. */
export function useKeptSwitch(key: string): [moved: boolean, move: (moved: boolean) => void] {
  const [moved, setMoved] = useState(() => isMoved(key));
  return [
    moved,
    (next) => {
      setMoved(next);
      keepMoved(key, next);
    },
  ];
}
