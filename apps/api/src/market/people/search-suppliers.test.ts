import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { proveFields, revokeCertificate } from '../../../test/support/proven-fields.ts';
import { changeSupplierProfile, makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Found = ResponseOf<typeof calls.clientinterface.people.searchSuppliers>;

let market: Market;
let other: TestPerson;

beforeAll(async () => {
  market = await openMarket(tolk);
  other = await signUp(tolk, 'supplier');
  await makeReady(tolk, other.personId);
  await offer(other, { source_language: 'fr', target_language: 'en', unit_price: 90_00 });
  await change(other, { fields: ['medicine'], translation_years: '10-20' });
  await tolk.app.deps.db
    .updateTable('personal_information')
    .set({ location: '广州市天河区', region: '440100', nationality: 'CN' })
    .where('person_id', '=', other.personId)
    .execute();
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'Claire Moreau' })
    .where('id', '=', other.personId)
    .execute();
});

beforeEach(async () => {
  await tolk.app.deps.db.updateTable('supplier_profile').set({ findable: false }).execute();
  for (const person of [market.supplier, other]) await change(person, { findable: true });
});

/** Somebody to be found who offers nothing but this. */
async function newSupplier(...outputs: Parameters<typeof offer>[1][]): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await tolk.app.deps.db
    .deleteFrom('supplier_output')
    .where('person_id', '=', person.personId)
    .execute();
  for (const output of outputs) await offer(person, output);
  await change(person, { findable: true });
  return person;
}

const change = ({ personId }: TestPerson, values: Record<string, unknown>) =>
  changeSupplierProfile(tolk, personId, values);

/** A language pair, younger than each one before it: lists stand in the order of creation. */
async function offer(
  { personId }: TestPerson,
  row: {
    source_language: string;
    target_language: string;
    unit_price: number;
    unit?: string;
    project_type?: 'translation' | 'interpretation';
  },
) {
  tolk.clock.advance(1);
  await tolk.app.deps.db
    .insertInto('supplier_output')
    .values({
      id: randomUUID(),
      person_id: personId,
      project_type: 'translation',
      words_per_day: 2_000,
      words_per_week: 9_000,
      currency: 'CNY',
      unit: 'thousand-characters',
      created_at: tolk.clock.now(),
      ...row,
    })
    .execute();
}

/** What the market's postings ask for. */
const pair = { source_language: 'zh-CN', target_language: 'en' };

const search = (filter: object = {}) =>
  dataOf(market.client.call<Found>('/clientinterface/searchSuppliers', filter));
const namesOf = ({ list }: Found) =>
  list.map(({ supUserId }) => (supUserId === other.personId ? 'other' : 'first'));

const rateUnit = 'thousand-characters';

it.each<[string, object]>([
  ['a rate', { rateTo: 100_00 }],
  ['the order of rates', { sort: 'rate' }],
])('%s needs the unit that it is in', async (_what, filter) => {
  const answer = await market.client.call('/clientinterface/searchSuppliers', filter);
  expect(answer).toMatchObject({ code: 422 });
});

it('who states a price in another unit alone comes after who states one in this', async () => {
  const hourly = await newSupplier({ ...pair, unit_price: 1_00, unit: 'hour' });
  const { list } = await search({ sort: 'rate', rateUnit });
  expect(list.map(({ supUserId }) => supUserId).at(-1)).toBe(hourly.personId);
});

