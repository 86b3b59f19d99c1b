import { limits } from '@tolk/domain';
import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Whether somebody sits before this tab: it is in view, and they moved or pressed something within
 * `limits.staff.attendedMs`. What a console asks by itself stops where they don't, so that a session
 * which nobody uses ends in time.
 */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const attend = () => {
      clearTimeout(timer);
      const isVisible = document.visibilityState === 'visible';
      setAttended(isVisible);
      if (isVisible) timer = setTimeout(() => setAttended(false), limits.staff.attendedMs);
    };
    attend();
    for (const sign of signs) window.addEventListener(sign, attend, { passive: true });
    document.addEventListener('visibilitychange', attend);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, attend);
      document.removeEventListener('visibilitychange', attend);
    };
  }, []);
  return isAttended;
}
