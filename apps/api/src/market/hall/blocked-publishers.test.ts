import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, limits } from '@tolk/domain';
import { chat } from '../../../test/support/conversations.ts';
import { hallOf, namesIn } from '../../../test/support/hall.ts';
import { tenInShanghai } from '../../../test/support/hours.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import {
  foundOrganisation,
  organisation,
  signInAgain,
} from '../../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeFindable, makeReady } from '../../../test/support/ready-supplier.ts';
import { sitePages } from '../../../test/support/site-pages.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { membersOfList } from '../supplier-lists/supplier-list-repository.ts';

type Jobs = typeof calls.supinterface.jobs;
type Answers = { [Name in keyof Jobs]: ResponseOf<Jobs[Name]> };

const site = sitePages([]);
const tolk = testApp({ config: { web: site.web } });
afterAll(() => site.remove());
let market: Market;
let other: Market;
let supplier: TestPerson;
/** A company that only one test's postings name. */
let companyName: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  other = await openMarket(tolk);
  // By it the supplier may write to the client, and so block them.
  await market.publish();
  companyName = `Vestre ${randomUUID().slice(0, 8)}`;
  supplier = await signUp(tolk, 'supplier');
  await makeReady(tolk, supplier.personId);
});

const jobs = <Name extends keyof Jobs>(name: Name, body: object = {}, by = supplier) =>
  dataOf(by.call<Answers[Name]>(`/supinterface/${name}`, body));

/** Both clients publish a posting; answers their ids. */
async function published() {
  const theirs = await market.publish({ companyName, projectName: 'Of the blocked' });
  const others = await other.publish({ companyName, projectName: 'Of another' });
  return { theirs, others };
}

async function block(person: TestPerson, blocked = true) {
  const { conversationId } = await chat(supplier, 'ceatesession', { otherId: person.personId });
  await chat(supplier, 'setContact', { conversationId, blocked });
  return conversationId;
}

it('what a blocked client publishes is in no list and no count, until the block is lifted', async () => {
  const { theirs, others } = await published();
  const hall = hallOf(supplier);
  const filter = { search: companyName };
  for (const id of [theirs, others]) await dataOf(hall.save(id));
  const saving = { name: 'Vestre', filter, alert: 'off' };
  const { savedSearchId } = await jobs('addSavedSearch', saving);
  const seen = async () => {
    const [list, counts, searches] = await Promise.all([
      jobs('getProjectReleaseInforList', filter),
      jobs('getHallCounts', filter),
      jobs('getSavedSearches'),
    ]);
    return {
      all: namesIn(list),
      total: list.total,
      translation: counts.projectType.find(({ value }) => value === 'translation')?.count,
      pair: counts.languagePair.map(({ count }) => count),
      fitting: namesIn(await hall.fitting(filter)),
      saved: namesIn(await hall.saved(filter)),
      tabs: await hall.tabs(filter),
      matches: searches.find((one) => one.savedSearchId === savedSearchId)?.matches,
    };
  };
  const whole = {
    all: ['Of another', 'Of the blocked'],
    total: 2,
    translation: 2,
    pair: [2],
    fitting: ['Of another', 'Of the blocked'],
    saved: ['Of another', 'Of the blocked'],
    tabs: { fitting: 2, all: 2, saved: 2 },
    matches: 2,
  };
  expect(await seen()).toEqual(whole);
  await block(market.client);
  expect(await seen()).toEqual({
    all: ['Of another'],
    total: 1,
    translation: 1,
    pair: [1],
    fitting: ['Of another'],
    saved: ['Of another'],
    tabs: { fitting: 1, all: 1, saved: 1 },
    matches: 1,
  });
  await block(market.client, false);
  expect(await seen()).toEqual(whole);
});

