import { useEffect, useRef } from 'react';

/** Systems take two clicks within half a second for a double click. */
const doubleClickMs = 500;

/**
 * Tells a click outside a dialog from the second half of a double click: the first half has opened the
 * dialog, or has made it smaller, so that the second one falls beside it.
 */
export function useDoubleClickGuard(open: boolean) {
  const clicks = useRef({ last: 0, before: 0 });

  useEffect(() => {
    if (open) clicks.current = { last: performance.now(), before: 0 };
  }, [open]);

  return {
    /** Hears each click, before what it does. */
    noteClick: () => {
      clicks.current = { last: performance.now(), before: clicks.current.last };
    },
    /** Whether the click that was heard last followed another one, or the opening, at once. */
    isDoubleClick: () => clicks.current.last - clicks.current.before < doubleClickMs,
  };
}
