import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, MINUTE, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { tenInShanghai } from '../../../test/support/hours.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { alertAtOnce } from './alerts-at-once.ts';

type Jobs = typeof calls.supinterface.jobs;
type SavedSearch = ResponseOf<Jobs['addSavedSearch']>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

const path = (call: string) => `/supinterface/${call}`;
const save = (person: TestPerson, form: object = {}) =>
  person.call<SavedSearch>(path('addSavedSearch'), {
    name: 'Wind energy',
    filter: {},
    alert: 'off',
    ...form,
  });
const list = (person: TestPerson) =>
  dataOf(person.call<SavedSearch[]>(path('getSavedSearches'), {}));
const told = async (person: TestPerson) => {
  await tolk.settle();
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['kind', 'text_en', 'text_zh', 'path'])
    .where('person_id', '=', person.personId)
    .where('kind', 'in', ['savedSearchNow', 'savedSearchDaily'])
    .orderBy('created_at')
    .execute();
  return rows;
};
const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

describe('a saved search', () => {
  it('is kept with its filter, changed and deleted, by its owner alone', async () => {
    const [owner, stranger] = [await signUp(tolk, 'supplier'), await signUp(tolk, 'supplier')];
    const filter = { search: '风电', whFieldId: 'law', salaryFrom: 1, deadlineWithin: 7 };
    const saved = await dataOf(save(owner, { filter }));
    expect(saved).toMatchObject({ name: 'Wind energy', filter, alert: 'off', matches: 0 });
    expect(await list(owner)).toEqual([saved]);
    const { savedSearchId } = saved;
    const change = { savedSearchId, name: 'Law', filter: { whFieldId: 'law' }, alert: 'now' };
    for (const [call, body] of [
      ['editSavedSearch', change],
      ['delSavedSearch', { savedSearchId }],
    ] as const) {
      expect((await stranger.call(path(call), body)).code).toBe(404);
    }
    expect(await dataOf(owner.call(path('editSavedSearch'), change))).toMatchObject({
      name: 'Law',
      filter: { whFieldId: 'law' },
      alert: 'now',
    });
    await dataOf(owner.call(path('delSavedSearch'), { savedSearchId }));
    expect(await list(owner)).toEqual([]);
  });

  it('counts the postings that fit it now', async () => {
    const person = await signUp(tolk, 'supplier');
    await market.publish({ sourceLanguage: 'ja', targetLanguage: 'fr' });
    const pair = { sourceLanguage: 'ja', targetLanguage: 'fr' };
    expect((await dataOf(save(person, { filter: pair }))).matches).toBe(1);
    const none = { ...pair, projectType: 'proofreading' };
    expect((await dataOf(save(person, { filter: none }))).matches).toBe(0);
  });

  it('has a name, and there are twenty at most', async () => {
    const person = await signUp(tolk, 'supplier');
    expect(await save(person, { name: '  ' })).toMatchObject({
      code: 422,
      data: { fields: { name: 'Fill in this field.' } },
    });
    for (let count = 0; count < 20; count += 1) await dataOf(save(person));
    expect((await save(person)).code).toBe(1508);
  });
});

