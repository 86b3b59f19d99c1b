import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { PartyKind } from '@tolk/domain';
import { loadQuestionBanks } from '../../src/language-tests/questions/load-banks.ts';
import { dataOf } from './market.ts';
import { signUp, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type Tests = typeof calls.supinterface.tests;
export type Running = ResponseOf<Tests['getXuanZeData']>;
export type Result = ResponseOf<Tests['addXuanZe']>;
export type Member = ResponseOf<Tests['addTeamMember']>;
export type Permission = ResponseOf<Tests['getYycsYzData']>;
export type Pair = Pick<RequestOf<Tests['getXuanZeData']>, 'sourceLanguage' | 'targetLanguage'>;

export const englishChinese: Pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
export const frenchEnglish: Pair = { sourceLanguage: 'fr', targetLanguage: 'en' };
/** Has no question bank. */
export const closedPair: Pair = { sourceLanguage: 'de', targetLanguage: 'en' };

/** A supplier with saved information, in an installation that has its question banks. */
export async function newExaminee(
  tolk: TestApp,
  partyKind: PartyKind = 'individual',
): Promise<TestPerson> {
  await loadQuestionBanks(tolk.app.deps);
  const person = await signUp(tolk, 'supplier');
  await saveInformation(tolk, person.personId, partyKind);
  return person;
}

export async function saveInformation(
  tolk: TestApp,
  personId: string,
  partyKind: PartyKind = 'individual',
): Promise<void> {
  const { db, clock } = tolk.app.deps;
  const saved = { person_id: personId, updated_at: clock.now() };
  await db
    .insertInto('personal_information')
    .values({
      ...saved,
      real_name: 'Mei Lin',
      nationality: 'CN',
      location: 'Hangzhou',
      zone: 'Asia/Shanghai',
      party_kind: partyKind,
    })
    .execute();
  await db
    .insertInto('supplier_profile')
    .values({ ...saved, mother_tongue: 'zh-CN', currency: 'CNY', personal_profile: 'Law.' })
    .execute();
}

export function startTest(person: TestPerson, pair: object = englishChinese): Promise<Running> {
  return dataOf(person.call<Running>('/supinterface/getXuanZeData', pair));
}

/** Answers to the first places: `right` right ones, then `wrong` wrong ones; the rest stays open. */
export async function answersOf(
  tolk: TestApp,
  languageTestId: string,
  { right, wrong = 0 }: { right: number; wrong?: number },
): Promise<{ place: number; chosen: number }[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('test_answer')
    .innerJoin('question', 'question.id', 'question_id')
    .select(['place', 'option_order', 'answer'])
    .where('test_id', '=', languageTestId)
    .orderBy('place')
    .limit(right + wrong)
    .execute();
  return rows.map(({ place, option_order: order, answer }) => {
    const position = order.indexOf(answer);
    return { place, chosen: place <= right ? position : (position + 1) % order.length };
  });
}

/** Starts a test and hands it in with so many right answers. */
export async function takeTest(
  tolk: TestApp,
  person: TestPerson,
  right: number,
  pair: object = englishChinese,
): Promise<Result> {
  const { languageTestId } = await startTest(person, pair);
  const answers = await answersOf(tolk, languageTestId, { right, wrong: 30 - right });
  const body = { languageTestId, answers };
  return dataOf(person.call<Result>('/supinterface/addXuanZe', body));
}

/** Whether a test in the pair may be started, and what stands against it. */
export function permission(person: TestPerson, pair: object = englishChinese): Promise<Permission> {
  return dataOf(person.call<Permission>('/supinterface/getYycsYzData', pair));
}

/** The tests that are over, the newest first. */
export function history(person: TestPerson, filter: object = {}) {
  const path = '/supinterface/getXuanZeJL';
  return dataOf(person.call<{ total: number; list: Result[] }>(path, filter));
}

export function addMember(
  person: TestPerson,
  name: string,
  email = `${name.toLowerCase()}@team.example`,
) {
  return person.call<Member>('/supinterface/addTeamMember', { name, email });
}
