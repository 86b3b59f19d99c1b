import type { TestStanding } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { passedPairs, pairsOpenForTesting, type Pair } from './passed-test-repository.ts';

/** The pairs that are open for testing, with how many questions may be drawn in each. */
export const openPairs = pairsOpenForTesting;

/**
 * What this person lacks to take work in a pair. Where the pair is open for testing, its test has to
 * be passed, online or offline, by the person or a member of their team; where it is not, any test.
 */
export async function testStandingOf(
  db: Queryable,
  personId: string,
): Promise<(pair: Pair) => TestStanding> {
  const open = await openPairs(db);
  const passed = await passedPairs(db, personId);
  const includes = (pairs: readonly Pair[], { sourceLanguage, targetLanguage }: Pair) =>
    pairs.some(
      (one) => one.sourceLanguage === sourceLanguage && one.targetLanguage === targetLanguage,
    );
  return (pair) => {
    if (includes(open, pair)) return includes(passed, pair) ? 'passed' : 'needed';
    return passed.length > 0 ? 'passed' : 'noneOnline';
  };
}

/** May this person take work in the pair? */
export async function mayWork(db: Queryable, personId: string, pair: Pair): Promise<boolean> {
  return (await testStandingOf(db, personId))(pair) === 'passed';
}
