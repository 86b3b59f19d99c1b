import { use, useEffect, useState } from 'react';
import { NowContext } from './use-now.ts';

/** A timer of browsers can't be longer; ms. */
const longestMs = 24 * 3_600_000;

/** The time in ms, read again when the next of these moments (ISO 8601) has come. */
export function useNowAt(moments: readonly string[]): number {
  const read = use(NowContext);
  const [now, setNow] = useState(read);
  const next = Math.min(...moments.map((iso) => Date.parse(iso)).filter((at) => at > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(
      () => setNow(read()),
      Math.min(next - Math.max(now, read()), longestMs),
    );
    return () => clearTimeout(timer);
  }, [next, now, read]);
  return now;
}
