import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { failsForPageSwitches } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  countPageSwitch,
  keepAnswers,
  lockLanguageTest,
  type GivenAnswer,
  type LanguageTest,
} from './language-test-repository.ts';
import { closeOverdue, endTest } from './end-test.ts';
import { presentResult } from './present-test.ts';

type Tests = typeof calls.supinterface.tests;

/** Throws `testOver` when it was handed in, failed or its time is over. */
export async function saveAnswer(
  { languageTestId, place, chosen }: RequestOf<Tests['saveXuanZe']>,
  context: CallContext,
): Promise<ResponseOf<Tests['saveXuanZe']>> {
  await closeOverdue(context);
  await context.transaction(async (tx) => {
    const test = await lockRunning(tx, languageTestId, context);
    await keepAnswers(tx, test.id, [{ place, chosen }]);
  });
  return {};
}

/** Answers given here go before those that were saved. Throws `testOver`. */
export async function handIn(
  { languageTestId, answers }: RequestOf<Tests['addXuanZe']>,
  context: CallContext,
): Promise<ResponseOf<Tests['addXuanZe']>> {
  await closeOverdue(context);
  const { deps, now } = context;
  return context.transaction(async (tx) => {
    const test = await lockRunning(tx, languageTestId, context);
    await keepAnswers(tx, test.id, lastOfEachPlace(answers));
    return presentResult(await endTest(tx, deps, { test, by: 'handedIn', at: now }));
  });
}

/** Counts that the page was left; once too often ends the test. Throws `testOver`. */
export async function switchPage(
  { languageTestId }: RequestOf<Tests['upXuanZeSwitch']>,
  context: CallContext,
): Promise<ResponseOf<Tests['upXuanZeSwitch']>> {
  await closeOverdue(context);
  const { deps, now } = context;
  return context.transaction(async (tx) => {
    const test = await lockRunning(tx, languageTestId, context);
    const pageSwitches = await countPageSwitch(tx, test.id);
    if (!failsForPageSwitches(pageSwitches)) return { pageSwitches, result: null };
    const ended = await endTest(tx, deps, { test, by: 'pageSwitches', at: now });
    return { pageSwitches, result: presentResult(ended) };
  });
}

async function lockRunning(
  tx: Tx,
  id: string,
  { personId, now }: CallContext,
): Promise<LanguageTest> {
  const test = (await lockLanguageTest(tx, id, personId)) ?? refuse('notFound');
  if (test.status !== 'running' || test.ends_at <= now) refuse('testOver');
  return test;
}

function lastOfEachPlace(answers: readonly GivenAnswer[]): GivenAnswer[] {
  return [...new Map(answers.map((answer) => [answer.place, answer])).values()];
}
