import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { passVerification } from '@tolk/testing/caller';
import sharp from 'sharp';
import { DAY, MINUTE } from '@tolk/domain';
import { deletionCode, removeAccount } from '../../test/support/account-deletion.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../test/support/market.ts';
import { forgetCertification } from '../../test/support/payable-supplier.ts';
import { codeSentTo, register, signUp, type TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

interface Deletion {
  blockers: { kind: string; count: number }[];
  kept: string[];
  codeGoesTo: string | null;
}

const deletionOf = (person: TestPerson) =>
  dataOf(person.call<Deletion>('/supinterface/getAccountDeletion', {}));

const codeFor = (person: TestPerson) => deletionCode(tolk, person);
const remove = (person: TestPerson) => removeAccount(tolk, person);

/** Gives a person a name and a phone that nobody else has. */
async function nameUniquely(person: TestPerson, name: string, phone: string): Promise<void> {
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name, phone, wechat_open_id: `wx-${name}`, wechat_name: name })
    .where('id', '=', person.personId)
    .execute();
}

/** Every column of every table in which one of the texts stands. */
async function hitsOf(texts: readonly string[]): Promise<string[]> {
  const { db } = tolk.app.deps;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'account_balance'`.execute(db);
  const hits: string[] = [];
  for (const { table, column } of rows) {
    for (const text of texts) {
      const found = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}
        where position(lower(${text}) in lower(${sql.ref(column)}::text)) > 0`.execute(db);
      if ((found.rows[0]?.count ?? 0) > 0) hits.push(`${table}.${column}: ${text}`);
    }
  }
  return hits;
}

async function reject(market: Market, changes = {}): Promise<string> {
  const { projectOrderId, version } = await market.send(changes);
  const body = { projectOrderId, version, accept: false, reason: 'No time.' };
  await dataOf(market.supplier.call('/supinterface/acceptOrRejectProjectOrder', body));
  return projectOrderId;
}

