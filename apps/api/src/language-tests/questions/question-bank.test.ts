import type { ResponseOf, calls } from '@tolk/contract';
import { randomUUID } from 'node:crypto';
import { dataOf } from '../../../test/support/market.ts';
import {
  answersOf,
  frenchEnglish,
  newExaminee,
  startTest,
  takeTest,
} from '../../../test/support/examinee.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { loadQuestionBanks } from './load-banks.ts';
import { mayWork, openPairs } from '../tests/tested.ts';

type Questions = typeof calls.opsinterface.questions;

const tolk = testApp();
let reviewer: TestStaff;

interface Question {
  questionId: string;
  prompt: string;
  options: string[];
  answer: number;
  retired: boolean;
  asked: number;
  correctShare: number | null;
  chosen: number[];
  discrimination: number | null;
}
interface BankPair {
  sourceLanguage: string;
  active: number;
  retired: number;
  tests: number;
  passShare: number | null;
  open: boolean;
}

/** Pairs without a bank of the product's own. */
const germanEnglish = { sourceLanguage: 'de', targetLanguage: 'en' };
const spanishEnglish = { sourceLanguage: 'es', targetLanguage: 'en' };
const form = {
  ...germanEnglish,
  prompt: 'Which translation is right?',
  passage: 'Handlich.',
  options: ['Handy.', 'Manual.', 'Handmade.', 'Underhand.'],
  answer: 0,
  skill: 'terminology',
};

beforeAll(async () => {
  reviewer = await addStaffMember(tolk, 'reviewer');
});

function ops<Data>(name: string, body: object = {}) {
  return reviewer.call<Data>(`/opsinterface/${name}`, body);
}

function list(filter: object): Promise<{ total: number; list: Question[] }> {
  return dataOf(ops<{ total: number; list: Question[] }>('getQuestionList', filter));
}

async function pairOf(sourceLanguage: string): Promise<BankPair | undefined> {
  const pairs = await dataOf(ops<BankPair[]>('getQuestionPairs'));
  return pairs.find((pair) => pair.sourceLanguage === sourceLanguage);
}

function addQuestion(changes: object = {}) {
  return ops<Question>('addQuestion', { ...form, ...changes });
}

function retire(questionIds: readonly string[], retired: boolean) {
  return ops<Question[]>('retireQuestion', { questionIds, retired });
}

async function actsOn(subjectId: string): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
}

