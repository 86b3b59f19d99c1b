import type { calls, ResponseOf } from '@tolk/contract';
import { retakeFrom } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { drawnQuestions, type LanguageTest } from './language-test-repository.ts';

type Tests = typeof calls.supinterface.tests;
export type RunningTest = ResponseOf<Tests['getXuanZeData']>;
export type TestResult = ResponseOf<Tests['addXuanZe']>;

/** A finished test tells how many answers were right, never which. */
export function presentResult(test: LanguageTest): TestResult {
  const { status, finished_at: finishedAt } = test;
  return {
    languageTestId: test.id,
    sourceLanguage: test.source_language,
    targetLanguage: test.target_language,
    teamMemberId: test.team_member_id,
    teamMemberName: test.team_member_name,
    status,
    offline: test.is_offline,
    end: test.ended_by,
    correct: test.correct,
    questionCount: test.question_count,
    score: test.score,
    pageSwitches: test.page_switches,
    startTime: test.started_at.toISOString(),
    finishTime: finishedAt?.toISOString() ?? null,
    retakeTime:
      status === 'failed' && finishedAt !== null ? retakeFrom(finishedAt).toISOString() : null,
    note: test.note,
    certificate: test.certificate,
  };
}

/** The questions as they were shuffled for this test; positions are those that the person sees. */
export async function presentRunning(db: Queryable, test: LanguageTest): Promise<RunningTest> {
  const drawn = await drawnQuestions(db, test.id);
  return {
    languageTestId: test.id,
    sourceLanguage: test.source_language,
    targetLanguage: test.target_language,
    teamMemberName: test.team_member_name,
    startTime: test.started_at.toISOString(),
    endTime: test.ends_at.toISOString(),
    pageSwitches: test.page_switches,
    questions: drawn.map(({ place, prompt, passage, options, option_order: order, chosen }) => ({
      place,
      prompt,
      passage: passage === '' ? null : passage,
      options: order.map((position) => options[position] ?? ''),
      chosen: chosen === null ? null : order.indexOf(chosen),
    })),
  };
}
