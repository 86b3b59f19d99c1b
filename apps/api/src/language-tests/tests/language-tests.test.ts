import { randomUUID } from 'node:crypto';
import { allCalls } from '@tolk/contract';
import { DAY, MINUTE, addMs } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import {
  addMember,
  answersOf,
  closedPair,
  englishChinese,
  frenchEnglish,
  history,
  newExaminee,
  permission,
  saveInformation,
  startTest,
  takeTest,
  type Permission,
  type Result,
  type Running,
} from '../../../test/support/examinee.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { loadQuestionBanks } from '../questions/load-banks.ts';
import { mayWork } from './tested.ts';

const tolk = testApp();

function save(person: TestPerson, languageTestId: string, answer: object) {
  return person.call('/supinterface/saveXuanZe', { languageTestId, ...answer });
}

function leavePage(person: TestPerson, languageTestId: string) {
  const path = '/supinterface/upXuanZeSwitch';
  return person.call<{ pageSwitches: number; result: Result | null }>(path, { languageTestId });
}

function handIn(person: TestPerson, languageTestId: string, answers: object[] = []) {
  return person.call<Result>('/supinterface/addXuanZe', { languageTestId, answers });
}

describe('the pairs that are open', () => {
  it('are the four with a bank, each with what the person may do', async () => {
    const person = await newExaminee(tolk);
    const pairs = await dataOf(
      person.call<{ sourceLanguage: string; permission: Permission; questionCount: number }[]>(
        '/supinterface/getYkfYzdData',
        {},
      ),
    );
    expect(pairs.map(({ sourceLanguage }) => sourceLanguage)).toEqual(['en', 'fr', 'ja', 'zh-CN']);
    for (const pair of pairs) {
      expect(pair.questionCount).toBeGreaterThanOrEqual(60);
      expect(pair.permission).toMatchObject({ allowed: true, obstacle: null, msg: '' });
    }
  });
});

it('the pairs of one’s profile stand first among those that are open, and are marked', async () => {
  const person = await newExaminee(tolk);
  const offered = [
    ['zh-CN', 'en'],
    ['de', 'sv'],
    ['ja', 'zh-CN'],
  ] as const;
  const { db } = tolk.app.deps;
  for (const [source_language, target_language] of offered) {
    await db
      .insertInto('supplier_output')
      .values({
        id: randomUUID(),
        person_id: person.personId,
        source_language,
        target_language,
        project_type: 'translation',
        words_per_day: 2_000,
        words_per_week: 9_000,
        unit_price: 90_00,
        currency: 'CNY',
        unit: 'thousand-characters',
        created_at: tolk.clock.now(),
      })
      .execute();
  }
  const pairs = await dataOf(
    person.call<{ sourceLanguage: string; own: boolean }[]>('/supinterface/getYkfYzdData', {}),
  );
  expect(pairs.map(({ sourceLanguage, own }) => [sourceLanguage, own])).toEqual([
    ['ja', true],
    ['zh-CN', true],
    ['en', false],
    ['fr', false],
  ]);
});

describe('a test', () => {
  it('has thirty questions and ends twenty minutes after its start', async () => {
    const person = await newExaminee(tolk);
    const test = await startTest(person);
    expect(test.questions.map(({ place }) => place)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(new Set(test.questions.map(({ prompt, passage }) => prompt + passage)).size).toBe(30);
    expect(Date.parse(test.endTime) - Date.parse(test.startTime)).toBe(20 * MINUTE);
  });

  it.each([
    [18, 'passed'],
    [17, 'failed'],
  ] as const)('with %i right answers is %s', async (right, status) => {
    const person = await newExaminee(tolk);
    const result = await takeTest(tolk, person, right);
    expect(result).toMatchObject({ status, end: 'handedIn', correct: right, questionCount: 30 });
    expect(result.score).toBeCloseTo(right / 30, 3);
    expect((await history(person)).list).toEqual([result]);
    expect(await mayWork(tolk.app.deps.db, person.personId, englishChinese)).toBe(right === 18);
  });

  it('goes on where it was left, on another server too, with every answer that was saved', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId, questions } = await startTest(person);
    const answers = await answersOf(tolk, languageTestId, { right: 18 });
    for (const answer of answers) {
      expect(await save(person, languageTestId, answer)).toMatchObject({ code: 0 });
    }
    const other = await tolk.startAnother();
    const elsewhere = Object.assign(other.caller(), { token: person.token });
    const resumed = await dataOf(
      elsewhere.call<Running>('/supinterface/getXuanZeData', englishChinese),
    );
    expect(resumed.languageTestId).toBe(languageTestId);
    expect(resumed.questions).toEqual(
      questions.map((question) => ({
        ...question,
        chosen: answers.find(({ place }) => place === question.place)?.chosen ?? null,
      })),
    );
    const result = await dataOf(
      elsewhere.call<Result>('/supinterface/addXuanZe', { languageTestId, answers: [] }),
    );
    expect(result).toMatchObject({ status: 'passed', correct: 18 });
    await other.close();
  });

  it('takes the last answer to a place, and what is handed in before what was saved', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId } = await startTest(person);
    const [wrong] = await answersOf(tolk, languageTestId, { right: 0, wrong: 1 });
    const right = await answersOf(tolk, languageTestId, { right: 2 });
    for (const answer of [right[1] ?? {}, wrong ?? {}]) await save(person, languageTestId, answer);
    const twice = [wrong ?? {}, right[0] ?? {}];
    const result = await dataOf(handIn(person, languageTestId, twice));
    expect(result.correct).toBe(2);
  });

  it('takes nothing any more once it was handed in', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId } = await takeTest(tolk, person, 18);
    const answers = await Promise.all([
      save(person, languageTestId, { place: 1, chosen: 0 }),
      leavePage(person, languageTestId),
      handIn(person, languageTestId),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1512, 1512, 1512]);
  });

  it('is nobody else’s', async () => {
    const [person, other] = [await newExaminee(tolk), await newExaminee(tolk)];
    const { languageTestId } = await startTest(person);
    const answers = await Promise.all([
      save(other, languageTestId, { place: 1, chosen: 0 }),
      leavePage(other, languageTestId),
      handIn(other, languageTestId),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404]);
  });
});

