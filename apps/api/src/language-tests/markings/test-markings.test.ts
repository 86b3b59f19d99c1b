import { randomBytes, randomUUID } from 'node:crypto';
import { addMs, DAY } from '@tolk/domain';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { expectBooksToFit } from '../../../test/support/books.ts';
import { download } from '../../../test/support/download.ts';
import { history, newExaminee, type Pair } from '../../../test/support/examinee.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf } from '../../../test/support/market.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import {
  addSample,
  askForTest,
  fullMarks,
  handIn,
  lowMarks,
  mark,
  markingsOf,
  newMarker,
  passTest,
  sendSheet,
  translation,
  wayOf,
} from '../../../test/support/requested-tests.ts';
import {
  apply,
  detail,
  earn,
  fees,
  moveTo,
  openDesk,
} from '../../../test/support/settlement-desk.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let reviewer: TestStaff;

beforeAll(async () => {
  reviewer = await addStaffMember(tolk, 'reviewer');
  // Nobody gets one twice, and each test has a person of its own.
  await addSample(reviewer);
});
afterEach(() => expectBooksToFit(tolk));

const from = (targetLanguage: string): Pair => ({ sourceLanguage: 'de', targetLanguage });
const bySuppliers = { markedBy: 'suppliers' };

/** Asked for, given out of the bank, translated, and with those who are asked to mark it. */
async function handedIn(pair: Pair, person?: TestPerson): Promise<TestPerson> {
  const tested = person ?? (await newExaminee(tolk));
  const { testRequestId } = await dataOf(askForTest(tested, { ...pair, ...bySuppliers }));
  await dataOf(handIn(tested, testRequestId));
  await tolk.settle();
  return tested;
}

async function askedId(person: TestPerson): Promise<string> {
  const asked = (await markingsOf(person)).find(({ status }) => status === 'asked');
  return asked?.testMarkingId ?? '';
}

async function balancesOf(personId: string): Promise<number | undefined> {
  const row = await tolk.app.deps.db
    .selectFrom('account_balance')
    .select('balance')
    .where('person_id', '=', personId)
    .where('account', '=', 'supplierAvailable')
    .executeTakeFirst();
  return row?.balance;
}

async function titles({ personId }: TestPerson): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select('title_en')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['testRequest', 'testMarking'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ title_en }) => title_en);
}

