import { useSupUpXuanZeSwitchMutation } from '@tolk/api-client';
import type { TestResult } from '@tolk/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A page that is being reloaded or closed is hidden for a moment as well, and must not count. */
const leftAfterMs = 300;

interface Props {
  languageTestId: string;
  onSwitch: (pageSwitches: number) => void;
  onFail: (result: TestResult) => void;
}

/** Tells the server each time the test's page is left: another tab, another window, another screen. */
export function usePageSwitches({ languageTestId, onSwitch, onFail }: Props): void {
  const [report] = useSupUpXuanZeSwitchMutation();
  const over = useRef(false);

  const leave = useEffectEvent(async () => {
    if (over.current) return;
    const { data } = await report({ languageTestId });
    if (!data) return;
    if (data.result === null) return onSwitch(data.pageSwitches);
    over.current = true;
    onFail(data.result);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden')
        timer = setTimeout(() => void leave(), leftAfterMs);
    };
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);
}