describe('the search for suppliers', () => {
  it.each<[string, object, string[]]>([
    ['a pair that one offers', { sourceLanguage: 'fr', targetLanguage: 'en' }, ['other']],
    ['a pair that nobody offers', { sourceLanguage: 'en', targetLanguage: 'fr' }, []],
    ['a field', { whFieldId: 'law' }, ['first']],
    ['a city', { region: '310100' }, ['first']],
    ['a province', { region: '440000' }, ['other']],
    ['a rate', { rateTo: 100_00, rateUnit }, ['other']],
    ['a rate in another unit', { rateTo: 100_00, rateUnit: 'hour' }, []],
    ['a rate in a pair', { sourceLanguage: 'zh-CN', rateTo: 100_00, rateUnit }, []],
    ['a test in a pair', { sourceLanguage: 'fr', targetLanguage: 'en', tested: true }, []],
    ['certified names', { verified: true }, ['first']],
    ['a name', { search: 'moreau' }, ['other']],
    ['a place in Chinese', { search: '天河' }, ['other']],
    ['a text of the profile', { search: 'legal translations', whFieldId: 'law' }, ['first']],
    ['the real name behind another one', { search: 'Li Wen' }, []],
    ['signs alone', { search: '??' }, []],
    ['experience', { sort: 'experience' }, ['other', 'first']],
    ['price', { sort: 'rate', rateUnit }, ['other', 'first']],
  ])('by %s', async (_what, filter, names) => {
    expect(namesOf(await search(filter))).toEqual(names);
  });

  it('finds and scores a field that a certificate proves as a stated one, while it stands', async () => {
    const whFieldId = 'chemistry';
    const certificateId = await proveFields(tolk, market.supplier.personId, [whFieldId]);
    const { list } = await search({ whFieldId });
    expect(list).toMatchObject([
      {
        supUserId: market.supplier.personId,
        whFieldIds: ['law'],
        passedTests: [{ targetLanguage: 'en', provenFieldIds: ['chemistry'] }],
      },
    ]);
    expect(list[0]?.match.parts).toContainEqual({
      name: 'field',
      points: 15,
      max: 15,
      asked: true,
      known: true,
    });
    await revokeCertificate(tolk, certificateId);
    expect((await search({ whFieldId })).list).toEqual([]);
  });

  it('shows what a supplier offers, with how the score came about', async () => {
    const { total, list } = await search({
      sourceLanguage: 'zh-CN',
      targetLanguage: 'en',
      whFieldId: 'law',
    });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      supUserId: market.supplier.personId,
      location: 'Shanghai',
      translationYears: '5-10',
      whFieldIds: ['law'],
      outputs: [{ sourceLanguage: 'zh-CN', targetLanguage: 'en', unitPrice: 150_00 }],
      passedTests: [{ sourceLanguage: 'zh-CN', targetLanguage: 'en', score: null, offline: true }],
      realNameVerified: true,
      companyVerified: false,
      rating: { average: null, count: 0 },
      completedOrders: 0,
      invited: false,
      // 30 + 15 + 15 + 5 (three quarters of 7) + 5, of 72; rate, experience and place are not asked for.
      match: { score: 97 },
    });
    expect(list[0]?.match.parts).toContainEqual({
      name: 'field',
      points: 15,
      max: 15,
      asked: true,
      known: true,
    });
    expect(list[0]?.match.parts).toContainEqual({
      name: 'verified',
      points: 5,
      max: 5,
      asked: true,
      known: true,
    });
  });

  it('for a posting asks for its pair and scores by it', async () => {
    const projectReleaseInforId = await market.publish({ salary: 100_00 });
    const { list } = await search({ projectReleaseInforId });
    expect(namesOf({ total: 0, list })).toEqual(['first', 'other']);
    // 150.00 against 100.00 is out of reach.
    const rate = list[0]?.match.parts.find(({ name }) => name === 'rate');
    expect(rate).toEqual({ name: 'rate', points: 0, max: 15, asked: true, known: true });
  });

  it('for a posting compares the level that it asks for with years of experience', async () => {
    const experienceFor = async (asked: { jobLevel?: string }) => {
      const projectReleaseInforId = await market.publish(asked);
      const { list } = await search({ projectReleaseInforId });
      const found = list.find(({ supUserId }) => supUserId === market.supplier.personId);
      return found?.match.parts.find(({ name }) => name === 'experience');
    };
    expect(await experienceFor({})).toMatchObject({ asked: false, max: 0 });
    expect(await experienceFor({ jobLevel: 'entry' })).toMatchObject({ asked: false, max: 0 });
    expect(await experienceFor({ jobLevel: 'professional' })).toMatchObject({
      asked: true,
      points: 8,
      max: 8,
    });
    expect(await experienceFor({ jobLevel: 'expert' })).toMatchObject({
      asked: true,
      points: 4,
      max: 8,
    });
  });

  it('for a posting says what it would cost with each, and what fits stands first', async () => {
    const { personId } = await newSupplier(
      { source_language: 'en', target_language: 'ja', unit_price: 80_00 },
      { ...pair, project_type: 'interpretation', unit_price: 70_00 },
      { ...pair, unit_price: 150_00 },
    );
    const projectReleaseInforId = await market.publish({ estimatedWorkload: 2.5 });
    const { list } = await search({ projectReleaseInforId });
    const found = list.find(({ supUserId }) => supUserId === personId);
    expect(found).toMatchObject({
      isFit: true,
      fittingOutputs: 1,
      quote: { unitPrice: 150_00, unit: 'thousand-characters', currency: 'CNY', total: 375_00 },
    });
    expect(found?.outputs.map(({ unitPrice }) => unitPrice)).toEqual([150_00, 70_00, 80_00]);
  });

  it('without a price in the posting’s unit there is no total', async () => {
    const { personId } = await newSupplier({ ...pair, unit_price: 150_00 });
    const projectReleaseInforId = await market.publish({ unitName: 'page' });
    const { list } = await search({ projectReleaseInforId });
    expect(list.find(({ supUserId }) => supUserId === personId)?.quote).toEqual({
      unitPrice: 150_00,
      unit: 'thousand-characters',
      currency: 'CNY',
      total: null,
    });
  });

  it('who offers the pair for another kind of work only comes last, whatever it is sorted by', async () => {
    const interpreting = { ...pair, project_type: 'interpretation', unit_price: 1_00 } as const;
    const interpreter = await newSupplier(
      { ...interpreting, source_language: 'ja', target_language: 'fr' },
      interpreting,
    );
    const projectReleaseInforId = await market.publish();
    for (const sort of ['match', 'rate', 'rating', 'experience']) {
      const { list } = await search({ projectReleaseInforId, sort });
      expect(list.at(-1)).toMatchObject({
        supUserId: interpreter.personId,
        isFit: false,
        fittingOutputs: 0,
        quote: null,
      });
      // The pair that counts before the others.
      const [first] = list.at(-1)?.outputs ?? [];
      expect(first).toMatchObject({
        sourceLanguage: pair.source_language,
        targetLanguage: pair.target_language,
      });
    }
  });

  it('knows no posting of somebody else', async () => {
    const projectReleaseInforId = await market.publish();
    const stranger = await signUp(tolk, 'client');
    const path = '/clientinterface/searchSuppliers';
    expect((await stranger.call(path, { projectReleaseInforId })).code).toBe(404);
    expect((await stranger.call(path, { projectReleaseInforId: randomUUID() })).code).toBe(404);
  });

  it('pages without a gap', async () => {
    const first = await search({ pageSize: 1, pageNum: 1 });
    const second = await search({ pageSize: 1, pageNum: 2 });
    expect([first.total, second.total]).toEqual([2, 2]);
    expect([...namesOf(first), ...namesOf(second)].sort()).toEqual(['first', 'other']);
    expect(namesOf(await search({ pageSize: 1, pageNum: 3 }))).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['did not agree', () => change(other, { findable: false }), async () => undefined],
    ['is blocked', () => setOther({ blocked_at: tolk.clock.now(), block_reason: 'Spam' }), unblock],
    [
      'is deleted',
      () => setOther({ deleted_at: tolk.clock.now() }),
      () => setOther({ deleted_at: null }),
    ],
  ])('leaves out who %s', async (_who, hide, showAgain) => {
    await hide();
    expect(namesOf(await search())).toEqual(['first']);
    await showAgain();
  });
});

function setOther(values: Record<string, unknown>) {
  return tolk.app.deps.db
    .updateTable('person')
    .set(values)
    .where('id', '=', other.personId)
    .execute();
}
function unblock() {
  return setOther({ blocked_at: null, block_reason: null });
}