async function filesOnDisk(): Promise<number> {
  await tolk.settle();
  const found = await readdir(join(tolk.app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found.filter((entry) => entry.isFile()).length;
}

async function upAvatar(person: TestPerson): Promise<string> {
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'a.png');
  const answer = person.call<{ avatarUrl: string }>('/supinterface/upAvatar', {}, { form });
  return (await dataOf(answer)).avatarUrl;
}

/** Profile, resume, verification, searches, an invitation and a note, each with the name in it. */
async function fillIn({ supplier, client, ...market }: Market, name: string, phone: string) {
  const { db } = tolk.app.deps;
  const now = tolk.clock.now();
  const person_id = supplier.personId;
  await db
    .updateTable('personal_information')
    .set({ real_name: name, company_name: name, phone, other_contact: name })
    .where('person_id', '=', person_id)
    .execute();
  const fileOf = (purpose: 'resume' | 'document') => uploadPicture(supplier, purpose);
  const period = { startMonth: '2012-01', endMonth: null, description: name };
  const education = { university: name, major: name, degree: 'master', ...period };
  await dataOf(
    supplier.call('/supinterface/saveEducation', {
      ...education,
      fileIds: [await fileOf('resume')],
    }),
  );
  const work = { company: name, occupation: name, ...period };
  await dataOf(supplier.call('/supinterface/saveWorkExperience', work));
  const project = { projectName: name, ...period, fileIds: [] };
  await dataOf(supplier.call('/supinterface/saveProjectExperience', project));
  await dataOf(supplier.call('/supinterface/saveSelfEvaluation', { selfEvaluation: name }));
  await dataOf(supplier.call('/supinterface/saveResumeFile', { fileId: await fileOf('resume') }));
  await forgetCertification(tolk, person_id);
  const checked = { person_id, status: 'certified', submitted_at: now } as const;
  const undecided = { reason: name, decided_at: null, decided_by: null };
  const [realName, settlement] = [randomUUID(), randomUUID()];
  await db
    .insertInto('real_name_verification')
    .values({
      ...checked,
      ...undecided,
      id: realName,
      document_type: 'passport',
      name,
      sealed_number: Buffer.from('sealed'),
      masked_number: phone,
      number_fingerprint: Buffer.from(realName),
    })
    .execute();
  await db
    .insertInto('verification_file')
    .values({
      file_id: await fileOf('document'),
      real_name_id: realName,
      company_id: null,
      position: 0,
    })
    .execute();
  await db
    .insertInto('settlement_method')
    .values({
      ...checked,
      ...undecided,
      id: settlement,
      method: 'paypal',
      sealed_details: Buffer.from('sealed'),
      masked_details: JSON.stringify({ account: name }),
    })
    .execute();
  await db
    .insertInto('verification_event')
    .values({
      id: randomUUID(),
      kind: 'realName',
      subject_id: realName,
      action: 'submit',
      staff_id: null,
      reason: name,
      at: now,
    })
    .execute();
  await db
    .insertInto('supplier_note')
    .values({
      id: randomUUID(),
      client_id: client.personId,
      supplier_id: person_id,
      grade: 5,
      text: `${name} is precise.`,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('posting_invitation')
    .values({
      id: randomUUID(),
      posting_id: await market.publish(),
      client_id: client.personId,
      supplier_id: person_id,
      message: `Dear ${name}`,
      answer: null,
      created_at: now,
      answered_at: null,
    })
    .execute();
}

async function uploadPicture(person: TestPerson, purpose: 'resume' | 'document'): Promise<string> {
  const create = { width: 9, height: 9, channels: 3, background: 'blue' } as const;
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'a.png');
  const path = '/supinterface/uploadFile';
  return (await dataOf(person.call<{ fileId: string }>(path, {}, { form }))).fileId;
}

describe('what stands against a deletion', () => {
  it('is a live order for both sides, and the money that it holds', async () => {
    const market = await openMarket(tolk);
    await market.start();
    expect(await deletionOf(market.client)).toEqual({
      blockers: [
        { kind: 'liveOrders', count: 1 },
        { kind: 'heldMoney', count: 1 },
      ],
      kept: ['transactions', 'ledger', 'reviews', 'disputes'],
      codeGoesTo: expect.stringMatching(/^pe\*\*\*@tolk\.example$/),
    });
    expect((await deletionOf(market.supplier)).blockers).toEqual([
      { kind: 'liveOrders', count: 1 },
    ]);
    expect(await remove(market.supplier)).toMatchObject({
      code: 1018,
      data: { blockers: [{ kind: 'liveOrders', count: 1 }] },
    });
    expect(await market.supplier.call('/supinterface/getSupUserData', {})).toMatchObject({
      code: 0,
    });
  });

  it('is what a supplier has earned and not been paid, and nothing for the client', async () => {
    const market = await openMarket(tolk);
    await market.complete();
    expect((await deletionOf(market.supplier)).blockers).toEqual([{ kind: 'heldMoney', count: 1 }]);
    expect((await deletionOf(market.client)).blockers).toEqual([]);
    await tolk.advance(8 * DAY);
    expect((await deletionOf(market.supplier)).blockers).toEqual([{ kind: 'heldMoney', count: 1 }]);
  });

  it('is money on its way back to the client until it has arrived', async () => {
    const market = await openMarket(tolk);
    const { projectOrderId } = await market.start();
    const { db } = tolk.app.deps;
    await db
      .updateTable('project_order')
      .set({ due_at: new Date(tolk.clock.now().getTime() - 2 * DAY) })
      .where('id', '=', projectOrderId)
      .execute();
    const { version } = await market.order('client', projectOrderId);
    const cancel = { projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/cancelProjectOrder', cancel, withKey()));
    const blockers = async () => (await deletionOf(market.client)).blockers;
    while ((await blockers()).length > 0) {
      expect(await blockers()).toEqual([{ kind: 'heldMoney', count: 1 }]);
      await tolk.advance(MINUTE);
    }
    expect(await market.balances(projectOrderId)).toEqual({});
  });
});

describe('the code', () => {
  it('is good for five tries, whatever comes after', async () => {
    const person = await signUp(tolk, 'client');
    const code = await codeFor(person);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await person.call('/supinterface/deleteAccount', { code: wrong });
      expect(answer).toMatchObject({ code: 1002 });
    }
    expect(await person.call('/supinterface/deleteAccount', { code })).toMatchObject({
      code: 1002,
    });
  });

  it('is not used up by a deletion that is blocked', async () => {
    const market = await openMarket(tolk);
    const order = await market.send();
    const code = await codeFor(market.client);
    const path = '/supinterface/deleteAccount';
    expect(await market.client.call(path, { code })).toMatchObject({ code: 1018 });
    const { projectOrderId, version } = order;
    const withdraw = { projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/withdrawProjectOrder', withdraw));
    expect(await market.client.call(path, { code })).toMatchObject({ code: 0 });
  });

  it('of a login does not delete', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: person.account });
    const code = await codeSentTo(tolk, person.account);
    const answer = await person.call('/supinterface/deleteAccount', { code });
    expect(answer).toMatchObject({ code: 1002 });
  });
});

