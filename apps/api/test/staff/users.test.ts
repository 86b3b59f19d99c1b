import { randomUUID } from 'node:crypto';
import type { UserDetail, UserRow } from '@tolk/contract';
import { addMs, DAY, HOUR } from '@tolk/domain';
import { sql } from 'kysely';
import { passHumanCheck } from '@tolk/testing/caller';
import { cutAfter, openSocket } from '../accounts/open-socket.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { download } from '../support/download.ts';
import { dataOf, openMarket } from '../support/market.ts';
import { clientForm } from '../support/profile-forms.ts';
import { codeSentTo, goodPassword, signUp, type TestPerson } from '../support/people.ts';
import { addStaffMember, type TestStaff } from '../support/staff.ts';
import { testApp } from '../support/test-app.ts';
import { usersBySeen } from '../../src/console/users/user-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let admin: TestStaff;
let support: TestStaff;
beforeAll(async () => {
  admin = await addStaffMember(tolk, 'admin');
  support = await addStaffMember(tolk, 'support');
});

const list = (filter: object) =>
  dataOf(support.call<{ total: number; list: UserRow[] }>('/opsinterface/getUserList', filter));
const act = (name: string, { personId }: TestPerson, more: object = {}) =>
  admin.call<UserDetail>(`/opsinterface/${name}`, { personId, ...more });

