import { DAY, limits, type TestRequestObstacle } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { findMarkers } from '../markings/marker-repository.ts';
import { isOf, retakeTime, type Situation } from '../tests/permission.ts';
import type { Pair } from '../tests/passed-test-repository.ts';
import type { TestRequestRecord } from './test-request-repository.ts';

const { markers } = limits.testMarking;
const retakeDays = limits.languageTest.retakeAfterMs / DAY;

export const askingTexts: Readonly<Record<TestRequestObstacle, BilingualText>> = {
  pairOpen: {
    en: 'There is an online test in this language pair: take it right away.',
    zh: '该语言对已开放在线测试，可直接参加。',
  },
  requested: {
    en: 'You have already asked for a test in this language pair.',
    zh: '您已预约该语言对的测试。',
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
    en: 'Save your basic information before you ask for a test.',
    zh: '请先填写并保存基本信息，再预约测试。',
  },
  noMarkers: {
    en: 'There aren’t two suppliers yet who are tested in this language pair and could mark your translation. Ask for a test that a reviewer marks, or add a certificate.',
    zh: '目前还没有两位通过该语言对测试、可为您评分的译员。您可以预约人工测试，或提交翻译证书。',
  },
};

export function isOpenIn({ open }: Situation, pair: Pair): boolean {
  return open.some(
    (one) =>
      one.sourceLanguage === pair.sourceLanguage && one.targetLanguage === pair.targetLanguage,
  );
}

export function hasPassedIn({ finished }: Situation, pair: Pair): boolean {
  return finished.some((test) => isOf(test, pair) && test.status === 'passed');
}

/** When a failed test may be repeated; null once it may, and when none failed. */
export function retakeLaterThan(situation: Situation, pair: Pair, now: Date): Date | null {
  const retake = retakeTime(situation, pair);
  return retake !== null && now < retake ? retake : null;
}

/** What stands against asking for a test in the pair. */
export function askingObstacle(
  situation: Situation,
  pair: Pair,
  { newest, now }: { newest: TestRequestRecord | undefined; now: Date },
): TestRequestObstacle | null {
  if (newest !== undefined && newest.closed_at === null) return 'requested';
  if (hasPassedIn(situation, pair)) return 'passed';
  if (isOpenIn(situation, pair)) return 'pairOpen';
  if (retakeLaterThan(situation, pair, now) !== null) return 'retakeTooEarly';
  return situation.profileSaved ? null : 'profileIncomplete';
}

/** The same for a translation that suppliers mark: there have to be enough of them. */
export async function probingObstacle(
  db: Queryable,
  obstacle: TestRequestObstacle | null,
  { personId, pair, now }: { personId: string; pair: Pair; now: Date },
): Promise<TestRequestObstacle | null> {
  if (obstacle !== null) return obstacle;
  const sought = { ...pair, personId, testRequestId: null, others: [], now };
  const found = await findMarkers(db, sought, markers);
  return found.length < markers ? 'noMarkers' : null;
}