/** An order that is over, whose receipt names the company. */
async function payAsCompany(market: Market, company_name: string): Promise<void> {
  await tolk.app.deps.db
    .insertInto('personal_information')
    .values({
      person_id: market.client.personId,
      real_name: 'Zhou Mingyuan',
      nationality: 'CN',
      location: 'Shanghai',
      zone: 'Asia/Shanghai',
      party_kind: 'company',
      company_name,
      updated_at: tolk.clock.now(),
    })
    .execute();
  await market.complete();
  expect(await hitsOf([company_name])).toContain(`order_payer.name: ${company_name}`);
}

describe('a deleted account', () => {
  it('of a client leaves no name, address or number anywhere', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    await nameUniquely(client, 'Qiqizhen', '+8613900001111');
    const contact = { contactName: 'Qiqizhen', contactPhone: '+86 139 0000 1111' };
    const remarks = 'Call Qiqizhen at +8613900001111.';
    const withApplication = await market.publish({ ...contact, remarks });
    const lonely = await market.publish({ ...contact, remarks });
    await dataOf(client.call('/clientinterface/savePositionDraft', { ...contact, remarks }));
    await market.apply(withApplication);
    await reject(market);
    await payAsCompany(market, 'Qiqizhen Optik');
    await upAvatar(client);
    await market.upload(client, 'order');
    await dataOf(
      client.call('/supinterface/getUpSysBusinessPush', {
        event: 'order',
        channel: 'sms',
        on: false,
      }),
    );
    expect((await hitsOf(['Qiqizhen'])).length).toBeGreaterThan(5);
    await dataOf(remove(client));
    await tolk.settle();
    const texts = ['Qiqizhen', '13900001111', '139 0000 1111', client.account];
    expect(await hitsOf(texts)).toEqual([]);
    const { db } = tolk.app.deps;
    const postings = await db
      .selectFrom('posting')
      .select(['id', 'status'])
      .where('owner_id', '=', client.personId)
      .execute();
    expect(postings).toEqual([{ id: withApplication, status: 'finished' }]);
    const timers = await db
      .selectFrom('job')
      .select('key')
      .where('done_at', 'is', null)
      .where('key', 'in', [`posting:${withApplication}:expire`, `posting:${lonely}:expire`])
      .execute();
    expect(timers).toEqual([]);
    const again = { projectReleaseInforId: withApplication, content: 'x', expectedPrice: 1 };
    expect(await supplier.call('/supinterface/addProjectApplicationJL', again)).toMatchObject({
      code: 1101,
    });
  });

  it('of a supplier leaves no name, address or number anywhere', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    await nameUniquely(supplier, 'Zhuozhuo Ma', '+8613900002222');
    const path = '/supinterface/setResumeShare';
    await dataOf(supplier.call(path, { open: true, parts: ['work'] }));
    await fillIn(market, 'Zhuozhuo Ma', '+8613900002222');
    const content = 'I am Zhuozhuo Ma, +8613900002222.';
    await market.apply(await market.publish(), { content, instructions: content });
    await reject(market);
    await upAvatar(supplier);
    const before = await filesOnDisk();
    await dataOf(remove(supplier));
    // Avatar, photo of the document and certificate of the education; the resume's own file goes too.
    expect(before - (await filesOnDisk())).toBe(4);
    const texts = ['Zhuozhuo', '13900002222', supplier.account];
    expect(await hitsOf(texts)).toEqual([]);
    const received = await dataOf(
      client.call<{ list: object[] }>('/clientinterface/getResumeDelivery', {}),
    );
    expect(received.list).toMatchObject([
      { supUserName: 'Deleted account', status: 'withdrawn', content: '-' },
    ]);
  });

  it('loses avatar and unused files, the bytes too; files of an order stay', async () => {
    const market = await openMarket(tolk);
    const { client } = market;
    const before = await filesOnDisk();
    const avatarUrl = await upAvatar(client);
    await market.upload(client, 'order');
    const used = await market.upload(client, 'order');
    const orderId = await reject(market, { orderFileIds: [used] });
    expect((await filesOnDisk()) - before).toBe(3);
    await dataOf(remove(client));
    expect((await filesOnDisk()) - before).toBe(1);
    expect((await fetch(tolk.url + avatarUrl)).status).toBe(404);
    const { orderFiles } = await market.order('supplier', orderId);
    expect(orderFiles).toMatchObject([{ fileId: used }]);
  });

  it('stays in the orders of the other side, whole and without a name', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const { projectOrderId } = await market.complete();
    const evaluation = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Precise.' };
    await dataOf(client.call('/clientinterface/addEvaluate', evaluation));
    const before = await market.order('supplier', projectOrderId);
    const balances = await market.balances();
    await dataOf(remove(client));
    const after = await market.order('supplier', projectOrderId);
    expect(after).toEqual({
      ...before,
      createByName: 'Deleted account',
      timeline: before.timeline.map((event) => ({
        ...event,
        actorName: event.actor === 'client' ? 'Deleted account' : event.actorName,
      })),
    });
    expect(await market.balances()).toEqual(balances);
    const inChinese = Object.assign(tolk.caller('zh-CN'), { token: supplier.token });
    expect(
      await dataOf(inChinese.call('/supinterface/getProjectOrderIdData', { projectOrderId })),
    ).toMatchObject({ createByName: '已注销用户' });
    const answer = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'Clear brief.' };
    await dataOf(supplier.call('/supinterface/addEvaluate', answer));
    expect(await dataOf(supplier.call('/supinterface/getEvaluateList', {}))).toMatchObject({
      list: [
        { direction: 'given', evaluatedName: 'Deleted account' },
        { direction: 'received', evaluateGrade: 5, evaluateDescription: 'Precise.' },
      ],
    });
  });

  it('is over on every device, and its address is free for a new one at once', async () => {
    const person = await signUp(tolk, 'client');
    const elsewhere = tolk.caller();
    const login = { account: person.account, password: person.password };
    const { data } = await elsewhere.call<{ token: string }>('/supinterface/login', login);
    elsewhere.token = data.token;
    await dataOf(remove(person));
    for (const caller of [person, elsewhere]) {
      for (const path of ['/supinterface/exportOwnData', '/supinterface/getSupUserData']) {
        expect(await caller.call(path, {})).toMatchObject({ code: 601 });
      }
    }
    expect(await tolk.caller().call('/supinterface/login', login)).toMatchObject({ code: 1001 });
    const fresh = tolk.caller();
    fresh.token = (await register(tolk, fresh, person.account)).token;
    const user = await fresh.call<{ supUserId: string }>('/supinterface/getSupUserData', {});
    expect(user).toMatchObject({ code: 0, data: { supCurrentAccount: person.account } });
    expect(user.data.supUserId).not.toBe(person.personId);
  });

  it('gets a last mail at the address that it had', async () => {
    const person = await signUp(tolk, 'client');
    await dataOf(remove(person));
    await tolk.settle();
    expect(tolk.mails.findLast(({ to }) => to === person.account)).toMatchObject({
      subject: 'Your Tolk account was deleted',
    });
  });

  it('is deleted once, and answers the repetition of the call the same', async () => {
    const person = await signUp(tolk, 'client');
    const code = await codeFor(person);
    const key = withKey();
    const path = '/supinterface/deleteAccount';
    expect(await person.call(path, { code }, key)).toMatchObject({ code: 0, data: {} });
    expect(await person.call(path, { code }, key)).toMatchObject({ code: 0, data: {} });
    expect(await person.call(path, { code })).toMatchObject({ code: 601 });
  });

  it('is not there for a new order, nor for one to be sent again', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const projectOrderId = await reject(market);
    await dataOf(remove(supplier));
    const { version } = await market.order('client', projectOrderId);
    const form = market.terms({ supUserId: supplier.personId });
    const add = '/clientinterface/addProjectOrder';
    expect(await client.call(add, form, withKey())).toMatchObject({ code: 404 });
    const edit = { projectOrderId, version, ...market.terms() };
    const path = '/clientinterface/editProjectOrder';
    expect(await client.call(path, edit, withKey())).toMatchObject({ code: 404 });
  });
});