describe('the bank', () => {
  it('opens a pair with its thirtieth question and closes it with one retired', async () => {
    const made: string[] = [];
    const open = async () =>
      (await openPairs(tolk.app.deps.db)).filter(({ sourceLanguage }) => sourceLanguage === 'es');
    for (let number = 1; number <= 30; number += 1) {
      expect(await open()).toEqual([]);
      const prompt = `${number}. ${form.prompt}`;
      made.push((await dataOf(addQuestion({ ...spanishEnglish, prompt }))).questionId);
    }
    expect(await open()).toEqual([{ ...spanishEnglish, questionCount: 30 }]);
    expect(await pairOf('es')).toMatchObject({ active: 30, retired: 0, tests: 0, open: true });
    const [questionId = ''] = made;
    const [retired] = await dataOf(retire([questionId], true));
    expect(retired?.retired).toBe(true);
    expect(await pairOf('es')).toMatchObject({ active: 29, retired: 1, open: false });
    await retire([questionId], false);
    expect(await pairOf('es')).toMatchObject({ active: 30, retired: 0, open: true });
    expect(await actsOn(questionId)).toEqual(['addQuestion', 'retireQuestion', 'retireQuestion']);
    expect((await list({ search: '30. which', sourceLanguage: 'es' })).total).toBe(1);
    expect((await list({ sourceLanguage: 'es', retired: true })).total).toBe(0);
  });

  it('retires several questions at once, or none when one of them is not there', async () => {
    const fromFinnish = { sourceLanguage: 'fi', targetLanguage: 'en' };
    const ids: string[] = [];
    for (const prompt of ['One', 'Two', 'Three'])
      ids.push((await dataOf(addQuestion({ ...fromFinnish, prompt }))).questionId);
    const [one = '', two = '', three = ''] = ids;

    expect((await retire([one, randomUUID()], true)).code).toBe(404);
    expect(await pairOf('fi')).toMatchObject({ active: 3, retired: 0 });

    await dataOf(retire([one], true));
    const both = await dataOf(retire([one, three], true));
    expect(both.map(({ questionId, retired }) => [questionId, retired])).toEqual([
      [one, true],
      [three, true],
    ]);
    expect(await pairOf('fi')).toMatchObject({ active: 1, retired: 2 });
    // Noted for what changed alone.
    expect(await actsOn(one)).toEqual(['addQuestion', 'retireQuestion']);
    expect(await actsOn(two)).toEqual(['addQuestion']);
    expect(await actsOn(three)).toEqual(['addQuestion', 'retireQuestion']);
  });

  it.each([
    ['a source language unknown to us', { sourceLanguage: 'xx-XX' }, 'sourceLanguage'],
    ['a target language unknown to us', { targetLanguage: 'xx-XX' }, 'targetLanguage'],
    ['one language twice', { sourceLanguage: 'en' }, 'targetLanguage'],
    ['nothing to ask', { prompt: ' \u200b ' }, 'prompt'],
    ['no skill', { skill: ' ' }, 'skill'],
    ['an empty option', { options: ['One', 'Two', 'Three', ' '] }, 'options.3'],
    ['an option twice', { options: ['One', 'Two', ' One', 'Four'] }, 'options.2'],
  ])('takes no question with %s', async (_what, changes, field) => {
    const answer = await addQuestion(changes);
    expect(answer).toMatchObject({ code: 422 });
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  });

  describe('takes a file of questions', () => {
    type Read = ResponseOf<Questions['readQuestions']>;
    type Imported = ResponseOf<Questions['importQuestions']>;
    const headings =
      'Source language,Target language,Skill,Question,Passage,Option A,Option B,Option C,Option D,Right option';
    const file = (...rows: string[]) => [headings, ...rows].join('\n');
    const row = (prompt: string, answer = 'C') =>
      `de,nl,terminology,${prompt},,Een,Twee,Drie,Vier,${answer}`;
    const dutch = () => list({ targetLanguage: 'nl', sort: 'newest' });

    it('whole, each question as if it was added by hand and noted, and no second time', async () => {
      const text = file(row('Which is “drei”?'), row('Which is “zwei”?', 'B'));
      const read = await dataOf(ops<Read>('readQuestions', { text }));
      expect(read).toMatchObject({ repeated: [], faults: [] });
      expect(read.questions.map(({ line, prompt, answer }) => [line, prompt, answer])).toEqual([
        [2, 'Which is “drei”?', 2],
        [3, 'Which is “zwei”?', 1],
      ]);
      expect((await dutch()).total).toBe(0);

      expect(await dataOf(ops<Imported>('importQuestions', { text }))).toEqual({
        added: 2,
        repeated: 0,
      });
      const { total, list: added } = await dutch();
      expect(total).toBe(2);
      for (const question of added) {
        expect(question).toMatchObject({ retired: false, asked: 0, skill: 'terminology' });
        expect(await actsOn(question.questionId)).toEqual(['importQuestions']);
      }

      const again = file(row('Which is “vier”?', 'D'), row(' WHICH is  “drei”?'));
      expect(await dataOf(ops<Read>('readQuestions', { text: again }))).toMatchObject({
        questions: [{ line: 2, prompt: 'Which is “vier”?' }],
        repeated: [
          {
            line: 3,
            prompt: 'WHICH is  “drei”?',
            questionId: added.find(({ answer }) => answer === 2)?.questionId,
            retired: false,
            otherAnswer: false,
          },
        ],
      });
      expect(await dataOf(ops<Imported>('importQuestions', { text: again }))).toEqual({
        added: 1,
        repeated: 1,
      });
      expect((await dutch()).total).toBe(3);
    });

    it('and says where the bank has another right option, in whatever order they stand', async () => {
      const pair = 'de,da,terminology,Which is right?,Handlich.';
      const known = ['Let,Tung,Stor,Lille,A', 'let,Tung,Let,Lille,A'];
      const text = file(...known.map((rest) => `${pair},${rest}`));
      await dataOf(ops('importQuestions', { text }));
      const differing = async (rest: string) => {
        const body = { text: file(`${pair},${rest}`) };
        const read = await dataOf(ops<Read>('readQuestions', body));
        return read.repeated.map(({ otherAnswer }) => otherAnswer);
      };
      expect(await differing('LET,Tung,Stor,Lille,A')).toEqual([false]);
      expect(await differing('Tung,Let,Stor,Lille,B')).toEqual([false]);
      expect(await differing('Let,Tung,Stor,Lille,B')).toEqual([true]);
      expect(await differing('Tung,Let,Stor,Lille,A')).toEqual([true]);
      // Options that differ by their letters alone are told apart.
      expect(await differing('let,Tung,Let,Lille,A')).toEqual([false]);
      expect(await differing('let,Tung,Let,Lille,C')).toEqual([true]);
    });

    it('with all of its questions or with none', async () => {
      const text = file(row('Which is “eins”?', 'A'), row('Which is “null”?', 'E'));
      expect(await dataOf(ops<Read>('readQuestions', { text }))).toMatchObject({
        questions: [{ line: 2 }],
        faults: [{ line: 3, reason: 'Right option: Write A, B, C or D.' }],
      });
      const answer = await ops('importQuestions', { text });
      expect(answer).toMatchObject({
        code: 422,
        data: {
          fields: { text: 'Nothing was added. Line 3: Right option: Write A, B, C or D.' },
        },
      });
      expect((await list({ search: '“eins”' })).total).toBe(0);
    });

    it('once from two who import it at the same moment', async () => {
      const text = file(row('Which is “sechs”?'), row('Which is “sieben”?'));
      const other = await addStaffMember(tolk, 'reviewer');
      const both = await Promise.all(
        [reviewer, other].map((staff) =>
          dataOf(staff.call<Imported>('/opsinterface/importQuestions', { text })),
        ),
      );
      expect(new Set(both.map(({ added }) => added))).toEqual(new Set([0, 2]));
    });
  });

  it('lets a question be changed until a test has drawn it', async () => {
    const { questionId } = await dataOf(addQuestion({ prompt: 'Not asked yet' }));
    const edit = (prompt: string) => ops<Question>('editQuestion', { questionId, ...form, prompt });
    expect(await dataOf(edit(' Better '))).toMatchObject({ questionId, prompt: 'Better' });
    const person = await newExaminee(tolk);
    const { db } = tolk.app.deps;
    await db
      .updateTable('question')
      .set({ retired: true })
      .where('source_language', '=', 'de')
      .where('id', '<>', questionId)
      .execute();
    for (let number = 1; number <= 29; number += 1) await addQuestion({ prompt: `New ${number}` });
    await startTest(person, germanEnglish);
    expect(await edit('Best')).toMatchObject({ code: 1606 });
    expect(await actsOn(questionId)).toEqual(['addQuestion', 'editQuestion']);
  });

  it('is closed to those whose role has no room for it', async () => {
    for (const role of ['support', 'finance'] as const) {
      const caller = await addStaffMember(tolk, role);
      const { code } = await caller.call('/opsinterface/getQuestionList', {});
      expect([role, code]).toEqual([role, 403]);
    }
  });
});

