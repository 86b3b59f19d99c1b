import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { HOUR } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { askForTest } from '../../../test/support/requested-tests.ts';
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
  const none = { onTime: null, acceptedAtOnce: null, answersIn: null, cameAgain: null };
  expect(data.figures).toEqual(none);
});

describe('what comes first', () => {
  const first = (person: TestPerson) =>
    dataOf(person.call<Supplier>('/supinterface/getOverviewData', {})).then(
      ({ firstSteps }) => firstSteps,
    );
  const stateOf = (steps: readonly { step: string; state: string }[] | undefined) =>
    Object.fromEntries(steps?.map(({ step, state }) => [step, state]) ?? []);

  it('is the name of a supplier who has filled in nothing', async () => {
    const known = await first(await signUp(tolk, 'supplier'));
    expect(known?.test).toEqual({ step: 'takeOnline', time: null, pair: null });
    expect(known?.steps[0]).toEqual({ step: 'person', state: 'open', minutes: 4, fact: 'name' });
  });

  it('is the test of the first pair, and what it waits for', async () => {
    const person = await signUp(tolk, 'supplier');
    await makeReady(tolk, person.personId);
    const { db } = tolk.app.deps;
    await db.deleteFrom('language_test').where('person_id', '=', person.personId).execute();
    const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
    expect((await first(person))?.test).toEqual({ step: 'ask', time: null, pair });
    const asked = await dataOf(askForTest(person, pair));
    const known = await first(person);
    expect(known?.test).toEqual({ step: 'awaitText', time: asked.promisedTime, pair });
    expect(stateOf(known?.steps)).toEqual({
      person: 'done',
      languagePair: 'done',
      background: 'done',
      test: 'waiting',
      apply: 'later',
      payout: 'open',
    });
  });

  it('is an application of who is tested, and nothing once there is an order', async () => {
    const person = await signUp(tolk, 'supplier');
    await makeReady(tolk, person.personId);
    expect(stateOf((await first(person))?.steps)).toMatchObject({ test: 'done', apply: 'open' });
    await market.send();
    expect((await supplier()).firstSteps).toBeNull();
  });

  it('is the first posting of a client, then who they are, then an order', async () => {
    const newcomer = await signUp(tolk, 'client');
    const steps = async () => {
      const answer = newcomer.call<Client>('/clientinterface/getOverviewData', {});
      return (await dataOf(answer)).firstSteps ?? [];
    };
    expect(await steps()).toEqual([
      { step: 'publish', state: 'open', minutes: 3 },
      { step: 'information', state: 'open', minutes: 2 },
      { step: 'order', state: 'later', minutes: 5 },
      { step: 'pay', state: 'later', minutes: 2 },
    ]);
    const form = market.postingForm();
    const publish = () =>
      dataOf(
        newcomer.call<{ projectReleaseInforId: string }>(
          '/clientinterface/addPositionProject',
          form,
          withKey(),
        ),
      );
    const { projectReleaseInforId } = await publish();
    expect(stateOf(await steps())).toMatchObject({ publish: 'done', order: 'open' });
    const orderStep = async () => (await steps()).find(({ step }) => step === 'order');
    expect(await orderStep()).toMatchObject({ recordId: projectReleaseInforId });
    await publish();
    expect(await orderStep()).not.toHaveProperty('recordId');
  });

  it('is to pay the one order that a supplier has accepted', async () => {
    const other = await openMarket(tolk);
    const { projectOrderId } = await dataOf(other.accept(await other.send()));
    const answer = other.client.call<Client>('/clientinterface/getOverviewData', {});
    const { firstSteps } = await dataOf(answer);
    const pay = firstSteps?.find(({ step }) => step === 'pay');
    expect(pay).toMatchObject({ state: 'open', recordId: projectOrderId });
  });
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
