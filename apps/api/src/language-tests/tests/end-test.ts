import { pathTo } from '@tolk/contract';
import { languageTestOutcome, type LanguageTestEnd } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import {
  findLanguageTest,
  finishLanguageTest,
  judgeAnswers,
  lockLanguageTest,
  runningTest,
  type LanguageTest,
} from './language-test-repository.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { pairNames } from '../questions/pair-names.ts';
import { testPassed } from './test-passed.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs'>;

export const expiryKey = (testId: string) => `languageTest:${testId}`;

/** Fails a test whose time is over, also when nobody looks at it any more. */
export const expireLanguageTest = handleJob(
  'languageTest.expire',
  'money',
  ({ languageTestId }, deps) => endWhenOver(deps, languageTestId, deps.clock.now()),
);

/** Ends the caller's test when its time is over, so that what follows finds it ended. */
export async function closeOverdue({ deps, personId, now }: CallContext): Promise<void> {
  const test = await runningTest(deps.db, personId);
  if (test !== undefined && test.ends_at <= now) await endWhenOver(deps, test.id, now);
}

/** Judges a running test that is locked, and answers it as it is afterwards. */
export async function endTest(
  tx: Tx,
  { jobs }: Pick<Needs, 'jobs'>,
  ending: { test: LanguageTest; by: LanguageTestEnd; at: Date },
): Promise<LanguageTest> {
  const { test, by, at } = ending;
  const correct = await judgeAnswers(tx, test.id);
  const status = languageTestOutcome(by, correct);
  await finishLanguageTest(tx, test.id, {
    status,
    ended_by: by,
    correct,
    score: correct / test.question_count,
    finished_at: at,
  });
  await jobs.cancel(tx, expiryKey(test.id));
  if (status === 'passed') await testPassed(tx, jobs, test.person_id, at);
  invalidate(tx, test.person_id, ['LanguageTest', 'Overview']);
  return (await findLanguageTest(tx, test.id)) ?? test;
}

async function endWhenOver({ db, jobs }: Needs, testId: string, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const test = await lockLanguageTest(tx, testId);
    if (test?.status !== 'running' || test.ends_at > now) return;
    await endTest(tx, { jobs }, { test, by: 'timeOver', at: test.ends_at });
    await tellTimeOver(tx, jobs, test, now);
  });
}

async function tellTimeOver(
  tx: Tx,
  jobs: Needs['jobs'],
  test: LanguageTest,
  at: Date,
): Promise<void> {
  const names = pairNames(test);
  const member = test.team_member_name;
  const whose = member === null ? { en: '', zh: '' } : { en: ` of ${member}`, zh: `${member} 的` };
  await notify(tx, jobs, {
    personId: test.person_id,
    identity: 'supplier',
    kind: 'languageTestFinished',
    title: { en: 'A language test ran out of time', zh: '语言测试时间已到' },
    text: {
      en: `The test ${names.en}${whose.en} was not submitted in time, so it counts as failed.`,
      zh: `${whose.zh}${names.zh}测试未在规定时间内交卷，判定为未通过。`,
    },
    path: pathTo('languageTestStatus'),
    at,
  });
}