describe('an alert at once', () => {
  let reader: TestPerson;
  beforeAll(async () => {
    reader = await signUp(tolk, 'supplier');
  });

  it('comes once for a posting that fits, however many searches it fits', async () => {
    const person = await signUp(tolk, 'supplier');
    const fitting = [
      {},
      { search: 'wind farm' },
      { search: '风电场', projectType: 'translation' },
      { whFieldId: 'law', sourceLanguage: 'zh-CN', targetLanguage: 'en', region: 'remote' },
      { salaryFrom: 100_00, salaryTo: 150_00, salaryBand: 'thousand-characters-middle' },
      { deadlineWithin: 3, projectStatus: 'recruiting' },
    ];
    for (const filter of fitting) await dataOf(save(person, { filter, alert: 'now' }));
    const id = await market.publish({ remarks: '风电场合同。' });
    const alert = {
      kind: 'savedSearchNow',
      text_en: '“Supply contract for a wind farm” matches a search you saved.',
      text_zh: '“Supply contract for a wind farm”符合您保存的搜索。',
      path: `/jobhall/jobdetail?projectReleaseInforId=${id}`,
    };
    expect(await told(person)).toEqual([alert]);
    const payload = { postingId: id, after: '00000000-0000-0000-0000-000000000000' };
    const { db, jobs, clock } = tolk.app.deps;
    await jobs.schedule(db, { kind: 'savedSearch.alert', runAt: clock.now(), payload });
    expect(await told(person)).toEqual([alert]);
    const form = market.postingForm({ projectReleaseInforId: id });
    await dataOf(market.client.call('/clientinterface/editPositionProject', form));
    expect(await told(person)).toEqual([alert]);
  });

  it('many in an hour come together, and no more than twenty a day', async () => {
    await tenInShanghai(tolk);
    const person = await signUp(tolk, 'supplier');
    const pair = { sourceLanguage: 'it', targetLanguage: 'ru' };
    await dataOf(save(person, { filter: pair, alert: 'now' }));
    const publish = (projectName: string) =>
      market.publish({
        ...pair,
        projectName,
        deadline: later(30 * DAY),
        startTime: null,
        dueDate: null,
      });
    for (let number = 1; number <= 12; number += 1) {
      await publish(`Wine ${number}`);
      await tolk.advance(1_000);
    }
    const first = await told(person);
    expect(first.map(({ text_en }) => text_en)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `“Wine ${number}” matches a search you saved.`),
    );
    await tolk.advance(HOUR);
    const names = 'Wine 12 Wine 11 Wine 10 Wine 9 Wine 8'.match(/Wine \d+/g) ?? [];
    expect((await told(person)).slice(5)).toEqual([
      {
        kind: 'savedSearchNow',
        text_en: `7 new jobs fit your saved searches: ${names.map((name) => `“${name}”`).join(', ')} and more.`,
        text_zh: `有 7 个新项目符合您保存的搜索：${names.map((name) => `“${name}”`).join('、')}等。`,
        path: '/jobhall/joblist',
      },
    ]);
    // Six have been told; fourteen more make the day's twenty, an hour apart.
    for (let number = 13; number <= 30; number += 1) {
      await publish(`Wine ${number}`);
      await tolk.advance(HOUR / 4 + 1_000);
    }
    const sent = await told(person);
    expect(sent.length).toBeLessThanOrEqual(20);
    await tolk.advance(DAY);
    expect((await told(person)).length).toBe(sent.length + 1);
  });

  it('ten published at one moment are five alerts and one summary of five', async () => {
    await tenInShanghai(tolk);
    const person = await signUp(tolk, 'supplier');
    const pair = { sourceLanguage: 'pt', targetLanguage: 'ru' };
    const { savedSearchId } = await dataOf(save(person, { filter: pair }));
    const form = { ...pair, deadline: later(30 * DAY), startTime: null, dueDate: null };
    const ids: string[] = [];
    while (ids.length < 10) ids.push(await market.publish(form));
    await tolk.settle();
    const changed = tolk.app.deps.db.updateTable('saved_search').set({ alert: 'now' });
    await changed.where('id', '=', savedSearchId).execute();
    const after = '00000000-0000-0000-0000-000000000000';
    // As several servers would do it, each with a posting of its own in hand.
    await Promise.all(ids.map((postingId) => alertAtOnce.run({ postingId, after }, tolk.app.deps)));
    expect(await told(person)).toHaveLength(5);
    await tolk.advance(HOUR);
    const [summary, ...more] = (await told(person)).slice(5);
    expect(summary?.text_en).toMatch(/^5 new jobs fit your saved searches: /);
    expect(more).toEqual([]);
  });

  it('leaves out what staff hid meanwhile, at once and in the summary', async () => {
    await tenInShanghai(tolk);
    const person = await signUp(tolk, 'supplier');
    const pair = { sourceLanguage: 'es', targetLanguage: 'ru' };
    const { savedSearchId } = await dataOf(save(person, { filter: pair }));
    const form = { ...pair, deadline: later(30 * DAY), startTime: null, dueDate: null };
    const ids: string[] = [];
    while (ids.length < 8) {
      ids.push(await market.publish({ ...form, projectName: `Tea ${ids.length}` }));
    }
    await tolk.settle();
    const { db } = tolk.app.deps;
    const changed = db.updateTable('saved_search').set({ alert: 'now' });
    await changed.where('id', '=', savedSearchId).execute();
    const staff = await addStaffMember(tolk, 'support');
    await dataOf(moderationOf.hide(staff, 'posting', ids[0] ?? ''));
    const after = '00000000-0000-0000-0000-000000000000';
    for (const postingId of ids) await alertAtOnce.run({ postingId, after }, tolk.app.deps);
    expect((await told(person)).map(({ text_en }) => text_en)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `“Tea ${number}” matches a search you saved.`),
    );
    await dataOf(moderationOf.hide(staff, 'posting', ids[6] ?? ''));
    await tolk.advance(HOUR);
    const [summary] = (await told(person)).slice(5);
    expect(summary?.text_en).toContain('Tea 7');
    expect(summary?.text_en).not.toContain('Tea 6');
  });

  it.each([
    { search: 'solar farm' },
    { search: '光伏' },
    { search: '!!!' },
    { projectType: 'proofreading' },
    { projectStatus: 'opened' },
    { whFieldId: 'finance' },
    { sourceLanguage: 'en' },
    { targetLanguage: 'de' },
    { region: '110100' },
    { unitName: 'hour' },
    { salaryFrom: 150_01 },
    { salaryTo: 149_99 },
    { salaryBand: 'thousand-characters-low' },
    { salaryBand: 'day-low' },
    { deadlineWithin: 1 },
  ])('does not come for a search by %j that the posting misses', async (filter) => {
    await dataOf(save(reader, { filter, alert: 'now' }));
    await market.publish();
    expect(await told(reader)).toEqual([]);
  });

  it('does not come for one’s own posting, or where alerts are off or daily', async () => {
    const own = await openMarket(tolk);
    const switched = await dataOf(
      own.client.call<{ token: string }>('/supinterface/switchIdentity', {
        loginName: own.client.account,
        port: 1,
      }),
    );
    const asSupplier = Object.assign(Object.create(own.client), { token: switched.token });
    await dataOf(save(asSupplier, { alert: 'now' }));
    const [off, daily] = [await signUp(tolk, 'supplier'), await signUp(tolk, 'supplier')];
    await dataOf(save(off, { alert: 'off' }));
    await dataOf(save(daily, { alert: 'daily' }));
    const back = await dataOf(
      asSupplier.call('/supinterface/switchIdentity', { loginName: own.client.account, port: 0 }),
    );
    own.client.token = (back as { token: string }).token;
    await own.publish();
    for (const person of [own.client, off, daily]) expect(await told(person)).toEqual([]);
  });
});

