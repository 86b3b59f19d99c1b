import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { mergeSeedQuestions } from './question-repository.ts';
import { banks } from '@tolk/question-bank';

/**
 * Brings the product's own question banks into the installation, whatever its environment: without
 * them no pair is open for testing. May run at every start, in several processes at once.
 */
export async function loadQuestionBanks({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const questions = banks.flatMap(({ sourceLanguage, targetLanguage, questions: bank }) =>
    bank.map((question) => ({
      passage: '',
      ...question,
      id: randomUUID(),
      sourceLanguage,
      targetLanguage,
    })),
  );
  await mergeSeedQuestions(db, questions, clock.now());
}
