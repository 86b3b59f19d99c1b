import { DAY } from '@tolk/domain';
import {
  addMember,
  closedPair,
  englishChinese,
  history,
  newExaminee,
} from '../../../test/support/examinee.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import {
  addSample,
  askForTest,
  germanText,
  give,
  givenTest,
  handedInTest,
  handIn,
  lowMarks,
  mark,
  translation,
  wayOf,
} from '../../../test/support/requested-tests.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { hasPassed } from '../tests/passed-test-repository.ts';

const tolk = testApp();
let reviewer: TestStaff;
// Each anew: the clock goes on by days, and nobody of the staff is signed in for so long.
beforeEach(async () => {
  reviewer = await addStaffMember(tolk, 'reviewer');
});

async function titles(personId: string): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select('title_en')
    .where('person_id', '=', personId)
    .where('kind', '=', 'testRequest')
    .orderBy('created_at')
    .execute();
  return rows.map(({ title_en }) => title_en);
}

const daysUntil = (time: string | null) =>
  Math.round((Date.parse(time ?? '') - tolk.clock.now().getTime()) / DAY);

describe('asking for a test', () => {
  it('puts it into the queue with a promised time that the supplier sees', async () => {
    const person = await newExaminee(tolk);
    expect(await wayOf(person)).toMatchObject({
      step: 'ask',
      time: null,
      online: { obstacle: 'pairClosed' },
      asking: { allowed: true, obstacle: null },
      request: null,
    });
    const request = await dataOf(askForTest(person));
    expect(request).toMatchObject({
      status: 'requested',
      note: 'I translate manuals.',
      text: null,
    });
    const promised = Date.parse(request.promisedTime ?? '');
    expect(promised).toBeGreaterThan(tolk.clock.now().getTime() + DAY);
    expect(await wayOf(person)).toMatchObject({
      step: 'awaitText',
      time: request.promisedTime,
      asking: { allowed: false, obstacle: 'requested' },
      request: { testRequestId: request.testRequestId, status: 'requested' },
    });
    const queue = await dataOf(
      reviewer.call<{ list: { testRequestId: string; promisedTime: string | null }[] }>(
        '/opsinterface/getTestRequestList',
        { pageSize: 100 },
      ),
    );
    expect(queue.list.map(({ testRequestId }) => testRequestId)).toContain(request.testRequestId);
  });

  it.each([
    ['a pair that is open online', englishChinese, 1511, 'pairOpen'],
    ['a pair that was asked for', closedPair, 1511, 'requested'],
  ])('is refused for %s', async (_what, pair, code, obstacle) => {
    const person = await newExaminee(tolk);
    if (obstacle === 'requested') await dataOf(askForTest(person));
    const answer = await askForTest(person, pair);
    expect(answer).toMatchObject({ code, data: { obstacle } });
  });

  it('is refused without saved information, and for more than five at once', async () => {
    const early = await askForTest(await signUp(tolk, 'supplier'));
    expect(early).toMatchObject({ code: 1511, data: { obstacle: 'profileIncomplete' } });
    const person = await newExaminee(tolk);
    for (const targetLanguage of ['fr', 'es', 'it', 'pl', 'sv']) {
      await dataOf(askForTest(person, { targetLanguage }));
    }
    expect((await askForTest(person, { targetLanguage: 'da' })).code).toBe(1508);
  });

  it('twice at the same moment makes one request', async () => {
    const person = await newExaminee(tolk);
    const answers = await Promise.all([askForTest(person), askForTest(person)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1511]);
  });

  it('can be taken back before a text is given, and asked for again', async () => {
    const person = await newExaminee(tolk);
    const { testRequestId } = await dataOf(askForTest(person));
    const path = '/supinterface/withdrawTestRequest';
    const taken = await person.call(path, { testRequestId });
    expect(taken).toMatchObject({ code: 0, data: { status: 'withdrawn', promisedTime: null } });
    expect((await person.call(path, { testRequestId })).code).toBe(409);
    expect((await wayOf(person)).step).toBe('ask');
    const again = await givenTest(person, reviewer);
    expect((await person.call(path, { testRequestId: again })).code).toBe(409);
  });
});

