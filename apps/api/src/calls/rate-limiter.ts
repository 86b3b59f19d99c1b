import type { Dependencies } from '../dependencies.ts';
import type { CountedWindow, SharedMemory } from '../ports/shared-memory.ts';
import { refuse } from './refusal.ts';

/** Counts per key in fixed windows that begin with the first count. */
export interface RateLimiter {
  /** Counts one; answers how long (ms) to wait when `max` of this window are used up, else 0. */
  take(key: string, max: number, windowMs: number, now: number): Promise<number>;
  /** How many were counted in the window that is open. */
  countOf(key: string, windowMs: number, now: number): Promise<number>;
  /** Takes one count back. */
  giveBack(key: string, windowMs: number, now: number): Promise<void>;
}

/**
 * Counts for all instances together where they share a memory, else, and while that is away, in
 * this process. `scope` keeps the keys of one limiter from those of another.
 */
export function createRateLimiter(
  { shared }: Pick<Dependencies, 'shared'>,
  scope: string,
): RateLimiter {
  const count = countingIn(shared, scope);
  return {
    async take(key, max, windowMs, now) {
      const window = await count(key, 1, windowMs, now);
      return window.count > max ? window.endsAt - now : 0;
    },
    countOf: async (key, windowMs, now) => (await count(key, 0, windowMs, now)).count,
    async giveBack(key, windowMs, now) {
      await count(key, -1, windowMs, now);
    },
  };
}

type Count = (key: string, by: -1 | 0 | 1, windowMs: number, now: number) => Promise<CountedWindow>;

function countingIn(shared: SharedMemory | null, scope: string): Count {
  const own = new OwnWindows();
  if (shared === null) return async (...counted) => own.count(...counted);
  return async (key, ...counted) => {
    try {
      return await shared.count(`${scope}/${key}`, ...counted);
    } catch {
      // It has said in the log that it is away.
      return own.count(key, ...counted);
    }
  };
}

/** In this process's memory. */
class OwnWindows {
  readonly #windows = new Map<string, CountedWindow>();
  #sweepAt = 0;

  count(key: string, by: -1 | 0 | 1, windowMs: number, now: number): CountedWindow {
    this.#sweep(now);
    const known = this.#windows.get(key);
    const isOpen = known !== undefined && known.endsAt > now;
    const window = isOpen ? known : { count: 0, endsAt: now + windowMs };
    if (by !== 0) this.#windows.set(key, window);
    window.count = Math.max(0, window.count + by);
    return window;
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + 60_000;
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}

/** Ends the call with 429; `waitMs` becomes `Retry-After` and the sentence. */
export function refuseFor(waitMs: number): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  refuse('tooMany', {
    data: { retryAfterMs: waitMs },
    message: {
      en: `Too many attempts. Try again in ${seconds} s.`,
      zh: `操作过于频繁，请在 ${seconds} 秒后重试。`,
    },
  });
}
