import { randomUUID } from 'node:crypto';
import { limits } from '@tolk/domain';
import { mergeSeedQuestions } from '../../src/language-tests/questions/question-repository.ts';
import { dataOf } from '../support/market.ts';
import { certifyCompany } from '../support/payable-supplier.ts';
import { askedMarking, askForTest } from '../support/requested-tests.ts';
import type { TestPerson } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';

/** What there is to reach for of the language tests. */
export interface TestIds {
  /** It runs. */
  languageTest: string;
  teamMember: string;
  /** No test has asked it. */
  question: string;
  /** The supplier asked for it. */
  testRequest: string;
  /** The supplier is asked for it. */
  testMarking: string;
}

/** Open for testing; small, so that a snapshot of everything stays cheap. */
export const testedPair = { sourceLanguage: 'de', targetLanguage: 'en' };

export const questionForm = {
  ...testedPair,
  prompt: 'Which translation is right?',
  passage: 'Handlich.',
  options: ['Handy.', 'Manual.', 'Handmade.', 'Underhand.'],
  answer: 0,
  skill: 'terminology',
};

/** The supplier is a company with one member in its team, in the middle of a test. */
export async function openLanguageTest(
  tolk: TestApp,
  supplier: TestPerson,
  testedId: string,
): Promise<TestIds> {
  const { db, clock } = tolk.app.deps;
  const question = randomUUID();
  const unasked = { ...questionForm, targetLanguage: 'zh-CN', id: question, key: 'de-zh-01' };
  const asked = Array.from({ length: limits.languageTest.questions }, (_, index) => ({
    ...questionForm,
    id: randomUUID(),
    key: `de-en-${index}`,
  }));
  await mergeSeedQuestions(db, [...asked, unasked], clock.now());
  await db
    .updateTable('personal_information')
    .set({ party_kind: 'company', company_name: 'Mei Lin Translations' })
    .where('person_id', '=', supplier.personId)
    .execute();
  await certifyCompany(tolk, supplier.personId, 'Mei Lin Translations');
  return {
    question,
    teamMember: await addMember(supplier),
    languageTest: await startTest(supplier),
    testRequest: await askInAnotherPair(supplier),
    testMarking: await askedMarking(tolk, supplier.personId, testedId),
  };
}

export async function addMember(supplier: TestPerson): Promise<string> {
  const form = { name: 'Ada', email: `${randomUUID()}@team.example` };
  const path = '/supinterface/addTeamMember';
  const { teamMemberId } = await dataOf(supplier.call<{ teamMemberId: string }>(path, form));
  return teamMemberId;
}

async function askInAnotherPair(supplier: TestPerson): Promise<string> {
  const pair = { sourceLanguage: 'sv', targetLanguage: 'de' };
  return (await dataOf(askForTest(supplier, pair))).testRequestId;
}

/** Starts the test of the pair, or goes on with it. */
export async function startTest(supplier: TestPerson): Promise<string> {
  const path = '/supinterface/getXuanZeData';
  const { languageTestId } = await dataOf(
    supplier.call<{ languageTestId: string }>(path, testedPair),
  );
  return languageTestId;
}