describe('a text', () => {
  it('is seen once it is given, and can be translated for three days', async () => {
    const person = await newExaminee(tolk);
    const testRequestId = await givenTest(person, reviewer);
    const { step, time, request } = await wayOf(person);
    expect(step).toBe('translate');
    expect(daysUntil(time)).toBe(3);
    expect(request).toMatchObject({
      status: 'given',
      text: { title: 'Warranty', text: germanText, instructions: 'For a printed manual.' },
    });
    expect((await mark(reviewer, testRequestId)).code).toBe(409);
    expect(await titles(person.personId)).toEqual(['Your test text is ready']);
  });

  it('is never given to the same account twice, nor in another language', async () => {
    const person = await newExaminee(tolk);
    const text = await addSample(reviewer);
    const first = await dataOf(askForTest(person));
    await dataOf(give(reviewer, first.testRequestId, text));
    const second = await dataOf(askForTest(person, { targetLanguage: 'sv' }));
    expect((await give(reviewer, second.testRequestId, text)).code).toBe(422);
    const french = await addSample(reviewer, { sourceLanguage: 'fr' });
    expect((await give(reviewer, second.testRequestId, french)).code).toBe(422);
    const retired = await addSample(reviewer);
    const retire = { sampleTextId: retired, retired: true };
    await dataOf(reviewer.call('/opsinterface/retireSampleText', retire));
    expect((await give(reviewer, second.testRequestId, retired)).code).toBe(422);
  });

  it('that is not handed in fails the test when the time is over', async () => {
    const person = await newExaminee(tolk);
    const testRequestId = await givenTest(person, reviewer);
    tolk.clock.advance(3 * DAY + 1);
    expect((await handIn(person, testRequestId)).code).toBe(1512);
    expect(await wayOf(person)).toMatchObject({
      step: 'awaitRetake',
      asking: { obstacle: 'retakeTooEarly' },
      request: { status: 'failed' },
    });
    expect((await history(person)).list).toMatchObject([
      { status: 'failed', offline: true, end: 'timeOver' },
    ]);
    expect(await titles(person.personId)).toEqual([
      'Your test text is ready',
      'The time for your test text is over',
    ]);
  });

  it('that nobody opens again is closed by the clock', async () => {
    const person = await newExaminee(tolk);
    await givenTest(person, reviewer);
    tolk.clock.advance(3 * DAY);
    await tolk.settle();
    expect((await wayOf(person)).request).toMatchObject({ status: 'failed' });
  });
});

describe('marking', () => {
  it('with enough points counts as a passed test of this pair, and of no other', async () => {
    const person = await newExaminee(tolk);
    const testRequestId = await handedInTest(person, reviewer);
    expect((await wayOf(person)).step).toBe('awaitMarks');
    const marked = await dataOf(mark(reviewer, testRequestId));
    expect(marked).toMatchObject({ status: 'passed', points: 100, translation, remark: 'Sound.' });
    const { db } = tolk.app.deps;
    expect(await hasPassed(db, person.personId, closedPair)).toBe(true);
    const back = { sourceLanguage: 'en', targetLanguage: 'de' };
    expect(await hasPassed(db, person.personId, back)).toBe(false);
    expect((await wayOf(person)).step).toBe('tested');
    expect((await history(person)).list).toMatchObject([
      { ...closedPair, status: 'passed', offline: true, end: 'offline', score: 1 },
    ]);
    expect(await titles(person.personId)).toEqual([
      'Your test text is ready',
      'You passed the language test',
    ]);
    expect((await mark(reviewer, testRequestId)).code).toBe(409);
  });

  it('with one point too few fails it for thirty days', async () => {
    const person = await newExaminee(tolk);
    const testRequestId = await handedInTest(person, reviewer);
    const marked = await dataOf(mark(reviewer, testRequestId, lowMarks));
    expect(marked).toMatchObject({ status: 'failed', points: 69 });
    const { step, time } = await wayOf(person);
    expect(step).toBe('awaitRetake');
    expect(daysUntil(time)).toBe(30);
  });

  it('can’t give more points than the sheet has', async () => {
    const person = await newExaminee(tolk);
    const testRequestId = await handedInTest(person, reviewer);
    const marks = { accuracy: 41, terminology: 20, language: 25, instructions: 14 };
    expect((await mark(reviewer, testRequestId, marks)).code).toBe(422);
  });
});

it('a declined request tells why and may be asked for again', async () => {
  const person = await newExaminee(tolk);
  const { testRequestId } = await dataOf(askForTest(person));
  const path = '/opsinterface/declineTestRequest';
  expect((await reviewer.call(path, { testRequestId, reason: '…' })).code).toBe(422);
  const reason = 'Nobody here reads this language yet.';
  await dataOf(reviewer.call(path, { testRequestId, reason }));
  const way = await wayOf(person);
  expect(way).toMatchObject({ step: 'ask', request: { status: 'declined', remark: reason } });
  expect(await titles(person.personId)).toEqual(['Your test request was declined']);
});

it('a member of a team is tested on request as the account is', async () => {
  const person = await newExaminee(tolk, 'company');
  const { teamMemberId } = await dataOf(addMember(person, 'Ada'));
  await dataOf(askForTest(person));
  const asked = await dataOf(askForTest(person, { teamMemberId }));
  expect(asked.teamMemberName).toBe('Ada');
  await dataOf(give(reviewer, asked.testRequestId, await addSample(reviewer)));
  await dataOf(handIn(person, asked.testRequestId));
  await dataOf(mark(reviewer, asked.testRequestId));
  expect((await wayOf(person, { ...closedPair, teamMemberId })).step).toBe('tested');
  expect((await wayOf(person)).step).toBe('awaitText');
});

it('a request of somebody else is absent', async () => {
  const person = await newExaminee(tolk);
  const testRequestId = await givenTest(person, reviewer);
  const other = await newExaminee(tolk);
  expect((await handIn(other, testRequestId)).code).toBe(404);
  const path = '/supinterface/withdrawTestRequest';
  expect((await other.call(path, { testRequestId })).code).toBe(404);
});