describe('the list of users', () => {
  it('finds by part of a name and by a whole contact, which it masks', async () => {
    const person = await signUp(tolk, 'client');
    const [local = ''] = person.account.split('@');
    const found = await list({ search: person.account.toUpperCase() });
    expect(found.list).toEqual([
      {
        personId: person.personId,
        name: expect.any(String),
        companyName: null,
        identity: 'client',
        email: `${local.slice(0, 2)}***@tolk.example`,
        phone: null,
        state: 'active',
        realNameVerified: false,
        watched: false,
        createTime: expect.any(String),
        lastSeenTime: expect.any(String),
      },
    ]);
    expect((await list({ search: found.list[0]?.name ?? '' })).total).toBeGreaterThan(0);
    // A piece of an address is a piece of a name at most.
    expect((await list({ search: local.slice(0, -1) })).total).toBe(0);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ search: person.account, state: 'blocked' })).total).toBe(0);
  });

  it('is narrowed to the days of the sign-up in Shanghai, both included', async () => {
    const { account: search } = await signUp(tolk, 'client');
    const day = (offset: number) =>
      addMs(tolk.clock.now(), offset * DAY + 8 * HOUR)
        .toISOString()
        .slice(0, 10);
    const found = async (days: object) => (await list({ search, ...days })).total;
    expect(await found({ from: day(0), to: day(0) })).toBe(1);
    expect(await found({ from: day(1) })).toBe(0);
    expect(await found({ to: day(-1) })).toBe(0);
    const answer = await support.call('/opsinterface/getUserList', { from: '2026-02-30' });
    expect(answer).toMatchObject({ code: 422, data: { fields: { from: 'Choose a valid date.' } } });
  });

  it('is sorted by sign-up, last visit and name, and narrowed to a side or a mark', async () => {
    const { db, clock } = tolk.app.deps;
    const people = [
      await signUp(tolk, 'client'),
      await signUp(tolk, 'supplier'),
      await signUp(tolk, 'client'),
    ] as const;
    const [anna, bert, cleo] = people;
    const names = ['anna Vok', 'Bert Vok', ''];
    for (const [place, { personId }] of people.entries()) {
      const at = addMs(clock.now(), (place - 9) * DAY);
      const set = { created_at: at, name: names[place] ?? '' };
      await db.updateTable('person').set(set).where('id', '=', personId).execute();
      // Who signed up first was here last.
      await db
        .updateTable('session')
        .set({ last_seen_at: addMs(clock.now(), -place * HOUR) })
        .where('person_id', '=', personId)
        .execute();
    }
    const own = new Map<string, string>(
      people.map(({ personId }, place) => [personId, 'abc'.charAt(place)]),
    );
    const found = async (filter: object) => {
      const { list: rows } = await list({ pageSize: 100, ...filter });
      return rows.map(({ personId }) => own.get(personId) ?? '').join('');
    };
    expect(await found({})).toBe('cba');
    expect(await found({ sort: 'newest' })).toBe('cba');
    expect(await found({ sort: 'seen' })).toBe('abc');
    const pages = [
      await found({ sort: 'seen', search: 'Vok', pageSize: 1, pageNum: 1 }),
      await found({ sort: 'seen', search: 'Vok', pageSize: 1, pageNum: 2 }),
    ];
    expect(pages).toEqual(['a', 'b']);
    // Who was never here stands last, on whichever page that is.
    await db.deleteFrom('session').where('person_id', '=', anna.personId).execute();
    const seen = { sort: 'seen', search: 'Vok' };
    expect(await found(seen)).toBe('ba');
    expect(await found({ ...seen, pageSize: 1, pageNum: 2 })).toBe('a');
    expect(await found({ ...seen, pageSize: 1, pageNum: 3 })).toBe('');
    expect(await found({ sort: 'name' })).toBe('abc');
    expect(await found({ side: 'supplier' })).toBe('b');
    expect(await found({ side: 'client', sort: 'name' })).toBe('ac');

    const resume = { selfEvaluation: 'Twelve years of manuals.' };
    await dataOf(bert.call('/supinterface/saveSelfEvaluation', resume));
    expect(await found({ side: 'both' })).toBe('');
    await db
      .insertInto('client_profile')
      .values({ person_id: bert.personId, updated_at: clock.now() })
      .execute();
    expect(await found({ side: 'both' })).toBe('b');

    const watch = { personId: anna.personId, watched: true, reason: 'Two complaints' };
    await dataOf(support.call('/opsinterface/setUserWatch', watch));
    expect(await found({ mark: 'watched' })).toBe('a');
    const case_id = randomUUID();
    await db
      .insertInto('fraud_case')
      .values({
        id: case_id,
        state: 'open',
        found_at: clock.now(),
        decided_by: null,
        decided_at: null,
        words: '',
      })
      .execute();
    await db
      .insertInto('fraud_case_member')
      .values({ case_id, person_id: cleo.personId })
      .execute();
    expect(await found({ mark: 'fraud' })).toBe('c');
    const finance = await addStaffMember(tolk, 'finance');
    for (const call of ['getUserList', 'exportUserList'])
      expect((await finance.call(`/opsinterface/${call}`, { mark: 'fraud' })).code).toBe(403);
    expect((await finance.call('/opsinterface/getUserList', { mark: 'watched' })).code).toBe(0);
    await db.updateTable('fraud_case').set({ state: 'cleared' }).execute();
    expect(await found({ mark: 'fraud' })).toBe('');
  });

  it('is taken along as CSV with masked contacts, and that is noted', async () => {
    const { account: search } = await signUp(tolk, 'client');
    const file = await download(tolk, support, '/opsinterface/exportUserList', { search });
    const [heading, line, ...others] = file.content.toString().trim().split('\r\n');
    expect(heading).toContain('Signed up (UTC)');
    expect(line).toContain('***@tolk.example');
    expect(line).not.toContain(search);
    expect(others).toEqual([]);
    const entries = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'exportUserList')
      .where('staff_id', '=', support.staffId)
      .execute();
    expect(entries).toEqual([{ details: { entries: '1' } }]);
  });

  it('finds a client by the company’s name', async () => {
    const client = await signUp(tolk, 'client');
    const company = { ...clientForm, partyKind: 'company', companyName: '康脉医疗器械' };
    await dataOf(client.call('/clientinterface/addOrEditSysInfo', company));
    expect((await list({ search: '康脉' })).list).toMatchObject([
      { personId: client.personId, companyName: '康脉医疗器械' },
    ]);
  });

  it('is looked at more closely, and the look is noted', async () => {
    const person = await signUp(tolk, 'client');
    const detail = await dataOf(
      support.call<UserDetail>('/opsinterface/getUserDetail', { personId: person.personId }),
    );
    expect(detail).toMatchObject({ postings: 0, orders: 0, passedTests: 0, blockReason: null });
    expect(detail.sessions.length).toBeGreaterThan(0);
    expect(detail.reviews).toEqual([]);
    expect(await actionsOn(person)).toEqual(['getUserDetail']);
  });
});