it('finished postings and the choices by status and type count without them too', async () => {
  const { theirs } = await published();
  const sums = async () => {
    const [byStatus, byType] = await Promise.all([
      jobs('getTaskStateData'),
      jobs('getProjectTypeData'),
    ]);
    const all = await jobs('getProjectReleaseInforList', { pageNum: 1, pageSize: 1 });
    const over = { projectStatus: 'finished', search: companyName };
    const finished = await jobs('getProjectReleaseInforList', over);
    const live = byStatus.filter(({ value }) => value !== 'finished');
    return {
      all: all.total,
      live: live.reduce((sum, { count }) => sum + count, 0),
      types: byType.reduce((sum, { count }) => sum + count, 0),
      finished: finished.total,
    };
  };
  const body = { projectReleaseInforId: theirs };
  await dataOf(market.client.call('/clientinterface/finishPositionProject', body));
  const before = await sums();
  expect(before).toMatchObject({ finished: 1, live: before.all, types: before.all });
  await block(market.client);
  const after = await sums();
  expect(after.all).toBeLessThan(before.all);
  expect(after).toMatchObject({ finished: 0, live: after.all, types: after.all });
});

it('the newest jobs on the home page are without them for who is signed in', async () => {
  const home = { projectType: 'translation', projectStatus: 'recruiting', sort: 'newest' };
  const newest = async (by: TestPerson) =>
    namesIn(await jobs('getProjectReleaseInforList', { ...home, pageSize: 2 }, by));
  await published();
  expect(await newest(supplier)).toEqual(['Of another', 'Of the blocked']);
  await block(market.client);
  expect((await newest(supplier)).includes('Of the blocked')).toBe(false);
  expect(await newest(other.supplier)).toEqual(['Of another', 'Of the blocked']);
});

it('the sitemap is everybody’s, whomever who asks has blocked', async () => {
  const { theirs } = await published();
  await block(market.client);
  const { token = '' } = supplier;
  const read = async (path: string) =>
    (await fetch(tolk.url + path, { headers: { token, authorization: token } })).text();
  const index = await read('/sitemap-jobs.xml');
  const parts = [...index.matchAll(/\/sitemap-jobs-\d+\.xml/g)].map(([path]) => path);
  const texts = await Promise.all(parts.map(read));
  expect(texts.filter((text) => text.includes(theirs))).toHaveLength(1);
});

it('a list that is asked first leaves out who has blocked its client', async () => {
  await makeFindable(tolk, supplier.personId);
  const { supplierListId } = await dataOf(
    market.client.call<{ supplierListId: string }>('/clientinterface/saveSupplierList', {
      name: 'Regulars',
    }),
  );
  for (const { personId: supUserId } of [supplier, market.supplier]) {
    const listing = { supplierListId, supUserId, listed: true };
    await dataOf(market.client.call('/clientinterface/setSupplierListed', listing));
  }
  await block(market.client);
  const posting = await market.publish({ askedFirst: { supplierListId, hours: 24 } });
  expect(await membersOfList(tolk.app.deps.db, posting)).toEqual([market.supplier.personId]);
  await block(market.client, false);
  expect(new Set(await membersOfList(tolk.app.deps.db, posting))).toEqual(
    new Set([market.supplier.personId, supplier.personId]),
  );
});

it('no alert names them, at once, in a summary or by the day', async () => {
  await tenInShanghai(tolk);
  const filter = { search: companyName };
  await jobs('addSavedSearch', { name: 'At once', filter, alert: 'now' });
  await jobs('addSavedSearch', { name: 'Daily', filter, alert: 'daily' });
  for (let at = 0; at < limits.savedSearch.alerts.perHour; at += 1)
    await other.publish({ companyName, projectName: `Told ${at}` });
  await tolk.settle();
  // More than is told within an hour is kept for a summary.
  await published();
  await tolk.settle();
  await block(market.client);
  await market.publish({ companyName, projectName: 'Of the blocked, later' });
  await tolk.settle();
  await tolk.advance(HOUR);
  await tolk.settle();
  await tolk.advance(DAY);
  await tolk.settle();
  const told = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['kind', 'text_en'])
    .where('person_id', '=', supplier.personId)
    .where('kind', 'in', ['savedSearchNow', 'savedSearchDaily'])
    .orderBy('created_at')
    .execute();
  const alone = Array.from({ length: 5 }, (_, at) => `“Told ${at}” matches a search you saved.`);
  // Those of one moment stand in no order.
  expect(
    told
      .slice(0, 5)
      .map(({ text_en }) => text_en)
      .toSorted(),
  ).toEqual(alone);
  expect(told.slice(5).map(({ kind }) => kind)).toEqual(['savedSearchNow', 'savedSearchDaily']);
  expect(told[5]?.text_en).toContain('Of another');
  expect(told.filter(({ text_en }) => text_en.includes('Of the blocked'))).toEqual([]);
});

