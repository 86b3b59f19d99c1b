import { randomUUID } from 'node:crypto';
import { insertQuestion } from '../../src/language-tests/questions/question-repository.ts';
import type { TestApp } from '../support/test-app.ts';
import { addMember, questionForm, startTest, testedPair } from './language-test-fixture.ts';
import type { Fixture } from './fixture.ts';

/** What makes the changing calls of the language tests possible, by their names. */
export function languageTestBodies(tolk: TestApp, fixture: () => Fixture) {
  const supplier = () => fixture().market.supplier;
  return {
    getXuanZeData: async () => ({ body: testedPair }),
    saveXuanZe: async () => ({ body: { languageTestId: await anew(), place: 1, chosen: 2 } }),
    upXuanZeSwitch: async () => ({ body: { languageTestId: await anew() } }),
    addXuanZe: async () => ({
      body: { languageTestId: await anew(), answers: [{ place: 1, chosen: 2 }] },
    }),
    addTeamMember: async () => ({ body: { name: 'Ada', email: `${randomUUID()}@team.example` } }),
    delTeamMember: async () => ({ body: { teamMemberId: await addMember(supplier()) } }),
    addQuestion: async () => ({ body: questionForm }),
    editQuestion: async () => ({ body: { ...questionForm, questionId: await unasked() } }),
    retireQuestion: async () => ({ body: { questionIds: [await unasked()], retired: true } }),
    addOfflineTest: async () => ({
      body: {
        ...testedPair,
        account: supplier().account,
        passed: false,
        score: 0.5,
        testedOn: '2025-06-01',
        note: 'Held in Beijing.',
      },
    }),
  };

  /** A test that was only just started. */
  async function anew(): Promise<string> {
    await tolk.app.deps.db
      .deleteFrom('language_test')
      .where('person_id', '=', supplier().personId)
      .where('source_language', '=', testedPair.sourceLanguage)
      .execute();
    return startTest(supplier());
  }

  async function unasked(): Promise<string> {
    const { db, clock } = tolk.app.deps;
    const id = randomUUID();
    const text = { ...questionForm, targetLanguage: 'zh-CN' };
    await insertQuestion(db, { id, text, now: clock.now() });
    return id;
  }
}
