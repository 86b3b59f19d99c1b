import { refuse } from './refusal.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Counts per key in fixed windows, in this process's memory. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();
  #sweepAt = 0;

  /** Counts one; answers how long (ms) to wait when `max` of this window are used up, else 0. */
  take(key: string, max: number, windowMs: number, now: number): number {
    const window = this.#open(key, windowMs, now);
    window.count += 1;
    return window.count > max ? window.endsAt - now : 0;
  }

  /** The same without counting: is the limit reached already? */
  waitOf(key: string, max: number, now: number): number {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAt > now && window.count >= max
      ? window.endsAt - now
      : 0;
  }

  /** How many were counted in the window that is open. */
  countOf(key: string, now: number): number {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAt > now ? window.count : 0;
  }

  /** Takes one count back. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string, windowMs: number, now: number): Window {
    this.#sweep(now);
    const known = this.#windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const window = { count: 0, endsAt: now + windowMs };
    this.#windows.set(key, window);
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
