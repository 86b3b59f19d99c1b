import { randomUUID } from 'node:crypto';
import { addMs, DAY, limits, MINUTE } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { insertLanguageTest } from '../language-tests/tests/language-test-repository.ts';
import type { SeedSupplier } from '@tolk/demo-data';

/** Right answers of one test after the other. */
const results = [27, 25, 29, 24, 26] as const;
const tookMs = 14 * MINUTE;

/** A passed test in every pair that the supplier works in, a day apart. */
export async function writeDemoTests({ pairs }: SeedSupplier, context: CallContext): Promise<void> {
  const { personId, now } = context;
  const distinct = new Map(
    pairs.map((pair) => [`${pair.sourceLanguage}>${pair.targetLanguage}`, pair]),
  );
  await context.transaction(async (tx) => {
    for (const [index, { sourceLanguage, targetLanguage }] of [...distinct.values()].entries()) {
      const startedAt = addMs(now, index * DAY);
      const correct = results[index % results.length] ?? results[0];
      await insertLanguageTest(tx, {
        id: randomUUID(),
        person_id: personId,
        team_member_id: null,
        source_language: sourceLanguage,
        target_language: targetLanguage,
        status: 'passed',
        ended_by: 'handedIn',
        correct,
        question_count: limits.languageTest.questions,
        score: correct / limits.languageTest.questions,
        entered_by: null,
        started_at: startedAt,
        ends_at: addMs(startedAt, limits.languageTest.durationMs),
        finished_at: addMs(startedAt, tookMs),
      });
    }
  });
}
