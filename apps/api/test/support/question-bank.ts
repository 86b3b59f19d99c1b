import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** Opens a pair for testing: thirty questions make a test. */
export async function openForTesting(
  { app, clock }: TestApp,
  source_language: string,
  target_language: string,
): Promise<void> {
  const questions = Array.from({ length: 30 }, (_, index) => ({
    id: randomUUID(),
    seed_key: null,
    source_language,
    target_language,
    prompt: `Question ${index}`,
    options: ['A', 'B', 'C', 'D'],
    answer: 0,
    skill: 'meaning',
    created_at: clock.now(),
  }));
  await app.deps.db.insertInto('question').values(questions).execute();
}
