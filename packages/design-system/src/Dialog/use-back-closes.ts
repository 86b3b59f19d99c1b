import { useEffect, useEffectEvent } from 'react';

const mark = 'fullScreenDialog';

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Gives a dialog that fills the screen an entry in the history, so that Back closes it instead of leaving
 * the page. The entry keeps the state of the page's own, by which the router knows where it is.
 */
export function useBackCloses(active: boolean, onBack: (() => void) | undefined): void {
  const back = useEffectEvent(() => onBack?.());

  useEffect(() => {
    if (!active) return undefined;
    const page: unknown = window.history.state;
    window.history.pushState({ ...(page as object | null), [mark]: true }, '');
    let gone = false;
    const listen = () => {
      if (isMarked()) return;
      gone = true;
      back();
    };
    window.addEventListener('popstate', listen);
    return () => {
      window.removeEventListener('popstate', listen);
      // A page that was opened from the dialog lies on top by then; its way back leads past the entry.
      setTimeout(() => {
        if (!gone && isMarked()) window.history.back();
      });
    };
  }, [active]);
}