it('a translation that two suppliers pass, each for themselves, is a passed test, and both are paid', async () => {
  const pair = from('fr');
  const tested = await newExaminee(tolk);
  const markers = [await newMarker(tolk, pair), await newMarker(tolk, pair)] as const;
  expect((await wayOf(tested, pair)).probing).toEqual({ allowed: true, obstacle: null, msg: '' });
  const request = await dataOf(askForTest(tested, { ...pair, ...bySuppliers }));
  expect(request).toMatchObject({ status: 'given', text: { title: 'Warranty' } });
  expect((await askForTest(tested, { ...pair, ...bySuppliers })).code).toBe(1511);
  // Nobody learns of anybody: neither by a translation nor by a remark.
  const said = 'Write to ben@post.example.';
  const refused = { code: 422, data: { fields: { translation: expect.any(String) } } };
  expect(await handIn(tested, request.testRequestId, translation + said)).toMatchObject(refused);
  await dataOf(handIn(tested, request.testRequestId));
  await tolk.settle();
  expect(await wayOf(tested, pair)).toMatchObject({
    step: 'awaitMarkers',
    request: { status: 'withMarkers', promisedTime: null },
  });
  const [marking] = await markingsOf(markers[0]);
  expect(marking).toMatchObject({ ...pair, status: 'asked', fee: 50_00, translation });
  expect(JSON.stringify(marking)).not.toContain(tested.personId);
  const first = await askedId(markers[0]);
  expect(await sendSheet(markers[0], first, fullMarks, said)).toMatchObject({
    code: 422,
    data: { fields: { remark: expect.any(String) } },
  });
  await dataOf(sendSheet(markers[0], first));
  expect((await wayOf(tested, pair)).request).toMatchObject({ status: 'withMarkers', sheets: [] });
  expect((await sendSheet(markers[0], first)).code).toBe(409);
  expect((await sendSheet(markers[0], await askedId(markers[1]))).code).toBe(404);
  const enough = { ...lowMarks, accuracy: 31 };
  const marked = await dataOf(sendSheet(markers[1], await askedId(markers[1]), enough));
  expect(marked).toMatchObject({ status: 'marked', points: 70, text: null, translation: '' });
  const { step, request: done } = await wayOf(tested, pair);
  expect(step).toBe('tested');
  expect(done).toMatchObject({ status: 'passed', points: 85, marks: null });
  expect(done?.sheets.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([70, 100]);
  for (const { personId } of markers) expect(JSON.stringify(done)).not.toContain(personId);
  expect((await history(tested)).list).toMatchObject([
    { ...pair, status: 'passed', offline: true, end: 'offline', score: 0.85 },
  ]);
  for (const { personId } of markers) expect(await balancesOf(personId)).toBe(-50_00);
  expect(await titles(tested)).toEqual(['You passed the language test']);
  expect(await titles(markers[1])).toEqual(['Please mark a test translation']);
});

it('two who fail it fail it for thirty days', async () => {
  const pair = from('es');
  const markers = [await newMarker(tolk, pair), await newMarker(tolk, pair)];
  const tested = await handedIn(pair);
  for (const marker of markers) await dataOf(sendSheet(marker, await askedId(marker), lowMarks));
  expect(await wayOf(tested, pair)).toMatchObject({
    step: 'awaitRetake',
    request: { status: 'failed', points: 69 },
    probing: { obstacle: 'retakeTooEarly' },
  });
});

it('where they differ a reviewer decides, who sees whom they are', async () => {
  const pair = from('it');
  const [kind, strict] = [await newMarker(tolk, pair), await newMarker(tolk, pair)];
  const tested = await handedIn(pair);
  await dataOf(sendSheet(kind, await askedId(kind)));
  await dataOf(sendSheet(strict, await askedId(strict), lowMarks));
  const { step, request } = await wayOf(tested, pair);
  expect(step).toBe('awaitMarks');
  expect(request).toMatchObject({ status: 'handedIn', sheets: [] });
  expect(request?.promisedTime).not.toBeNull();
  const decided = await dataOf(mark(reviewer, request?.testRequestId ?? '', lowMarks));
  expect(decided).toMatchObject({ status: 'failed', points: 69 });
  const seen = new Map(decided.markings.map(({ personId, points }) => [personId, points]));
  expect(seen).toEqual(
    new Map([
      [kind.personId, 100],
      [strict.personId, 69],
    ]),
  );
  expect((await wayOf(tested, pair)).request?.sheets).toHaveLength(2);
});

it('sheets that come at the same moment decide once, and each is paid once', async () => {
  const pair = from('pl');
  const [one, two] = [await newMarker(tolk, pair), await newMarker(tolk, pair)];
  const tested = await handedIn(pair);
  const [first, second] = [await askedId(one), await askedId(two)];
  const answers = await Promise.all([
    sendSheet(one, first),
    sendSheet(two, second),
    sendSheet(one, first),
    sendSheet(two, second),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 409, 409]);
  expect((await history(tested)).list).toMatchObject([{ status: 'passed', score: 1 }]);
  expect([await balancesOf(one.personId), await balancesOf(two.personId)]).toEqual([
    -50_00, -50_00,
  ]);
});

it('another is asked for who declines or lets three days go by, and nobody twice; at last a reviewer', async () => {
  const pair = from('sv');
  const markers = [await newMarker(tolk, pair), await newMarker(tolk, pair)];
  const tested = await handedIn(pair);
  const [declining, late] = markers;
  if (declining === undefined || late === undefined) throw new Error('two');
  const third = await newMarker(tolk, pair);
  const declined = { testMarkingId: await askedId(declining) };
  const answer = declining.call('/supinterface/declineTestMarking', declined);
  expect(await dataOf(answer)).toMatchObject({ status: 'declined', text: null });
  await dataOf(sendSheet(third, await askedId(third)));
  const missed = await askedId(late);
  tolk.clock.advance(3 * DAY);
  expect((await sendSheet(late, missed)).code).toBe(1512);
  await tolk.settle();
  expect(await titles(late)).toEqual([
    'Please mark a test translation',
    'The time for marking is over',
  ]);
  expect(await markingsOf(declining)).toHaveLength(1);
  expect((await wayOf(tested, pair)).request).toMatchObject({ status: 'handedIn', sheets: [] });
  expect([await balancesOf(late.personId), await balancesOf(third.personId)]).toEqual([
    undefined,
    -50_00,
  ]);
});

describe('who may mark', () => {
  const pair = from('da');
  let one: TestPerson;
  beforeAll(async () => {
    one = await newMarker(tolk, pair);
    await newMarker(tolk, pair);
  });
  const now = () => tolk.clock.now();
  const db = () => tolk.app.deps.db;

  it('has to be there twice, else that is said and the other ways are offered', async () => {
    const lonely = from('fi');
    await newMarker(tolk, lonely);
    const tested = await newExaminee(tolk);
    const way = await wayOf(tested, lonely);
    expect(way).toMatchObject({ probing: { obstacle: 'noMarkers' }, asking: { allowed: true } });
    const refused = await askForTest(tested, { ...lonely, ...bySuppliers });
    expect(refused).toMatchObject({ code: 1511, data: { obstacle: 'noMarkers' } });
  });

  it.each<[string, (tested: string) => Promise<unknown>]>([
    ['was invited by the person', (tested) => setPerson(one.personId, { invited_by: tested })],
    ['talks to the person, or has blocked them', (tested) => talk(one.personId, tested)],
    ['uses the same browser', (tested) => shareBrowser(one.personId, tested)],
    ['is in one organisation with the person', (tested) => shareOrganisation(one.personId, tested)],
    [
      'belongs to a company that the person has dealt with',
      async (tested) => talk(tested, await shareOrganisation(one.personId)),
    ],
    ['is suspected to be the person', (tested) => suspect(one.personId, tested)],
  ])('is nobody who %s', async (_what, tie) => {
    const tested = await newExaminee(tolk);
    expect((await wayOf(tested, pair)).probing.obstacle).toBeNull();
    await tie(tested.personId);
    expect((await wayOf(tested, pair)).probing.obstacle).toBe('noMarkers');
  });

  it('is nobody who knows the other one, who could write both sheets', async () => {
    const known = from('hu');
    const [own, second] = [await newMarker(tolk, known), await newMarker(tolk, known)];
    await shareBrowser(own.personId, second.personId);
    const tested = await newExaminee(tolk);
    expect((await wayOf(tested, known)).probing.obstacle).toBe('noMarkers');
    const third = await newMarker(tolk, known);
    await handedIn(known, tested);
    expect(await askedId(third)).not.toBe('');
    const [chosen, left] = (await askedId(own)) === '' ? [second, own] : [own, second];
    // Nobody is left once the third declines: a reviewer decides, not the two who know each other.
    const path = '/supinterface/declineTestMarking';
    await dataOf(third.call(path, { testMarkingId: await askedId(third) }));
    await dataOf(sendSheet(chosen, await askedId(chosen)));
    expect(await askedId(left)).toBe('');
    expect((await wayOf(tested, known)).step).toBe('awaitMarks');
  });

  it('is no company, nobody who is kept out, and nobody who was not here for a month', async () => {
    const tested = await newExaminee(tolk);
    const obstacle = async () => (await wayOf(tested, pair)).probing.obstacle;
    const party = (party_kind: 'company' | 'individual') =>
      db()
        .updateTable('personal_information')
        .set({ party_kind })
        .where('person_id', '=', one.personId)
        .execute();
    const seen = (last_seen_at: Date) =>
      db()
        .updateTable('session')
        .set({ last_seen_at })
        .where('person_id', '=', one.personId)
        .execute();
    await party('company');
    expect(await obstacle()).toBe('noMarkers');
    await party('individual');
    await setPerson(one.personId, { blocked_at: now(), block_reason: 'Spam.' });
    expect(await obstacle()).toBe('noMarkers');
    await setPerson(one.personId, { blocked_at: null, block_reason: null });
    await seen(addMs(now(), -31 * DAY));
    expect(await obstacle()).toBe('noMarkers');
    await seen(now());
    expect(await obstacle()).toBeNull();
  });

  function setPerson(id: string, changes: object) {
    return db().updateTable('person').set(changes).where('id', '=', id).execute();
  }

  function talk(clientId: string, supplierId: string) {
    const conversation = { id: randomUUID(), client_id: clientId, supplier_id: supplierId };
    return db()
      .insertInto('conversation')
      .values({ ...conversation, begun_by: 'client', created_at: now() })
      .execute();
  }

  function shareBrowser(...subjects: string[]) {
    const token_hash = randomBytes(32);
    const devices = subjects.map((subject_id) => ({ token_hash, subject_id, seen_at: now() }));
    return db().insertInto('known_device').values(devices).execute();
  }

  async function shareOrganisation(...persons: string[]) {
    const { personId: id } = await newExaminee(tolk);
    await db()
      .insertInto('organisation')
      .values({ id, approval_above: null, founded_at: now() })
      .execute();
    const members = persons.map((person_id) => ({
      organisation_id: id,
      person_id,
      roles: ['reads' as const],
      joined_at: now(),
    }));
    await db().insertInto('organisation_member').values(members).execute();
    return id;
  }

  async function suspect(...persons: string[]) {
    const id = randomUUID();
    await db()
      .insertInto('fraud_case')
      .values({
        id,
        state: 'watched',
        found_at: now(),
        decided_by: null,
        decided_at: null,
        words: '',
      })
      .execute();
    const members = persons.map((person_id) => ({ case_id: id, person_id }));
    await db().insertInto('fraud_case_member').values(members).execute();
  }
});

it('an account that is deleted marks nothing any more, and what was said about its translation goes', async () => {
  const pair = from('nl');
  const [leaving, staying] = [await newMarker(tolk, pair), await newMarker(tolk, pair)];
  const tested = await handedIn(pair);
  const instead = await newMarker(tolk, pair);
  await dataOf(removeAccount(tolk, leaving));
  await tolk.settle();
  expect(await markingsOf(instead)).toMatchObject([{ status: 'asked' }]);
  await dataOf(sendSheet(instead, await askedId(instead)));
  await dataOf(removeAccount(tolk, tested));
  expect(await markingsOf(instead)).toMatchObject([{ status: 'marked', points: 100, remark: '' }]);
  const [dropped] = await markingsOf(staying);
  expect(dropped).toMatchObject({ status: 'dropped', text: null, translation: '' });
  const sheet = await sendSheet(staying, dropped?.testMarkingId ?? '');
  expect(sheet.code).toBe(409);
});

it('what is earned by marking is settled as what is earned with orders', async () => {
  // Settlements are applied for in the first weeks of a month.
  const today = tolk.clock.now();
  const second = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 2, 2);
  await moveTo(tolk, new Date(second).toISOString());
  const pair = from('cs');
  const earner = await earn(tolk, []);
  const { supplier } = earner.market;
  await passTest(tolk, supplier.personId, pair);
  const other = await newMarker(tolk, pair);
  // Who passes could mark the next.
  for (const marks of [lowMarks, fullMarks]) {
    await handedIn(pair);
    for (const marker of [supplier, other]) {
      await dataOf(sendSheet(marker, await askedId(marker), marks));
    }
  }
  const rows = await fees(earner);
  expect(rows).toMatchObject(
    [1, 2].map(() => ({
      projectOrderId: null,
      orderName: 'Marking of a test, German to Czech',
      clientName: 'Tolk',
      amount: 50_00,
      commission: 0,
      settlementStatus: 'ready',
      obstacles: [],
    })),
  );
  const applied = await apply(
    earner,
    'personalCard',
    rows.map(({ feeId }) => feeId),
  );
  expect(applied).toMatchObject({ totalPrice: 100_00, projects: rows.map((row) => row.orderName) });
  expect(new Map(applied.items.map((item) => [item.feeId, item.projectOrderId]))).toEqual(
    new Map(rows.map(({ feeId }) => [feeId, null])),
  );
  const desk = await openDesk(tolk);
  expect((await detail(desk, applied.settlementId)).items).toHaveLength(2);
  const { settlementId } = applied;
  const path = '/supinterface/downloadSettlementStatement';
  const { content } = await download(tolk, supplier, path, { settlementId, format: 'csv' });
  expect(content.toString()).toContain('Marking of a test, German to Czech');
  const exported = await supplier.call('/supinterface/exportOwnData', {});
  expect(exported).toMatchObject({
    markedTests: [
      { points: 69, status: 'marked' },
      { points: 100, status: 'marked' },
    ],
  });
}, 60_000);
