import { MINUTE, SECOND } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
import {
  answersOf,
  englishChinese,
  frenchEnglish,
  newExaminee,
  startTest,
} from '../../../test/support/examinee.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const rounds = 20;
let person: TestPerson;

beforeAll(async () => {
  person = await newExaminee(tolk);
});

/** Each round finds a person who was never tested. */
beforeEach(forget);

async function forget(): Promise<void> {
  const { db } = tolk.app.deps;
  await db.deleteFrom('language_test').where('person_id', '=', person.personId).execute();
}

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let count = 0; count < rounds; count += 1) {
    await forget();
    await round();
  }
}

function codesOf(answers: readonly Answer<unknown>[]): number[] {
  return answers.map(({ code }) => code).toSorted((a, b) => a - b);
}

const handIn = (languageTestId: string, answers: object[]) =>
  person.call('/supinterface/addXuanZe', { languageTestId, answers });
const leavePage = (languageTestId: string) =>
  person.call('/supinterface/upXuanZeSwitch', { languageTestId });

/** The one test, and how many of its answers were judged right. */
async function outcome(): Promise<{ status: string; end: string | null; correct: number | null }> {
  const rows = await tolk.app.deps.db
    .selectFrom('language_test')
    .select(['status', 'ended_by as end', 'correct'])
    .where('person_id', '=', person.personId)
    .execute();
  expect(rows).toHaveLength(1);
  return rows[0] ?? { status: 'none', end: null, correct: null };
}

describe('two at once', () => {
  it('start ∥ start in one pair: one test, which both get', () =>
    repeat(async () => {
      const [one, other] = await Promise.all([startTest(person), startTest(person)]);
      expect(one).toEqual(other);
      expect(await outcome()).toMatchObject({ status: 'running' });
    }));

  it('start ∥ start in two pairs: one starts, the other is refused', () =>
    repeat(async () => {
      const start = (pair: object) => person.call('/supinterface/getXuanZeData', pair);
      const answers = await Promise.all([start(englishChinese), start(frenchEnglish)]);
      expect(codesOf(answers)).toEqual([0, 1511]);
      expect(await outcome()).toMatchObject({ status: 'running' });
    }));

  it('hand in ∥ hand in: one outcome, of one of the two', () =>
    repeat(async () => {
      const { languageTestId } = await startTest(person);
      const right = await answersOf(tolk, languageTestId, { right: 30 });
      const wrong = await answersOf(tolk, languageTestId, { right: 0, wrong: 30 });
      const answers = await Promise.all([
        handIn(languageTestId, right),
        handIn(languageTestId, wrong),
      ]);
      expect(codesOf(answers)).toEqual([0, 1512]);
      const won = answers[0]?.code === 0 ? ['passed', 30] : ['failed', 0];
      const { status, correct } = await outcome();
      expect([status, correct]).toEqual(won);
    }));

  it('hand in ∥ timer: handed in or over, never both', () =>
    repeat(async () => {
      const { languageTestId } = await startTest(person);
      const right = await answersOf(tolk, languageTestId, { right: 30 });
      tolk.clock.advance(20 * MINUTE - 5 * SECOND);
      const [{ code }] = await Promise.all([
        handIn(languageTestId, right),
        tolk.advance(5 * SECOND),
      ]);
      const { status, end } = await outcome();
      expect([
        [0, 'passed', 'handedIn'],
        [1512, 'failed', 'timeOver'],
      ]).toContainEqual([code, status, end]);
    }));

  it('the fourth page switch ∥ hand in: one ends the test', () =>
    repeat(async () => {
      const { languageTestId } = await startTest(person);
      const right = await answersOf(tolk, languageTestId, { right: 30 });
      for (let count = 0; count < 3; count += 1) await leavePage(languageTestId);
      const [left, handed] = await Promise.all([
        leavePage(languageTestId),
        handIn(languageTestId, right),
      ]);
      expect(codesOf([left, handed])).toEqual([0, 1512]);
      const { status, end } = await outcome();
      expect([status, end]).toEqual(
        left.code === 0 ? ['failed', 'pageSwitches'] : ['passed', 'handedIn'],
      );
    }));

  it('six page switches at once: four are counted, and the fourth fails the test', () =>
    repeat(async () => {
      const { languageTestId } = await startTest(person);
      const left = await Promise.all(Array.from({ length: 6 }, () => leavePage(languageTestId)));
      expect(codesOf(left)).toEqual([0, 0, 0, 0, 1512, 1512]);
      expect(await outcome()).toMatchObject({ status: 'failed', end: 'pageSwitches' });
    }));

  it('save ∥ hand in: an answer that was kept counts, one that came late does not', () =>
    repeat(async () => {
      const { languageTestId } = await startTest(person);
      const [first] = await answersOf(tolk, languageTestId, { right: 1 });
      const [saved] = await Promise.all([
        person.call('/supinterface/saveXuanZe', { languageTestId, ...first }),
        handIn(languageTestId, []),
      ]);
      expect((await outcome()).correct).toBe(saved.code === 0 ? 1 : 0);
    }));
});
