import type { CallContext } from '../../calls/call-context.ts';
import {
  dropTally,
  giveBackToTally,
  takeFromTally,
  type Counted,
} from '../../calls/tallies/tally-repository.ts';
import type { Asker } from './asker.ts';

/** Wrong tries at one account within a window: of one asker, and of all whose device never signed in to it. */
export interface TryBounds {
  /** At what: tries of one kind don't count for another. */
  what: string;
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
 * Counts wrong tries in the database, for accounts that exist and others alike. Known devices are
 * judged whatever strangers do, so that no stranger keeps an owner out.
 */
export function createTries({ what, ofAsker, fromAnywhere, windowMs }: TryBounds) {
  return { judge };

  async function judge(
    { name, asker }: { name: string; asker: Asker },
    { deps: { db }, now }: Pick<CallContext, 'deps' | 'now'>,
    isRight: () => Promise<boolean>,
  ): Promise<Judged> {
    const own: Counted = [what, name, asker.key];
    const all: Counted = [what, name];
    // Counted before it is judged: tries that come at once don't all pass.
    const { waitMs, left } = await takeFromTally(db, own, { max: ofAsker, windowMs, now });
    if (waitMs > 0) return { right: false, waitMs, isLast: false };
    if (!asker.isKnown) {
      const strangers = await takeFromTally(db, all, { max: fromAnywhere, windowMs, now });
      if (strangers.waitMs > 0) {
        await giveBackToTally(db, own);
        return { right: false, waitMs: strangers.waitMs, isLast: false };
      }
    }
    const right = await isRight();
    if (right) {
      await dropTally(db, own);
      if (!asker.isKnown) await giveBackToTally(db, all);
    }
    return { right, waitMs: 0, isLast: !right && left === 0 };
  }
}
