import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { HOUR } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Supplier = ResponseOf<typeof calls.supinterface.overview.getOverviewData>;
type Client = ResponseOf<typeof calls.clientinterface.overview.getOverviewData>;

let market: Market;
const supplier = () => dataOf(market.supplier.call<Supplier>('/supinterface/getOverviewData', {}));
const client = () => dataOf(market.client.call<Client>('/clientinterface/getOverviewData', {}));

beforeAll(async () => {
  market = await openMarket(tolk);
});

it('a supplier sees what fits, the best first, without what they applied for', async () => {
  const best = await market.publish({ projectName: 'Law within the price' });
  const other = await market.publish({ whFieldId: 'games', salary: 100_00 });
  await market.publish({ sourceLanguage: 'de', targetLanguage: 'fr' });
  const applied = await market.publish();
  await market.apply(applied);
  const { matchingPostings } = await supplier();
  expect(matchingPostings.map(({ posting }) => posting.projectReleaseInforId)).toEqual([
    best,
    other,
  ]);
  // 30 + 15 + 15 + 15 + 5 (three quarters of 7) + 5 = 85 of 87; the other one 55, without field and price.
  expect(matchingPostings.map(({ match }) => match.score)).toEqual([98, 63]);
});

it('a supplier without a profile sees what to do first, and no matches', async () => {
  const newcomer = await signUp(tolk, 'supplier');
  const data = await dataOf(newcomer.call<Supplier>('/supinterface/getOverviewData', {}));
  expect(data.matchingPostings).toEqual([]);
  expect(data.completeness.percentage).toBe(0);
  expect(data.completeness.missing[0]).toEqual({
    key: 'name',
    page: 'information',
    label: 'Enter your real name',
  });
  expect([data.openInvitations, data.runningTestId, data.news]).toEqual([0, null, []]);
  expect(data.responseHours).toHaveLength(6);
});

it('the hours to an answer count from the last offer', async () => {
  const order = await market.send();
  tolk.clock.advance(6 * HOUR);
  await dataOf(market.accept(order));
  const { responseHours } = await supplier();
  expect(responseHours.at(-1)?.hours).toBeCloseTo(6, 1);
  expect(responseHours.slice(0, -1).map(({ hours }) => hours)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('a test that runs and open invitations are counted', async () => {
  const { db, clock } = tolk.app.deps;
  const id = randomUUID();
  const posting = await market.publish();
  await db
    .insertInto('language_test')
    .values({
      id,
      person_id: market.supplier.personId,
      team_member_id: null,
      source_language: 'en',
      target_language: 'zh-CN',
      status: 'running',
      ended_by: null,
      correct: null,
      question_count: 30,
      score: null,
      entered_by: null,
      started_at: clock.now(),
      ends_at: new Date(clock.now().getTime() + HOUR),
      finished_at: null,
    })
    .execute();
  await db
    .insertInto('posting_invitation')
    .values({
      id: randomUUID(),
      posting_id: posting,
      client_id: market.client.personId,
      supplier_id: market.supplier.personId,
      message: 'Please apply.',
      answer: null,
      created_at: clock.now(),
      answered_at: null,
    })
    .execute();
  expect(await supplier()).toMatchObject({ runningTestId: id, openInvitations: 1 });
  tolk.clock.advance(2 * HOUR);
  expect((await supplier()).runningTestId).toBeNull();
});

it('a client sees postings by month and how far they reached', async () => {
  const before = await client();
  expect(before.postingMonths).toHaveLength(6);
  expect(before.informationSaved).toBe(false);
  const posting = await market.publish();
  await market.apply(posting);
  const visitor = tolk.caller();
  const seen = { projectReleaseInforId: posting };
  await dataOf(visitor.call('/supinterface/getProjectReleaseInforDetail', seen));
  const after = await client();
  expect(after.postingMonths.at(-1)?.count).toBe((before.postingMonths.at(-1)?.count ?? 0) + 1);
  expect(after.reach.deliveries).toBe(before.reach.deliveries + 1);
  expect(after.reach.views).toBe(before.reach.views + 1);
});

it.each([
  ['supinterface', 'supUserId'],
  ['clientinterface', 'sysUserId'],
])('the overview of somebody else in %s is absent', async (side, field) => {
  const caller = side === 'supinterface' ? market.supplier : market.client;
  const body = { [field]: randomUUID() };
  expect((await caller.call(`/${side}/getOverviewData`, body)).code).toBe(404);
});