it('opened by its address it says so, with the conversation in which the block is lifted', async () => {
  const { theirs, others } = await published();
  const detail = (projectReleaseInforId: string, by = supplier) =>
    jobs('getProjectReleaseInforDetail', { projectReleaseInforId }, by);
  expect(await detail(theirs)).toMatchObject({ publisherBlocked: null });
  const conversationId = await block(market.client);
  expect(await detail(theirs)).toMatchObject({ publisherBlocked: { conversationId } });
  expect(await detail(others)).toMatchObject({ publisherBlocked: null });
  expect(await detail(theirs, market.supplier)).toMatchObject({ publisherBlocked: null });
  await chat(market.client, 'setContact', { conversationId, blocked: true });
  expect(await detail(theirs, market.client)).toMatchObject({ publisherBlocked: null });
});

it('holds for a member where they publish for an organisation, and for no colleague', async () => {
  const filter = { search: companyName };
  await jobs('addSavedSearch', { name: 'At once', filter, alert: 'now' });
  const conversationId = await block(market.client);
  const nordlys = await foundOrganisation(tolk);
  await nordlys.admit(market.client, 'asks');
  await nordlys.admit(other.client, 'asks');
  const { theirs } = await published();
  await tolk.settle();
  expect(namesIn(await jobs('getProjectReleaseInforList', filter))).toEqual(['Of another']);
  const told = await tolk.app.deps.db
    .selectFrom('notification')
    .select('text_en')
    .where('person_id', '=', supplier.personId)
    .where('kind', '=', 'savedSearchNow')
    .execute();
  expect(told).toEqual([{ text_en: '“Of another” matches a search you saved.' }]);
  const opened = await jobs('getProjectReleaseInforDetail', { projectReleaseInforId: theirs });
  expect(opened).toMatchObject({ publisherBlocked: { conversationId } });
});

it('says nothing to who published for an organisation that they left, and blocks somebody else', async () => {
  const nordlys = await foundOrganisation(tolk);
  const { client } = market;
  const conversationId = await block(client, false);
  await nordlys.admit(client, 'asks');
  const { theirs } = await published();
  await tolk.settle();
  await organisation(nordlys.founder, 'removeMember', { personId: client.personId });
  await signInAgain(tolk, client, 'clientinterface');
  await chat(client, 'setContact', { conversationId, blocked: true });
  const body = { projectReleaseInforId: theirs };
  const opened = await jobs('getProjectReleaseInforDetail', body, client);
  expect(opened).toMatchObject({ ownPosting: false, publisherBlocked: null });
});

it('a client’s block leaves the hall of who is blocked as it is', async () => {
  const { theirs } = await published();
  const { conversationId } = await chat(supplier, 'ceatesession', {
    otherId: market.client.personId,
  });
  await chat(market.client, 'ceatesession', { otherId: supplier.personId });
  await chat(market.client, 'setContact', { conversationId, blocked: true });
  const filter = { search: companyName };
  expect((await jobs('getProjectReleaseInforList', filter)).total).toBe(2);
  const application = { content: 'Ten years.', expectedPrice: 150_00 };
  await jobs('addProjectApplicationJL', { projectReleaseInforId: theirs, ...application });
});
