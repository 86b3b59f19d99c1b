import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Pair } from '../tests/passed-test-repository.ts';
import {
  findQuestion,
  insertQuestion,
  isAsked,
  listQuestions,
  lockQuestion,
  questionPairs,
  setRetired,
  updateQuestion,
  type CountedQuestion,
} from './question-repository.ts';
import { questionFaults, trimmedQuestion, type QuestionText } from './question-text.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';

type Questions = typeof calls.opsinterface.questions;
type Question = ResponseOf<Questions['getQuestionDetail']>;

export async function listQuestionPairs(
  _request: RequestOf<Questions['getQuestionPairs']>,
  { deps: { db } }: CallContext,
): Promise<ResponseOf<Questions['getQuestionPairs']>> {
  const pairs = await questionPairs(db);
  return pairs.map(({ passed, ...pair }) => ({
    ...pair,
    passShare: pair.tests === 0 ? null : passed / pair.tests,
    open: pair.active >= limits.languageTest.questions,
  }));
}

export async function questionList(
  request: RequestOf<Questions['getQuestionList']>,
  { deps: { db } }: CallContext,
): Promise<ResponseOf<Questions['getQuestionList']>> {
  const { sort = 'newest', ...filter } = request;
  const { total, list } = await listQuestions(db, filter, sort, pagingOf(request));
  return { total, list: list.map(present) };
}

export async function questionDetail(
  { questionId }: RequestOf<Questions['getQuestionDetail']>,
  { deps: { db } }: CallContext,
): Promise<Question> {
  return presentQuestion(db, questionId);
}

export async function addQuestion(
  form: RequestOf<Questions['addQuestion']>,
  context: CallContext,
): Promise<Question> {
  const text = textOf(form);
  const id = randomUUID();
  return context.transaction(async (tx) => {
    await insertQuestion(tx, { id, text, now: context.now });
    await recordAudit(tx, context, {
      action: 'addQuestion',
      subject: 'question',
      subjectId: id,
      details: pairOf(text),
    });
    return presentQuestion(tx, id);
  });
}

/** Throws `questionUsed` once a test has drawn it. */
export async function editQuestion(
  { questionId, ...form }: RequestOf<Questions['editQuestion']>,
  context: CallContext,
): Promise<Question> {
  const text = textOf(form);
  return context.transaction(async (tx) => {
    if (!(await lockQuestion(tx, questionId))) refuse('notFound');
    if (await isAsked(tx, questionId)) refuse('questionUsed');
    await updateQuestion(tx, questionId, text);
    await recordAudit(tx, context, {
      action: 'editQuestion',
      subject: 'question',
      subjectId: questionId,
      details: pairOf(text),
    });
    return presentQuestion(tx, questionId);
  });
}

/** A pair closes when too few questions are left and opens again with enough of them. Throws `notFound`. */
export async function retireQuestion(
  { questionIds, retired }: RequestOf<Questions['retireQuestion']>,
  context: CallContext,
): Promise<Question[]> {
  return context.transaction(async (tx) => {
    // In one order, so that two members of the staff who choose the same ones wait for each other.
    for (const questionId of questionIds.toSorted()) {
      const question = (await lockQuestion(tx, questionId)) ?? refuse('notFound');
      if (question.retired === retired) continue;
      await setRetired(tx, questionId, retired);
      await recordAudit(tx, context, {
        action: 'retireQuestion',
        subject: 'question',
        subjectId: questionId,
        details: { retired: String(retired) },
      });
    }
    return Promise.all(questionIds.map((questionId) => presentQuestion(tx, questionId)));
  });
}

function pairOf({ sourceLanguage, targetLanguage }: Pair): Record<string, string> {
  return { sourceLanguage, targetLanguage };
}

function textOf(form: QuestionText): QuestionText {
  const text = trimmedQuestion(form);
  requireNoFaults(questionFaults(text));
  return text;
}

async function presentQuestion(db: Queryable, id: string): Promise<Question> {
  return present((await findQuestion(db, id)) ?? refuse('notFound'));
}

function present(row: CountedQuestion): Question {
  return {
    questionId: row.id,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    prompt: row.prompt,
    passage: row.passage,
    options: row.options,
    answer: row.answer,
    skill: row.skill,
    retired: row.retired,
    asked: row.asked,
    correctShare: row.correct_share,
    chosen: row.chosen,
    discrimination: row.discrimination,
    createTime: row.created_at.toISOString(),
  };
}