describe('statistics', () => {
  it('tell how hard a question is and whether it tells good from weak', async () => {
    const { db } = tolk.app.deps;
    const [person, before] = [await newExaminee(tolk), await newExaminee(tolk)];
    // Only thirty questions stay, so that each test asks all of them.
    const kept = await db
      .selectFrom('question')
      .select('id')
      .where('source_language', '=', 'fr')
      .where('retired', '=', false)
      .orderBy('seed_key')
      .limit(30)
      .execute();
    const ids = kept.map(({ id }) => id);
    await db
      .updateTable('question')
      .set({ retired: true })
      .where('source_language', '=', 'fr')
      .where('id', 'not in', ids)
      .execute();
    const [good = '', bad = '', easy = ''] = ids;
    // Twenty tests: the first ten have all else right, the last ten all else wrong.
    for (let number = 0; number < 20; number += 1) {
      const able = number < 10;
      await takeFrench((id) => {
        if (id === good) return able;
        if (id === bad) return !able;
        return id === easy || able;
      });
    }
    const detail = (questionId: string) =>
      dataOf(ops<Question>('getQuestionDetail', { questionId }));
    expect(await detail(good)).toMatchObject({ asked: 20, correctShare: 0.5, discrimination: 1 });
    expect(await detail(bad)).toMatchObject({ asked: 20, correctShare: 0.5, discrimination: -1 });
    const { chosen, answer, ...rest } = await detail(easy);
    expect(rest).toMatchObject({ asked: 20, correctShare: 1, discrimination: null });
    expect(chosen[answer]).toBe(20);
    expect(chosen.reduce((sum, count) => sum + count, 0)).toBe(20);
    const french = { sourceLanguage: 'fr', retired: false, pageSize: 100 };
    const weakest = await list({ ...french, sort: 'weakest' });
    expect(weakest.list[0]?.questionId).toBe(bad);
    const hardest = await list({ ...french, sort: 'hardest' });
    expect(hardest.list.at(-1)?.questionId).toBe(easy);
    expect(await pairOf('fr')).toMatchObject({ tests: 20, passShare: 0.5 });

    /** By a person whose earlier tests are somebody else's now, for nobody repeats one so soon. */
    async function takeFrench(isRight: (id: string) => boolean): Promise<void> {
      await db
        .updateTable('language_test')
        .set({ person_id: before.personId })
        .where('person_id', '=', person.personId)
        .execute();
      const { languageTestId } = await startTest(person, frenchEnglish);
      const rows = await db
        .selectFrom('test_answer')
        .select(['place', 'question_id'])
        .where('test_id', '=', languageTestId)
        .orderBy('place')
        .execute();
      const right = await answersOf(tolk, languageTestId, { right: 30 });
      const wrong = await answersOf(tolk, languageTestId, { right: 0, wrong: 30 });
      const answers = rows.map(({ question_id }, index) =>
        isRight(question_id) ? right[index] : wrong[index],
      );
      await dataOf(person.call('/supinterface/addXuanZe', { languageTestId, answers }));
    }
  });
});