describe('leaving the page', () => {
  it('is counted three times and fails the test the fourth time, whatever was answered', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId } = await startTest(person);
    for (const answer of await answersOf(tolk, languageTestId, { right: 30 })) {
      await save(person, languageTestId, answer);
    }
    for (const pageSwitches of [1, 2, 3]) {
      expect(await dataOf(leavePage(person, languageTestId))).toEqual({
        pageSwitches,
        result: null,
      });
    }
    const { pageSwitches, result } = await dataOf(leavePage(person, languageTestId));
    expect(pageSwitches).toBe(4);
    expect(result).toMatchObject({ status: 'failed', end: 'pageSwitches', correct: 30 });
    expect(result?.pageSwitches).toBe(4);
  });
});

describe('when the time is over', () => {
  it('the timer fails the test and tells the person', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId, endTime } = await startTest(person);
    await tolk.advance(20 * MINUTE);
    const { db } = tolk.app.deps;
    const row = await db
      .selectFrom('language_test')
      .select(['status', 'ended_by', 'finished_at'])
      .where('id', '=', languageTestId)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'failed', ended_by: 'timeOver', finished_at: new Date(endTime) });
    const notices = await db
      .selectFrom('notification')
      .select(['kind', 'text_en', 'text_zh'])
      .where('person_id', '=', person.personId)
      .execute();
    expect(notices).toEqual([
      {
        kind: 'languageTestFinished',
        text_en:
          'The test English to Chinese (Simplified) was not submitted in time, so it counts as failed.',
        text_zh: '英语译中文（简体）测试未在规定时间内交卷，判定为未通过。',
      },
    ]);
  });

  it.each([
    ['reading the pairs', (person: TestPerson) => person.call('/supinterface/getYkfYzdData', {})],
    ['reading the history', (person: TestPerson) => history(person)],
    ['starting', (person: TestPerson) => person.call('/supinterface/getXuanZeData', frenchEnglish)],
  ])('%s finds the test ended without the timer', async (_what, look) => {
    const person = await newExaminee(tolk);
    const { languageTestId } = await startTest(person);
    tolk.clock.advance(20 * MINUTE);
    await look(person);
    const { list } = await history(person);
    expect(list.find((test) => test.languageTestId === languageTestId)).toMatchObject({
      status: 'failed',
      end: 'timeOver',
    });
  });

  it('answers come too late, and thirty right ones that were saved do not help', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId } = await startTest(person);
    const answers = await answersOf(tolk, languageTestId, { right: 30 });
    tolk.clock.advance(20 * MINUTE - 30_000);
    for (const answer of answers) {
      expect((await save(person, languageTestId, answer)).code).toBe(0);
    }
    tolk.clock.advance(30_000);
    expect(await handIn(person, languageTestId, answers)).toMatchObject({ code: 1512 });
    const { list } = await history(person);
    expect(list[0]).toMatchObject({ status: 'failed', end: 'timeOver', correct: 30 });
  });
});

