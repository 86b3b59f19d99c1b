import { MINUTE } from '@tolk/domain';
import type { ResponseOf, calls } from '@tolk/contract';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
type Overview = ResponseOf<typeof calls.supinterface.overview.getOverviewData>;
type One = ResponseOf<typeof calls.opsinterface.news.addNews>;

let staff: TestStaff;
let supplier: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  staff = await addStaffMember(tolk, 'support');
});

beforeEach(async () => {
  supplier = await signUp(tolk, 'supplier', 'en');
  client = await signUp(tolk, 'client', 'zh-CN');
});

afterEach(async () => {
  await tolk.app.deps.db.updateTable('news').set({ state: 'withdrawn' }).execute();
});

const piece = {
  titleEn: 'New payout days',
  titleZh: '结算日调整',
  textEn: 'From May on payouts leave twice a month.',
  textZh: '自五月起每月结算两次。',
  audience: 'all',
};
const ops = (name: string, body: object) => staff.call<One>(`/opsinterface/${name}`, body);
const add = async (changes: object = {}) =>
  (await dataOf(ops('addNews', { ...piece, ...changes }))).newsId;
const set = (newsId: string, state: string) => ops('setNewsState', { newsId, state });

async function shown(person: TestPerson, side: 'sup' | 'client'): Promise<string[]> {
  const path = `/${side}interface/getOverviewData`;
  return (await dataOf(person.call<Overview>(path, {}))).news.map(({ title }) => title);
}

async function told(person: TestPerson): Promise<{ kind: string; identity: string }[]> {
  return tolk.app.deps.db
    .selectFrom('notification')
    .select(['kind', 'identity', 'path'])
    .where('person_id', '=', person.personId)
    .where('kind', '=', 'news')
    .execute();
}

describe('news', () => {
  it('are shown once published, in the reader’s language, and tell everybody once', async () => {
    const newsId = await add();
    expect(await shown(supplier, 'sup')).toEqual([]);
    expect((await set(newsId, 'withdrawn')).code).toBe(409);
    expect((await set(newsId, 'published')).data).toMatchObject({ state: 'published' });
    await tolk.settle();
    expect(await shown(supplier, 'sup')).toEqual(['New payout days']);
    expect(await shown(client, 'client')).toEqual(['结算日调整']);
    expect(await told(supplier)).toEqual([
      { kind: 'news', identity: 'supplier', path: '/overview/index' },
    ]);
    expect(await told(client)).toEqual([
      { kind: 'news', identity: 'client', path: '/xqoverview/index' },
    ]);
    expect((await set(newsId, 'published')).code).toBe(409);
    await dataOf(set(newsId, 'withdrawn'));
    expect(await shown(supplier, 'sup')).toEqual([]);
    await dataOf(set(newsId, 'published'));
    await tolk.settle();
    expect(await told(supplier)).toHaveLength(1);
    await dataOf(ops('editNews', { newsId, ...piece, titleEn: 'Payout days' }));
    expect(await shown(supplier, 'sup')).toEqual(['Payout days']);
  });

  it('for one side are not shown to the other', async () => {
    const newsId = await add({ audience: 'supplier' });
    await dataOf(set(newsId, 'published'));
    await tolk.settle();
    expect(await shown(supplier, 'sup')).toEqual(['New payout days']);
    expect(await shown(client, 'client')).toEqual([]);
    expect(await told(client)).toEqual([]);
  });

  it('go by mail to those who switched that on', async () => {
    const reader = await signUp(tolk, 'client');
    const wish = { event: 'news', channel: 'email', on: true };
    await dataOf(reader.call('/supinterface/getUpSysBusinessPush', wish));
    await dataOf(set(await add(), 'published'));
    await tolk.settle();
    await tolk.advance(MINUTE);
    const mails = (account: string) =>
      tolk.mails.filter(({ to, subject }) => to === account && subject === 'New payout days');
    expect(mails(reader.account)).toHaveLength(1);
    expect(mails(supplier.account)).toEqual([]);
  });

  it('reach more people than one batch holds', async () => {
    const { db } = tolk.app.deps;
    const now = tolk.clock.now();
    const people = Array.from({ length: 450 }, (_, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      email: `reader-${at}@tolk.example`,
      phone: null,
      password_hash: null,
      name: `Reader ${at}`,
      avatar_url: null,
      identity: 'client' as const,
      invitation_code: null,
      invited_by: null,
      own_invitation_code: `R${String(at).padStart(7, '0')}`,
      arrived_for: null,
      language: null,
      wechat_open_id: null,
      wechat_name: null,
      blocked_at: null,
      block_reason: null,
      created_at: now,
      deleted_at: null,
    }));
    await db.insertInto('person').values(people).execute();
    const newsId = await add({ audience: 'client', titleEn: 'To many' });
    await dataOf(set(newsId, 'published'));
    await tolk.settle();
    const { count } = await db
      .selectFrom('notification')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('title_en', '=', 'To many')
      .where(
        'person_id',
        'in',
        people.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    expect(count).toBe(450);
  });

  it.each([['titleEn'], ['textZh']])('with a blank %s are refused', async (field) => {
    const { code, data } = await ops('addNews', { ...piece, [field]: ' \n' });
    expect([code, data]).toEqual([422, { fields: { [field]: 'Fill in this field.' } }]);
  });

  it('leave a line in the audit log for each act', async () => {
    const newsId = await add();
    await set(newsId, 'published');
    const acts = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', newsId)
      .orderBy('at')
      .execute();
    expect(acts).toHaveLength(2);
    expect(acts).toContainEqual({
      action: 'setNewsState',
      details: { title: 'New payout days', state: 'published' },
    });
  });
});
