import { useSupUpXuanZeSwitchMutation } from '@tolk/api-client';
import type { TestResult } from '@tolk/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A page that is being reloaded or closed is hidden for a moment as well, and must not count. */
const leftAfterMs = 300;

export interface PageSwitch {
  pageSwitches: number;
  /** Set once the test has failed for them. */
  result: TestResult | null;
  /** Whether the test is still on the screen; otherwise the person is on another one by now. */
  onScreen: boolean;
}

/** Another tab hides the page, another window takes the focus away. */
function isAway(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus();
}

/**
 * Tells the server each time the test is left: for another tab, another window, another screen; `onSwitch`
 * hears what it has counted. Returns the function to call when the test is over, which ends the watch.
 */
export function usePageSwitches(
  languageTestId: string,
  onSwitch: (counted: PageSwitch) => void,
): () => void {
  const [report] = useSupUpXuanZeSwitchMutation();
  const over = useRef(false);
  const unmounted = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useEffectEvent(async (onScreen: boolean) => {
    if (over.current) return;
    const { data } = await report({ languageTestId });
    if (!data || over.current) return;
    over.current = data.result !== null;
    onSwitch({ ...data, onScreen });
  });

  useEffect(() => {
    // React mounts twice while developing; only what stays unmounted was left.
    clearTimeout(unmounted.current);
    const stop = watchAbsence(() => void leave(true));
    return () => {
      stop();
      unmounted.current = setTimeout(() => void leave(false));
    };
  }, []);

  return () => {
    over.current = true;
  };
}

/** Calls once for each absence, however many signs of it there are. Returns the function that ends it. */
function watchAbsence(onLeave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let away = false;
  const check = () => {
    clearTimeout(timer);
    if (!isAway()) away = false;
    else if (!away) timer = setTimeout(left, leftAfterMs);
  };
  const left = () => {
    if (!isAway()) return;
    away = true;
    onLeave();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('blur', check);
  window.addEventListener('focus', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('blur', check);
    window.removeEventListener('focus', check);
  };
}
