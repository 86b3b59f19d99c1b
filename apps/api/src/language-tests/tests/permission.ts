import type { calls, ResponseOf } from '@tolk/contract';
import {
  accountRetakeFrom,
  DAY,
  limits,
  retakeFrom,
  type LanguageTestObstacle,
} from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { inLanguage, type BilingualText } from '../../calls/refusal.ts';
import type { CallContext } from '../../calls/call-context.ts';
import {
  failedTests,
  finishedTests,
  runningTest,
  type LanguageTest,
  type Tested,
} from './language-test-repository.ts';
import type { Pair } from './passed-test-repository.ts';
import { hasSupplierProfile } from '../team/team-repository.ts';
import { openPairs } from './tested.ts';

export type TestPermission = ResponseOf<typeof calls.supinterface.tests.getYycsYzData>;

/** What decides whether somebody may be tested. */
export interface Situation {
  tested: Tested;
  open: readonly (Pair & { questionCount: number })[];
  /** The one test that runs of the account, no matter who is tested in it. */
  running: LanguageTest | undefined;
  /** Of who is tested, the newest first. */
  finished: readonly LanguageTest[];
  /** Of the account, no matter who was tested. */
  failed: Awaited<ReturnType<typeof failedTests>>;
  profileSaved: boolean;
}

const { accountFails, retakeAfterMs } = limits.languageTest;
const retakeDays = retakeAfterMs / DAY;

const obstacleTexts: Record<LanguageTestObstacle, BilingualText> = {
  pairClosed: {
    en: 'There is no online test in this language pair yet. Ask for a test that a reviewer marks.',
    zh: '该语言对暂无在线测试，可预约人工测试。',
  },
  running: {
    en: 'Finish your current test first.',
    zh: '请先完成正在进行的测试。',
  },
  passed: {
    en: 'You have already passed the test in this language pair.',
    zh: '已通过该语言对的测试。',
  },
  retakeTooEarly: {
    en: `You can retake a failed test after ${retakeDays} days.`,
    zh: `未通过测试的，须在 ${retakeDays} 天后方可重考。`,
  },
  profileIncomplete: {
    en: 'Save your basic information before you take a test.',
    zh: '请先填写并保存基本信息，再参加测试。',
  },
};

const failedOften: BilingualText = {
  en: `${accountFails} tests of this account in this language pair have failed within ${retakeDays} days.`,
  zh: `该账号在此语言对中 ${retakeDays} 天内已有 ${accountFails} 次测试未通过。`,
};

export async function situationOf(db: Queryable, tested: Tested): Promise<Situation> {
  return {
    tested,
    open: await openPairs(db),
    running: await runningTest(db, tested.personId),
    finished: await finishedTests(db, tested),
    failed: await failedTests(db, tested.personId),
    profileSaved: await hasSupplierProfile(db, tested.personId),
  };
}

/** Why not, in words. */
export function obstacleText(
  obstacle: LanguageTestObstacle,
  situation: Situation,
  pair: Pair,
  now: Date,
): BilingualText {
  const own = ownRetakeTime(situation, pair);
  const others = obstacle === 'retakeTooEarly' && (own === null || own <= now);
  return others ? failedOften : obstacleTexts[obstacle];
}

/** The test of this pair that runs for who is tested, to go on with. */
export function runningIn({ running, tested }: Situation, pair: Pair): LanguageTest | undefined {
  if (running === undefined || !isOf(running, pair)) return undefined;
  return running.team_member_id === tested.teamMemberId ? running : undefined;
}

export function permissionIn(
  situation: Situation,
  pair: Pair,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
): TestPermission {
  const obstacle = obstacleIn(situation, pair, now);
  const running = runningIn(situation, pair);
  return {
    allowed: obstacle === null,
    obstacle,
    msg:
      obstacle === null ? '' : inLanguage(obstacleText(obstacle, situation, pair, now), language),
    availableAt:
      obstacle === 'retakeTooEarly' ? (retakeTime(situation, pair)?.toISOString() ?? null) : null,
    languageTestId: running?.id ?? null,
    endTime: running?.ends_at.toISOString() ?? null,
  };
}

/** Anyone who goes on with a running test is let in, also when its pair was closed meanwhile. */
function obstacleIn(situation: Situation, pair: Pair, now: Date): LanguageTestObstacle | null {
  if (runningIn(situation, pair) !== undefined) return null;
  const { open, running, finished, profileSaved } = situation;
  if (!open.some((one) => isSame(one, pair))) return 'pairClosed';
  if (running !== undefined) return 'running';
  if (finished.some((test) => isOf(test, pair) && test.status === 'passed')) return 'passed';
  const retake = retakeTime(situation, pair);
  if (retake !== null && now < retake) return 'retakeTooEarly';
  return profileSaved ? null : 'profileIncomplete';
}

/** When who is tested may repeat the pair: their own failed test and those of the account decide. */
export function retakeTime(situation: Situation, pair: Pair): Date | null {
  const account = accountRetakeFrom(failedAt(situation.failed, pair));
  const times = [ownRetakeTime(situation, pair), account].flatMap((time) => time?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

function ownRetakeTime({ finished }: Situation, pair: Pair): Date | null {
  const failed = failedAt(
    finished.filter(({ status }) => status === 'failed'),
    pair,
  );
  const times = failed.map((at) => retakeFrom(at).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

type Ended = Pick<LanguageTest, 'source_language' | 'target_language' | 'finished_at'>;

function failedAt(tests: readonly Ended[], pair: Pair): Date[] {
  return tests.filter((test) => isOf(test, pair)).map(({ finished_at: at }) => at ?? new Date(0));
}

export function isOf(test: Ended, pair: Pair): boolean {
  return (
    test.source_language === pair.sourceLanguage && test.target_language === pair.targetLanguage
  );
}

function isSame(one: Pair, other: Pair): boolean {
  return one.sourceLanguage === other.sourceLanguage && one.targetLanguage === other.targetLanguage;
}