describe('a block', () => {
  it('ends sessions and sockets at once, and keeps out by password, code and reset', async () => {
    const person = await signUp(tolk, 'client');
    const socket = await openSocket(tolk, person.token ?? '');
    const words = 'Two of your certificates are not genuine.';
    const block = { reason: 'Sold false documents', words: ` ${words} ` };
    expect(await cutAfter(socket, () => act('blockUser', person, block))).toBeLessThan(2_000);
    const { personId } = person;
    const blocked = await dataOf(admin.call('/opsinterface/getUserDetail', { personId }));
    expect(blocked).toMatchObject({
      state: 'blocked',
      blockReason: 'Sold false documents',
      blockWords: words,
      sessions: [],
    });
    expect((await person.call('/supinterface/getSupUserData')).code).toBe(601);

    const visitor = tolk.caller();
    const { account } = person;
    const login = (form: object) => visitor.call('/supinterface/login', { account, ...form });
    expect(await login({ password: goodPassword })).toMatchObject({
      code: 1020,
      msg: `This account has been blocked. Our staff write: “${words}” If you think this is a mistake, contact customer service.`,
    });
    // Who does not know the password learns nothing.
    expect((await login({ password: 'not this one' })).code).toBe(1001);
    expect((await login({ code: await codeFor('loginActiveCode', account) })).code).toBe(1020);
    expect((await login({ code: '000000' })).code).toBe(1002);
    const passwords = { password: 'another-seal-and-ink', passwordAgain: 'another-seal-and-ink' };
    const reset = { account, ...passwords, code: await codeFor('resetPassActiveCode', account) };
    expect((await visitor.call('/supinterface/resetPassword', reset)).code).toBe(1020);

    expect((await act('blockUser', person, { reason: 'Again' })).code).toBe(409);
    expect(await dataOf(act('unblockUser', person))).toMatchObject({
      state: 'active',
      blockReason: null,
    });
    expect((await act('unblockUser', person)).code).toBe(409);
    expect((await login({ password: goodPassword })).code).toBe(0);
    expect(await actionsOn(person)).toEqual(['blockUser', 'getUserDetail', 'unblockUser']);
  });

  it('is read by the index of last visits, sorted by them', async () => {
    const { db } = tolk.app.deps;
    await sql`
      insert into person (id, name, email, own_invitation_code, created_at)
      select gen_random_uuid(), 'Many', 'many-' || g || '@tolk.example', 'MANY' || g, now() from generate_series(1, 5000) as g`.execute(
      db,
    );
    await sql`
      insert into session (id, person_id, identity, started_at, last_seen_at)
      select gen_random_uuid(), id, 'client', now(), now() - random() * interval '90 days'
      from person where name = 'Many'`.execute(db);
    await sql`analyze person, session`.execute(db);
    const query = usersBySeen(sql`deleted_at is null`, { limit: 20, offset: 0 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using session_seen');
    expect(plan).not.toContain('Sort');
  });

  it('takes the postings of the blocked out of the job hall, and back when it is lifted', async () => {
    const market = await openMarket(tolk);
    const projectReleaseInforId = await market.publish();
    const stands = async () => {
      const path = '/supinterface/getProjectReleaseInforList';
      const { list: postings } = await dataOf(
        tolk.caller().call<{ list: { projectReleaseInforId: string }[] }>(path, {}),
      );
      return postings.some((posting) => posting.projectReleaseInforId === projectReleaseInforId);
    };
    expect(await stands()).toBe(true);
    await dataOf(act('blockUser', market.client, { reason: 'Asks for deposits' }));
    expect(await stands()).toBe(false);
    expect(await dataOf(act('unblockUser', market.client))).toMatchObject({
      blocking: { openPostings: 1 },
    });
    expect(await stands()).toBe(true);
  });

  it('leaves closed what its owner closed and what is past its deadline', async () => {
    const market = await openMarket(tolk);
    const closed = await market.publish();
    await dataOf(
      market.client.call('/clientinterface/finishPositionProject', {
        projectReleaseInforId: closed,
      }),
    );
    const late = await market.publish();
    await dataOf(act('blockUser', market.client, { reason: 'Asks for deposits' }));
    await tolk.app.deps.db
      .updateTable('posting')
      .set({ published_at: new Date(0), deadline: new Date(1) })
      .where('id', '=', late)
      .execute();
    await dataOf(act('unblockUser', market.client));
    const states = await tolk.app.deps.db
      .selectFrom('posting')
      .select(['id', 'status', 'status_before_block'])
      .where('id', 'in', [closed, late])
      .execute();
    const status = 'finished';
    // That a block ended it stays known: its owner could not hire.
    expect(new Set(states)).toEqual(
      new Set([
        { id: closed, status, status_before_block: null },
        { id: late, status, status_before_block: 'recruiting' },
      ]),
    );
  });

  it('says before how much it touches: what it closes and what goes on', async () => {
    const market = await openMarket(tolk);
    await market.apply(await market.publish());
    await market.start();
    const blockingOf = async ({ personId }: TestPerson) =>
      (await dataOf(support.call<UserDetail>('/opsinterface/getUserDetail', { personId })))
        .blocking;
    expect(await blockingOf(market.client)).toEqual({
      openPostings: 1,
      liveOrders: 1,
      heldAmount: 1_854_00,
      openApplications: 0,
      openSettlements: 0,
    });
    expect(await blockingOf(market.supplier)).toEqual({
      openPostings: 0,
      liveOrders: 1,
      heldAmount: 1_854_00,
      openApplications: 1,
      openSettlements: 0,
    });
  });

  it('needs a reason', async () => {
    const person = await signUp(tolk, 'client');
    expect(await act('blockUser', person, { reason: '   ' })).toMatchObject({ code: 422 });
  });
});

it('ended sessions are over; the person may sign in again', async () => {
  const person = await signUp(tolk, 'client');
  expect(await dataOf(act('endUserSessions', person))).toMatchObject({ sessions: [] });
  expect((await person.call('/supinterface/getSupUserData')).code).toBe(601);
  const again = await tolk.caller().call('/supinterface/login', {
    account: person.account,
    password: goodPassword,
  });
  expect(again.code).toBe(0);
  expect(await actionsOn(person)).toEqual(['endUserSessions']);
});

describe('a watch', () => {
  const watch = (staff: TestStaff, personId: string, watched: boolean, reason: string) =>
    staff.call<UserDetail>('/opsinterface/setUserWatch', { personId, watched, reason });

  it('shows wherever staff meet the person, with who began it and why, until one ends it', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const order = await market.receive();
    const watchedOnOrder = async () => {
      const { projectOrderId } = order;
      const path = '/opsinterface/getProjectOrderIdData';
      return (await dataOf(support.call<{ watched: string[] }>(path, { projectOrderId }))).watched;
    };
    expect(await watchedOnOrder()).toEqual([]);

    const detail = await dataOf(watch(support, client.personId, true, ' Two complaints. '));
    expect(detail).toMatchObject({
      watched: true,
      watch: { reason: 'Two complaints.', byName: support.name, time: expect.any(String) },
    });
    expect(await watchedOnOrder()).toEqual([client.personId]);
    const [row] = (await list({ search: client.account })).list;
    expect(row?.watched).toBe(true);
    await dataOf(watch(admin, supplier.personId, true, 'Same device.'));
    expect((await watchedOnOrder()).toSorted()).toEqual(
      [client.personId, supplier.personId].toSorted(),
    );

    // A colleague was faster.
    expect((await watch(admin, client.personId, true, 'Again')).code).toBe(409);
    expect(await dataOf(watch(admin, client.personId, false, 'All explained.'))).toMatchObject({
      watched: false,
      watch: null,
    });
    expect((await watch(admin, client.personId, false, 'Again')).code).toBe(409);
    expect(await watchedOnOrder()).toEqual([supplier.personId]);
    const { db } = tolk.app.deps;
    const acts = await db
      .selectFrom('audit_entry')
      .select('details')
      .where('subject_id', '=', client.personId)
      .where('action', '=', 'setUserWatch')
      .orderBy('at')
      .execute();
    expect(acts.map(({ details }) => details)).toEqual([
      { watched: 'true', reason: 'Two complaints.' },
      { watched: 'false', reason: 'All explained.' },
    ]);
  });

  it('needs a reason, and an account that is there', async () => {
    const { personId } = await signUp(tolk, 'client');
    expect((await watch(support, personId, true, ' ,,, ')).code).toBe(422);
    expect((await watch(support, randomUUID(), true, 'Who?')).code).toBe(404);
    const { db, clock } = tolk.app.deps;
    await db
      .updateTable('person')
      .set({ deleted_at: clock.now() })
      .where('id', '=', personId)
      .execute();
    expect((await watch(support, personId, true, 'Gone.')).code).toBe(404);
  });
});

async function codeFor(call: string, account: string): Promise<string> {
  const verification = await passHumanCheck(tolk.url);
  await tolk.app.deps.db.deleteFrom('code').where('account', '=', account).execute();
  await dataOf(tolk.caller().call(`/supinterface/${call}`, { account, verification }));
  return codeSentTo(tolk, account);
}

async function actionsOn({ personId }: TestPerson): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', personId)
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
}
