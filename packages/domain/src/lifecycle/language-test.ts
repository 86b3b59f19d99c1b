import * as limits from '../limits.ts';
import type { Lifecycle } from './lifecycle.ts';

export const languageTestStatuses = ['running', 'passed', 'failed'] as const;
export type LanguageTestStatus = (typeof languageTestStatuses)[number];

export const languageTestActions = ['start', 'answer', 'switchPage', 'handIn', 'expire'] as const;
export type LanguageTestAction = (typeof languageTestActions)[number];

/** Why a test ended as it did. */
export const languageTestEnds = ['handedIn', 'timeOver', 'pageSwitches', 'offline'] as const;
export type LanguageTestEnd = (typeof languageTestEnds)[number];

/** Why somebody can't be tested in a pair now. */
export const languageTestObstacles = [
  'pairClosed',
  'running',
  'passed',
  'retakeTooEarly',
  'profileIncomplete',
] as const;
export type LanguageTestObstacle = (typeof languageTestObstacles)[number];

/**
 * What taking work in a pair asks of a supplier: nothing more, its test, or a test by other means
 * where there is none online.
 */
export const testStandings = ['passed', 'needed', 'noneOnline'] as const;
export type TestStanding = (typeof testStandings)[number];

const supplier = ['supplier'] as const;
const source = 'docs/product/lifecycles.md#language-test';

/** Handing in, the clock and a page switch too many lead to `passed` or `failed` by `languageTestOutcome`. */
export const languageTestLifecycle: Lifecycle<LanguageTestStatus, LanguageTestAction, null> = {
  name: 'languageTest',
  states: languageTestStatuses,
  initial: 'running',
  final: ['passed', 'failed'],
  transitions: [
    { action: 'start', actor: supplier, from: [], to: 'running', source },
    { action: 'answer', actor: supplier, from: ['running'], to: 'same', source },
    { action: 'switchPage', actor: supplier, from: ['running'], to: 'same', source },
    { action: 'handIn', actor: supplier, from: ['running'], to: 'passed', source },
    {
      action: 'expire',
      actor: ['timer'],
      from: ['running'],
      to: 'failed',
      timer: { after: 'start', ms: limits.languageTest.durationMs },
      source,
    },
  ],
};

/** How many right answers pass: 60 % of 30 are 18. */
export const languageTestPassMark = Math.ceil(
  limits.languageTest.questions * limits.languageTest.passShare,
);

/**
 * What a test that ended in this way comes to. Time over and too many page switches fail it whatever
 * was answered; `correct` counts right answers.
 */
export function languageTestOutcome(
  end: LanguageTestEnd,
  correct: number,
): Exclude<LanguageTestStatus, 'running'> {
  if (end === 'timeOver' || end === 'pageSwitches') return 'failed';
  return correct >= languageTestPassMark ? 'passed' : 'failed';
}

/** Leaving the page is counted and warned; one more than the spec allows fails the test. */
export function failsForPageSwitches(pageSwitches: number): boolean {
  return pageSwitches > limits.languageTest.pageSwitches;
}

/** From when on a failed test may be repeated. */
export function retakeFrom(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + limits.languageTest.retakeAfterMs);
}

/**
 * From when on an account whose tests in one pair failed at these times may take another one there,
 * no matter who of its team is tested; null while it has failed less often than is counted. Every test
 * tells how many answers were right, so tests without end would tell which.
 */
export function accountRetakeFrom(failedAt: readonly Date[]): Date | null {
  const counted = failedAt.toSorted((a, b) => b.getTime() - a.getTime());
  const last = counted[limits.languageTest.accountFails - 1];
  return last === undefined ? null : retakeFrom(last);
}
