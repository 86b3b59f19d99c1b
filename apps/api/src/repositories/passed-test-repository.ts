import { sql } from 'kysely';
import { limits } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';

export interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Whether the bank holds enough questions for a test in this pair. */
export async function isOpenForTesting(db: Queryable, pair: Pair): Promise<boolean> {
  const { active } = await db
    .selectFrom('question')
    .select((eb) => eb.fn.countAll<number>().as('active'))
    .where('source_language', '=', pair.sourceLanguage)
    .where('target_language', '=', pair.targetLanguage)
    .where('retired', '=', false)
    .executeTakeFirstOrThrow();
  return active >= limits.languageTest.questions;
}

/** Whether the person, or a member of their team, has passed a test: of this pair, or of any. */
export async function hasPassed(
  db: Queryable,
  personId: string,
  pair: Pair | 'any',
): Promise<boolean> {
  let query = db
    .selectFrom('language_test')
    .select(sql`1`.as('one'))
    .where('person_id', '=', personId)
    .where(sql<boolean>`status = 'passed'`);
  if (pair !== 'any') {
    query = query
      .where('source_language', '=', pair.sourceLanguage)
      .where('target_language', '=', pair.targetLanguage);
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
