import { limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';

/** Languages are values of the dictionary. */
export interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Pairs whose bank holds enough questions for a test. */
export function pairsOpenForTesting(db: Queryable): Promise<(Pair & { questionCount: number })[]> {
  return db
    .selectFrom('question')
    .select((eb) => [
      'source_language as sourceLanguage',
      'target_language as targetLanguage',
      eb.fn.countAll<number>().as('questionCount'),
    ])
    .where('retired', '=', false)
    .groupBy(['source_language', 'target_language'])
    .having((eb) => eb(eb.fn.countAll<number>(), '>=', limits.languageTest.questions))
    .orderBy('source_language')
    .orderBy('target_language')
    .execute();
}

/** The pairs in which the person offers work, by their profile. */
export function pairsOfProfile(db: Queryable, personId: string): Promise<Pair[]> {
  return db
    .selectFrom('supplier_output')
    .where('person_id', '=', personId)
    .select(['source_language as sourceLanguage', 'target_language as targetLanguage'])
    .distinct()
    .execute();
}

/** The pairs in which the person, somebody in their team, or a member of the organisation has passed. */
export function passedPairs(db: Queryable, personId: string): Promise<Pair[]> {
  return db
    .selectFrom('passed_test')
    .where('person_id', '=', personId)
    .select(['source_language as sourceLanguage', 'target_language as targetLanguage'])
    .distinct()
    .execute();
}

/** The same of this pair, or of any. */
export async function hasPassed(
  db: Queryable,
  personId: string,
  pair: Pair | 'any',
): Promise<boolean> {
  let query = db.selectFrom('passed_test').select('person_id').where('person_id', '=', personId);
  if (pair !== 'any') {
    query = query
      .where('source_language', '=', pair.sourceLanguage)
      .where('target_language', '=', pair.targetLanguage);
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
