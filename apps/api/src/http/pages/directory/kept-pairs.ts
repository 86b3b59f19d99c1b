import { MINUTE } from '@tolk/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { shownPairs } from '../../../market/directory/directory-repository.ts';

/** How long the counts of pairs may be old (ms): they name nobody, and take a look at everybody. */
const keptMs = 10 * MINUTE;

type Pairs = Awaited<ReturnType<typeof shownPairs>>;

/** The pairs in which somebody is shown; those of before while they are counted anew. */
export function keepPairs({ db, clock }: Dependencies): () => Promise<Pairs> {
  let kept: { until: number; pairs: Promise<Pairs> } | undefined;

  function count(): Promise<Pairs> {
    const until = clock.now().getTime() + keptMs;
    const before = kept?.pairs;
    const pairs = shownPairs(db);
    kept = { until, pairs: before ?? pairs };
    pairs.then(
      () => (kept = { until, pairs }),
      () => (kept = undefined),
    );
    return kept.pairs;
  }

  return () => (kept === undefined || kept.until <= clock.now().getTime() ? count() : kept.pairs);
}
