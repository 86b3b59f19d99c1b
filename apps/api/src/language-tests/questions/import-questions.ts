import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage, invalidFields } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import {
  insertQuestion,
  lockBank,
  questionsOf,
  type KnownQuestion,
} from './question-repository.ts';
import { differInAnswer, questionKey } from './question-text.ts';
import { readQuestionFile, type QuestionFile } from './read-questions.ts';

type Questions = typeof calls.opsinterface.questions;
type Read = QuestionFile['questions'][number];

/** What would come of each line; nothing is saved. Throws 422 at `text` for what is no such file. */
export async function readQuestions(
  { text }: RequestOf<Questions['readQuestions']>,
  { deps: { db }, language }: CallContext,
): Promise<ResponseOf<Questions['readQuestions']>> {
  const { questions, faults } = readQuestionFile(text);
  const { fresh, repeated } = await parted(db, questions);
  return {
    questions: fresh.map((question) => ({ ...question, options: [...question.options] })),
    repeated: repeated.map(({ read, known }) => ({
      line: read.line,
      prompt: read.prompt,
      questionId: known.id,
      retired: known.retired,
      otherAnswer: differInAnswer(read, known),
    })),
    faults: faults.map(({ line, reason }) => ({ line, reason: inLanguage(reason, language) })),
  };
}

/**
 * Adds all questions of a file that the bank does not have, or none: a faulty line is 422 at `text`.
 * Importing the file again changes nothing.
 */
export async function importQuestions(
  { text }: RequestOf<Questions['importQuestions']>,
  context: CallContext,
): Promise<ResponseOf<Questions['importQuestions']>> {
  const { questions, faults } = readQuestionFile(text);
  const [fault] = faults;
  if (fault) {
    const { line, reason } = fault;
    invalidFields({
      text: {
        en: `Nothing was added. Line ${line}: ${reason.en}`,
        zh: `未添加任何题目。第 ${line} 行：${reason.zh}`,
      },
    });
  }
  return context.transaction(async (tx) => {
    await lockBank(tx);
    const { fresh, repeated } = await parted(tx, questions);
    for (const { line: _line, ...question } of fresh) {
      const id = randomUUID();
      await insertQuestion(tx, { id, text: question, now: context.now });
      const { sourceLanguage, targetLanguage } = question;
      await recordAudit(tx, context, {
        action: 'importQuestions',
        subject: 'question',
        subjectId: id,
        details: { sourceLanguage, targetLanguage },
      });
    }
    return { added: fresh.length, repeated: repeated.length };
  });
}

/** What the bank does not have yet, and what it has, in use or retired. */
async function parted(
  db: Queryable,
  questions: readonly Read[],
): Promise<{ fresh: Read[]; repeated: { read: Read; known: KnownQuestion }[] }> {
  const bank = await questionsOf(db, questions);
  const known = new Map(bank.map((question) => [questionKey(question), question]));
  const fresh: Read[] = [];
  const repeated: { read: Read; known: KnownQuestion }[] = [];
  for (const read of questions) {
    const same = known.get(questionKey(read));
    if (same) repeated.push({ read, known: same });
    else fresh.push(read);
  }
  return { fresh, repeated };
}