describe('the product’s own questions', () => {
  it('come once; an unasked text follows the seed unless staff changed or it was asked', async () => {
    const { db } = tolk.app.deps;
    await startTest(await newExaminee(tolk));
    const seeded = () =>
      db
        .selectFrom('question')
        .select(['id', 'prompt', 'retired'])
        .where('seed_key', 'is not', null)
        .orderBy('seed_key')
        .execute();
    const before = await seeded();
    await loadQuestionBanks(tolk.app.deps);
    expect(await seeded()).toEqual(before);
    const asked = await db.selectFrom('test_answer').select('question_id').execute();
    const used = new Set(asked.map(({ question_id }) => question_id));
    const [fresh, edited, gone] = before.filter(({ id, retired }) => !used.has(id) && !retired);
    const drawn = before.find(({ id }) => used.has(id));
    for (const row of [fresh, drawn]) {
      await db
        .updateTable('question')
        .set({ prompt: 'Older' })
        .where('id', '=', row?.id ?? '')
        .execute();
    }
    const body = { questionId: edited?.id, ...form, prompt: 'By staff' };
    await dataOf(ops('editQuestion', body));
    await dataOf(retire([gone?.id ?? ''], true));
    await loadQuestionBanks(tolk.app.deps);
    const after = new Map((await seeded()).map((row) => [row.id, row]));
    expect(after.size).toBe(before.length);
    expect(after.get(fresh?.id ?? '')).toEqual(fresh);
    expect(after.get(drawn?.id ?? '')?.prompt).toBe('Older');
    expect(after.get(edited?.id ?? '')?.prompt).toBe('By staff');
    expect(after.get(gone?.id ?? '')?.retired).toBe(true);
  });
});

