import type { calls, ResponseOf } from '@tolk/contract';
import { DAY, limits, retakeFrom, type LanguageTestObstacle } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { inLanguage, type BilingualText } from '../../refusal.ts';
import type { CallContext } from '../../call-context.ts';
import {
  finishedTests,
  runningTest,
  type LanguageTest,
  type Tested,
} from '../../repositories/language-test-repository.ts';
import type { Pair } from '../../repositories/passed-test-repository.ts';
import { hasSupplierProfile } from '../../repositories/team-repository.ts';
import { openPairs } from './tested.ts';

export type TestPermission = ResponseOf<typeof calls.supinterface.tests.getYycsYzData>;

/** What decides whether somebody may be tested. */
export interface Situation {
  tested: Tested;
  open: readonly (Pair & { questionCount: number })[];
  /** The one test that runs of the account, whoever is tested in it. */
  running: LanguageTest | undefined;
  /** Of who is tested, the newest first. */
  finished: readonly LanguageTest[];
  profileSaved: boolean;
}

const retakeDays = limits.languageTest.retakeAfterMs / DAY;

export const obstacleTexts: Record<LanguageTestObstacle, BilingualText> = {
  pairClosed: {
    en: 'This language pair is not open for testing yet.',
    zh: '该语言对暂未开放测试。',
  },
  running: {
    en: 'Finish the test that is under way first.',
    zh: '请先完成正在进行的测试。',
  },
  passed: {
    en: 'The test in this language pair is already passed.',
    zh: '已通过该语言对的测试。',
  },
  retakeTooEarly: {
    en: `A failed test can be repeated after ${retakeDays} days.`,
    zh: `未通过测试的，须在 ${retakeDays} 天后方可重考。`,
  },
  profileIncomplete: {
    en: 'Save your basic information before you take a test.',
    zh: '请先填写并保存基本信息，再参加测试。',
  },
};

export async function situationOf(db: Queryable, tested: Tested): Promise<Situation> {
  return {
    tested,
    open: await openPairs(db),
    running: await runningTest(db, tested.personId),
    finished: await finishedTests(db, tested),
    profileSaved: await hasSupplierProfile(db, tested.personId),
  };
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
  return {
    allowed: obstacle === null,
    obstacle,
    msg: obstacle === null ? '' : inLanguage(obstacleTexts[obstacle], language),
    availableAt:
      obstacle === 'retakeTooEarly' ? (retakeTime(situation, pair)?.toISOString() ?? null) : null,
    languageTestId: runningIn(situation, pair)?.id ?? null,
  };
}

/** Whoever goes on with a running test is let in, also when its pair was closed meanwhile. */
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

/** When the last failed test of the pair may be repeated. */
function retakeTime({ finished }: Situation, pair: Pair): Date | null {
  const times = finished
    .filter((test) => isOf(test, pair) && test.status === 'failed')
    .map(({ finished_at: at }) => (at === null ? 0 : retakeFrom(at).getTime()));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

export function isOf(test: LanguageTest, pair: Pair): boolean {
  return (
    test.source_language === pair.sourceLanguage && test.target_language === pair.targetLanguage
  );
}

function isSame(one: Pair, other: Pair): boolean {
  return one.sourceLanguage === other.sourceLanguage && one.targetLanguage === other.targetLanguage;
}
