import { randomUUID } from 'node:crypto';
import { insertQuestion } from '../../src/language-tests/questions/question-repository.ts';
import {
  addSample,
  askedMarking,
  askForTest,
  fullMarks,
  germanText,
  givenTest,
  handedInTest,
  translation,
} from '../support/requested-tests.ts';
import { questionColumns } from '@tolk/domain';
import { certificateForm } from '../support/documents.ts';
import { dataOf } from '../support/market.ts';
import type { TestApp } from '../support/test-app.ts';
import { addMember, questionForm, startTest, testedPair } from './language-test-fixture.ts';
import type { Fixture } from './fixture.ts';

/** What makes the changing calls of the language tests possible, by their names. */
export function languageTestBodies(tolk: TestApp, fixture: () => Fixture) {
  const supplier = () => fixture().market.supplier;
  const admin = () => fixture().staff.admin;
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
    importQuestions: async () => {
      const { prompt, passage, options } = questionForm;
      const cells = ['en', 'fi', 'terminology', prompt, passage, ...options, 'A'].join(',');
      return { body: { text: `${questionColumns.map(({ en }) => en).join(',')}\n${cells}` } };
    },
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
    addTestRequest: async () => ({ body: { ...(await unaskedPair()), note: 'Manuals.' } }),
    withdrawTestRequest: async () => ({ body: { testRequestId: await asked() } }),
    handInTestRequest: async () => {
      const pair = await unaskedPair();
      return {
        body: { testRequestId: await givenTest(supplier(), admin(), pair), translation },
      };
    },
    giveTestText: async () => ({
      body: { testRequestId: await asked(), sampleTextId: await addSample(admin()) },
    }),
    declineTestRequest: async () => ({
      body: { testRequestId: await asked(), reason: 'Nobody here reads this language.' },
    }),
    markTestRequest: async () => {
      const pair = await unaskedPair();
      const testRequestId = await handedInTest(supplier(), admin(), pair);
      return { body: { testRequestId, marks: fullMarks, remark: 'Sound.' } };
    },
    addTestMarks: async () => ({
      body: { testMarkingId: await toMark(), marks: fullMarks, remark: 'Sound.' },
    }),
    declineTestMarking: async () => ({ body: { testMarkingId: await toMark() } }),
    addOrEditTranslatorCertificate: async () => {
      await tolk.app.deps.db
        .deleteFrom('translator_certificate')
        .where('person_id', '=', supplier().personId)
        .where('source_language', '=', 'de')
        .execute();
      return { body: await certificateForm(supplier()) };
    },
    addSampleText: async () => ({
      body: { sourceLanguage: 'de', title: 'Warranty', text: germanText, instructions: '' },
    }),
    retireSampleText: async () => ({
      body: { sampleTextId: await addSample(admin()), retired: true },
    }),
  };

  function toMark(): Promise<string> {
    const { market } = fixture();
    return askedMarking(tolk, market.supplier.personId, market.client.personId);
  }

  /** A pair without questions in which nothing was asked for. */
  async function unaskedPair() {
    await tolk.app.deps.db
      .deleteFrom('test_request')
      .where('person_id', '=', supplier().personId)
      .where('target_language', '=', 'sv')
      .execute();
    await tolk.app.deps.db
      .deleteFrom('language_test')
      .where('person_id', '=', supplier().personId)
      .where('target_language', '=', 'sv')
      .execute();
    return { sourceLanguage: 'de', targetLanguage: 'sv' };
  }

  async function asked(): Promise<string> {
    return (await dataOf(askForTest(supplier(), await unaskedPair()))).testRequestId;
  }

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