describe('a result of an offline test', () => {
  const pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
  const result = { ...pair, passed: true, score: 0.875, note: ' Taken in Beijing. ' };
  const today = () => tolk.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const enter = (changes: object) =>
    ops<{ languageTestId: string }>('addOfflineTest', { ...result, testedOn: today(), ...changes });

  it('opens work in its pair, stands in the history and is told', async () => {
    const person = await newExaminee(tolk);
    const { db } = tolk.app.deps;
    expect(await mayWork(db, person.personId, pair)).toBe(false);
    const account = ` ${person.account.toUpperCase()}`;
    const entered = await dataOf(enter({ account }));
    expect(entered).toMatchObject({ status: 'passed', score: 0.875, note: 'Taken in Beijing.' });
    expect(await mayWork(db, person.personId, pair)).toBe(true);
    const { list: history } = await dataOf(
      person.call<{ list: object[] }>('/supinterface/getXuanZeJL', {}),
    );
    expect(history).toMatchObject([
      { languageTestId: entered.languageTestId, offline: true, end: 'offline', correct: null },
    ]);
    const notices = await db
      .selectFrom('notification')
      .select(['kind', 'text_en', 'text_zh'])
      .where('person_id', '=', person.personId)
      .execute();
    expect(notices).toEqual([
      {
        kind: 'languageTestEntered',
        text_en: 'The offline test English to Chinese (Simplified) was recorded as passed.',
        text_zh: '英语译中文（简体）线下测试结果已录入：通过。',
      },
    ]);
    expect(await actsOn(person.personId)).toEqual(['addOfflineTest']);
    const { list: entries } = await dataOf(
      ops<{ list: object[] }>('getOfflineTestList', { search: 'tolk.example' }),
    );
    expect(entries[0]).toMatchObject({ ...entered, enteredBy: reviewer.name });
  });

  it.each([
    ['an account that nobody has', { account: 'nobody@tolk.example' }, 404],
    ['no account', { account: 'nobody' }, 422],
    ['a day to come', { testedOn: '2999-01-01' }, 422],
    ['a day that no calendar has', { testedOn: '2025-02-30' }, 422],
    ['a language unknown to us', { sourceLanguage: 'xx-XX' }, 422],
  ])('is not taken with %s', async (_what, changes, code) => {
    const { account } = await newExaminee(tolk);
    expect((await enter({ account, ...changes })).code).toBe(code);
  });

  it('is entered for somebody who is shown with their team first', async () => {
    const company = await newExaminee(tolk, 'company');
    const member = { name: 'Li Hua', email: 'li.hua@tolk.example' };
    await dataOf(company.call('/supinterface/addTeamMember', member));
    expect(await dataOf(ops('getTestPerson', { account: company.account }))).toEqual({
      personName: expect.any(String),
      teamMembers: [{ teamMemberId: expect.any(String), name: 'Li Hua' }],
    });
    const looks = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', company.personId)
      .execute();
    expect(looks).toEqual([{ action: 'getTestPerson' }]);
    expect((await ops('getTestPerson', { account: 'nobody@tolk.example' })).data).toBeNull();
    expect((await ops('getTestPerson', { account: 'nobody' })).data).toBeNull();
  });

  it('is for a member of the person’s own team only', async () => {
    const company = await newExaminee(tolk, 'company');
    const other = await newExaminee(tolk, 'company');
    const { teamMemberId } = await dataOf(
      company.call<{ teamMemberId: string }>('/supinterface/addTeamMember', {
        name: 'Ada',
        email: 'ada@team.example',
      }),
    );
    const { code } = await enter({ account: other.account, teamMemberId });
    expect(code).toBe(404);
    expect(await dataOf(enter({ account: company.account, teamMemberId }))).toMatchObject({
      teamMemberName: 'Ada',
    });
    expect(await mayWork(tolk.app.deps.db, company.personId, pair)).toBe(true);
  });

  it('that failed lets an online test be taken thirty days later', async () => {
    const person = await newExaminee(tolk);
    await dataOf(enter({ account: person.account, passed: false, testedOn: '2026-01-01' }));
    expect((await takeTest(tolk, person, 18)).status).toBe('passed');
  });
});