describe('may I be tested', () => {
  it('not in a pair without a bank', async () => {
    expect(await permission(await newExaminee(tolk), closedPair)).toMatchObject({
      allowed: false,
      obstacle: 'pairClosed',
      msg: 'There is no online test in this language pair yet. Ask for a test that a reviewer marks.',
    });
  });

  it('while one runs: go on with it, and start no other', async () => {
    const person = await newExaminee(tolk);
    const { languageTestId, endTime } = await startTest(person);
    expect(await permission(person)).toMatchObject({ allowed: true, languageTestId, endTime });
    expect(await permission(person, frenchEnglish)).toMatchObject({
      allowed: false,
      obstacle: 'running',
      languageTestId: null,
      endTime: null,
    });
    const refused = await person.call('/supinterface/getXuanZeData', frenchEnglish);
    expect(refused).toMatchObject({ code: 1511, data: { obstacle: 'running' } });
  });

  it('not once it is passed', async () => {
    const person = await newExaminee(tolk);
    await takeTest(tolk, person, 30);
    expect(await permission(person)).toMatchObject({ allowed: false, obstacle: 'passed' });
  });

  it('thirty days after a failed one, not before', async () => {
    const person = await newExaminee(tolk);
    const { retakeTime, finishTime } = await takeTest(tolk, person, 0);
    expect(Date.parse(retakeTime ?? '') - Date.parse(finishTime ?? '')).toBe(30 * DAY);
    expect(await permission(person)).toMatchObject({
      obstacle: 'retakeTooEarly',
      msg: 'You can retake a failed test after 30 days.',
      availableAt: retakeTime,
    });
    const finishedBefore = async (ms: number) => {
      await tolk.app.deps.db
        .updateTable('language_test')
        .set({ finished_at: addMs(tolk.clock.now(), -ms) })
        .where('person_id', '=', person.personId)
        .execute();
      return permission(person);
    };
    expect(await finishedBefore(30 * DAY - MINUTE)).toMatchObject({ obstacle: 'retakeTooEarly' });
    expect(await finishedBefore(30 * DAY)).toMatchObject({ allowed: true, obstacle: null });
  });

  it('not before the basic information is saved', async () => {
    await loadQuestionBanks(tolk.app.deps);
    const person = await signUp(tolk, 'supplier', 'zh-CN');
    expect(await permission(person)).toMatchObject({
      obstacle: 'profileIncomplete',
      msg: '请先填写并保存基本信息，再参加测试。',
    });
    const refused = await person.call('/supinterface/getXuanZeData', englishChinese);
    expect(refused).toMatchObject({
      code: 1511,
      msg: '请先填写并保存基本信息，再参加测试。',
      data: { obstacle: 'profileIncomplete' },
    });
    await saveInformation(tolk, person.personId);
    expect(await permission(person)).toMatchObject({ allowed: true });
  });
});

describe('the right answers', () => {
  it('have no field in what any call but the staff’s answers', () => {
    const telling = /"(rightAnswer|optionOrder|option_order|questionId|seedKey|skill)":\{/;
    const others = allCalls.filter(({ access }) => access !== 'staff');
    expect(others.length).toBeGreaterThan(100);
    const told = others.filter(({ response }) => telling.test(JSON.stringify(response)));
    expect(told.map(({ path }) => path)).toEqual([]);
  });

  it('stand in no answer of a supplier’s call, before, during or after a test', async () => {
    const company = await newExaminee(tolk, 'company');
    const { teamMemberId } = await dataOf(addMember(company, 'Karen'));
    const texts: string[] = [];
    const listen = async (path: string, body: object = {}) => {
      const heard = await company.send(`/supinterface/${path}`, body);
      texts.push(JSON.stringify(heard));
      return heard;
    };
    for (const who of [{}, { teamMemberId }]) {
      await listen('getYkfYzdData', who);
      await listen('getYycsYzData', { ...englishChinese, ...who });
      await listen('getXuanZeData', { ...englishChinese, ...who });
      const { languageTestId } = await startTest(company, { ...englishChinese, ...who });
      for (const answer of await answersOf(tolk, languageTestId, { right: 2, wrong: 2 })) {
        await listen('saveXuanZe', { languageTestId, ...answer });
      }
      await listen('upXuanZeSwitch', { languageTestId });
      await listen('getXuanZeData', { ...englishChinese, ...who });
      await listen('addXuanZe', { languageTestId, answers: [] });
      await listen('saveXuanZe', { languageTestId, place: 1, chosen: 1 });
      await listen('getXuanZeJL', who);
      await listen('getTeamMembers');
    }
    expect(texts.length).toBeGreaterThan(20);
    const allowed = new Set(['place', 'prompt', 'passage', 'options', 'chosen']);
    for (const text of texts) {
      expect(text).not.toMatch(/"(answer|option_?order|seed_?key|question_?id|skill)"|en-zh-/i);
      expect(text).not.toMatch(/"correct":(?!null|\d)/);
      const { data } = JSON.parse(text) as { data: Partial<Running> | null };
      for (const question of data?.questions ?? []) {
        expect(Object.keys(question).filter((field) => !allowed.has(field))).toEqual([]);
      }
    }
  });
});
