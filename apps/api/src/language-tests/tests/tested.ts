import type { Queryable } from '../../database/schema.ts';
import {
  hasPassed,
  isOpenForTesting,
  pairsOpenForTesting,
  type Pair,
} from './passed-test-repository.ts';

/** The pairs that are open for testing, with how many questions may be drawn in each. */
export const openPairs = pairsOpenForTesting;

/**
 * May this person take work in the pair? Where the pair is open for testing, its test has to be
 * passed, online or offline, by the person or a member of their team; where it is not, any test.
 */
export async function mayWork(db: Queryable, personId: string, pair: Pair): Promise<boolean> {
  return hasPassed(db, personId, (await isOpenForTesting(db, pair)) ? pair : 'any');
}