describe('a daily alert', () => {
  it('comes at nine where the person lives, with what is new since the last one', async () => {
    const person = await signUp(tolk, 'supplier');
    const { db } = tolk.app.deps;
    const information = {
      person_id: person.personId,
      real_name: 'Ana',
      nationality: 'BR',
      location: 'Recife',
      zone: 'America/Recife',
      party_kind: 'individual' as const,
      updated_at: tolk.clock.now(),
    };
    await db.insertInto('personal_information').values(information).execute();
    const filter = { sourceLanguage: 'pt', targetLanguage: 'zh-CN' };
    const publish = (projectName: string) =>
      market.publish({
        ...filter,
        projectName,
        deadline: later(30 * DAY),
        startTime: null,
        dueDate: null,
      });
    await publish('Before it was saved');
    await dataOf(save(person, { filter, alert: 'daily' }));
    await dataOf(save(person, { filter: { ...filter, search: 'coffee' }, alert: 'daily' }));
    for (const number of [1, 2, 3, 4, 5, 6]) {
      tolk.clock.advance(1_000);
      await publish(`Coffee ${number}`);
    }
    expect(await told(person)).toEqual([]);
    // Nine in Recife is noon in UTC.
    const now = tolk.clock.now();
    const noon = new Date(now.toISOString().slice(0, 10) + 'T12:00:00Z');
    const next = noon > now ? noon : addMs(noon, DAY);
    await tolk.advance(next.getTime() - now.getTime() - 10 * MINUTE);
    expect(await told(person)).toEqual([]);
    await tolk.advance(10 * MINUTE);
    const names = 'Coffee 6 Coffee 5 Coffee 4 Coffee 3 Coffee 2'.match(/Coffee \d/g) ?? [];
    const first = {
      kind: 'savedSearchDaily',
      text_en: `6 new jobs fit your saved searches: ${names.map((name) => `“${name}”`).join(', ')} and more.`,
      text_zh: `有 6 个新项目符合您保存的搜索：${names.map((name) => `“${name}”`).join('、')}等。`,
      path: '/jobhall/joblist',
    };
    expect(await told(person)).toEqual([first]);
    await tolk.advance(DAY);
    expect(await told(person)).toEqual([first]);
    await tolk.advance(HOUR);
    await publish('Tea');
    await tolk.advance(DAY);
    const all = await told(person);
    expect(all).toHaveLength(2);
    expect(all[1]).toMatchObject({
      text_en: '1 new job fits your saved searches: “Tea”.',
      text_zh: '有 1 个新项目符合您保存的搜索：“Tea”。',
      // One search alone found it: its filter stands in the address.
      path: '/jobhall/joblist?source=pt&target=zh-CN',
    });
  });
});
