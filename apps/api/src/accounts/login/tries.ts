import { RateLimiter } from '../../calls/rate-limiter.ts';
import type { Asker } from './asker.ts';

/** Wrong tries at one account within a window: of one asker, and of all whose device never signed in to it. */
export interface TryBounds {
  ofAsker: number;
  fromAnywhere: number;
  windowMs: number;
}

export interface Judged {
  right: boolean;
  /** More than 0 when it was not judged at all, after too many wrong ones (ms). */
  waitMs: number;
  /** This wrong try was the last one that the asker has in this window. */
  isLast: boolean;
}

/**
 * Counts wrong tries in this process's memory, for accounts that exist and others alike. Known devices
 * are judged whatever strangers do, so that no stranger keeps an owner out.
 */
export function createTries({ ofAsker, fromAnywhere, windowMs }: TryBounds) {
  const failures = new RateLimiter();
  return { judge };

  async function judge(
    { name, asker }: { name: string; asker: Asker },
    at: Date,
    isRight: () => Promise<boolean>,
  ): Promise<Judged> {
    const now = at.getTime();
    const own = `${name}/${asker.key}`;
    const waitMs = Math.max(
      failures.waitOf(own, ofAsker, now),
      asker.isKnown ? 0 : failures.waitOf(name, fromAnywhere, now),
    );
    if (waitMs > 0) return { right: false, waitMs, isLast: false };
    // Counted before it is judged: tries that come at once don't all pass.
    failures.take(own, ofAsker, windowMs, now);
    if (!asker.isKnown) failures.take(name, fromAnywhere, windowMs, now);
    const right = await isRight();
    if (right) {
      failures.forget(own);
      if (!asker.isKnown) failures.giveBack(name);
    }
    return { right, waitMs: 0, isLast: !right && failures.waitOf(own, ofAsker, now) > 0 };
  }
}
