import type { Store } from './store.ts';

/** The sandbox's time: wall time plus the offset that it shares with the product. */
export interface SandboxClock {
  now(): Date;
  /** Milliseconds ahead of wall time. */
  offset(): number;
  setOffset(ms: number): void;
}

export function createClock(store: Store): SandboxClock {
  const offset = () => store.get('setting', 'clockOffset') ?? 0;
  return {
    now: () => new Date(Date.now() + offset()),
    offset,
    setOffset: (ms) => store.put('setting', 'clockOffset', ms),
  };
}
