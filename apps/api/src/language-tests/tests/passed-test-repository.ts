import { sql } from 'kysely';
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

/** The pairs in which the person, or somebody who is in their team, has passed a test. */
export function passedPairs(db: Queryable, personId: string): Promise<Pair[]> {
  return passedTests(db, personId)
    .select(['source_language as sourceLanguage', 'target_language as targetLanguage'])
    .distinct()
    .execute();
}

/** Whether the person, or somebody who is in their team, has passed a test: of this pair, or of any. */
export async function hasPassed(
  db: Queryable,
  personId: string,
  pair: Pair | 'any',
): Promise<boolean> {
  let query = passedTests(db, personId).select('language_test.id');
  if (pair !== 'any') {
    query = query
      .where('source_language', '=', pair.sourceLanguage)
      .where('target_language', '=', pair.targetLanguage);
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

function passedTests(db: Queryable, personId: string) {
  return (
    db
      .selectFrom('language_test')
      .leftJoin('team_member', 'team_member.id', 'language_test.team_member_id')
      .where('language_test.person_id', '=', personId)
      // Written out, so that the partial index of passed tests fits.
      .where(sql<boolean>`status = 'passed'`)
      .where('removed_at', 'is', null)
  );
}
