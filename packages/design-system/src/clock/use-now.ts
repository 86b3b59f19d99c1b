import { createContext, use, useEffect, useState } from 'react';

/** What time it is, in ms since the epoch. A machine whose clock is wrong is told by the server. */
export const NowContext = createContext<() => number>(() => Date.now());

/** The time in ms, read again every `interval` ms as long as the component is shown. */
export function useNow(interval: number): number {
  const read = use(NowContext);
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), interval);
    return () => clearInterval(timer);
  }, [interval, read]);
  return now;
}