describe('a deletion at the same moment as', () => {
  const rounds = 6;

  async function assertNoLiveOrderOfDeleted(): Promise<void> {
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select o.state from project_order o
      join person p on p.deleted_at is not null and p.id in (o.client_id, o.supplier_id)
      where o.state in ('sent', 'received', 'started', 'submitted', 'changesRequested', 'inAppeal')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  }

  it('an order’s acceptance: the order stays with both', async () => {
    const market = await openMarket(tolk);
    const order = await market.send();
    const code = await codeFor(market.supplier);
    const [accepted, deleted] = await Promise.all([
      market.accept(order),
      market.supplier.call('/supinterface/deleteAccount', { code }),
    ]);
    expect([accepted.code, deleted.code]).toEqual([0, 1018]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a new order for the supplier: one of the two happens', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const market = await openMarket(tolk);
      const { client, supplier } = market;
      const code = await codeFor(supplier);
      const form = market.terms({ supUserId: supplier.personId });
      const [sent, deleted] = await Promise.all([
        client.call('/clientinterface/addProjectOrder', form, withKey()),
        supplier.call('/supinterface/deleteAccount', { code }),
      ]);
      outcomes.add(`${sent.code} ${deleted.code}`);
    }
    const allowed = new Set(['0 1018', '404 0']);
    expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a rejected order that is sent again: one of the two happens', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const market = await openMarket(tolk);
      const { client, supplier } = market;
      const projectOrderId = await reject(market);
      const { version } = await market.order('client', projectOrderId);
      const code = await codeFor(supplier);
      const edit = { projectOrderId, version, ...market.terms() };
      const [sent, deleted] = await Promise.all([
        client.call('/clientinterface/editProjectOrder', edit, withKey()),
        supplier.call('/supinterface/deleteAccount', { code }),
      ]);
      outcomes.add(`${sent.code} ${deleted.code}`);
    }
    const allowed = new Set(['0 1018', '404 0']);
    expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a login by code: no session is left behind', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await signUp(tolk, 'client');
      const code = await codeFor(person);
      await tolk.advance(MINUTE);
      const { account } = person;
      const verification = await passVerification(tolk.url);
      const form = { account, verification };
      await dataOf(tolk.caller().call('/supinterface/loginActiveCode', form));
      const login = { account, code: await codeSentTo(tolk, account) };
      await Promise.all([
        tolk.caller().call('/supinterface/login', login),
        person.call('/supinterface/deleteAccount', { code }),
      ]);
    }
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select s.id from session s join person p on p.id = s.person_id
      where p.deleted_at is not null and s.ended_at is null`.execute(db);
    expect(rows).toEqual([]);
    const deleted = await db
      .selectFrom('person')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('deleted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(deleted.count).toBeGreaterThan(rounds);
  });

  it('an upload that takes longer than the account is there: no file is left behind', async () => {
    const market = await openMarket(tolk);
    const { client } = market;
    const code = await codeFor(client);
    const before = await filesOnDisk();
    const { files } = tolk.app.deps;
    const put = files.put.bind(files);
    files.put = async (...upload) => {
      const size = await put(...upload);
      await dataOf(client.call('/supinterface/deleteAccount', { code }));
      return size;
    };
    try {
      await expect(market.upload(client, 'order')).rejects.toThrow(/^401 /);
    } finally {
      files.put = put;
    }
    expect((await filesOnDisk()) - before).toBe(0);
  });

  it('an application from it, a posting by it: nothing open is left behind', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const projectReleaseInforId = await market.publish();
    const bySupplier = await codeFor(supplier);
    const form = { projectReleaseInforId, content: 'Ten years.', expectedPrice: 100_00 };
    await Promise.all([
      supplier.call('/supinterface/addProjectApplicationJL', form),
      supplier.call('/supinterface/deleteAccount', { code: bySupplier }),
    ]);
    const byClient = await codeFor(client);
    await Promise.all([
      client.call('/clientinterface/addPositionProject', market.postingForm()),
      client.call('/supinterface/deleteAccount', { code: byClient }),
    ]);
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select 'application' as left_behind from application a
      join person p on p.id = a.supplier_id and p.deleted_at is not null where status <> 'withdrawn'
      union all
      select 'posting' from posting
      join person p on p.id = owner_id and p.deleted_at is not null where status <> 'finished'`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });
});
