import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { filesOnDisk, rejectedOrder, removeAccount } from '../../test/support/account-deletion.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { certificateForm } from '../../test/support/documents.ts';
import { askForTest } from '../../test/support/requested-tests.ts';
import { negotiationOf } from '../../test/support/negotiations.ts';
import { keepCalendar } from '../../test/support/availability.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import { foundOrganisation } from '../../test/support/organisations.ts';
import { forgetCertification } from '../../test/support/payable-supplier.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { showToEverybody } from '../../test/support/public-profile.ts';
import { addStaffMember } from '../../test/support/staff.ts';
import { testApp } from '../../test/support/test-app.ts';
import { workOf } from '../../test/support/work.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

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

const addressOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

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
  const { testRequestId } = await dataOf(askForTest(supplier, { note: name }));
  await db
    .updateTable('test_request')
    .set({ translation: name, remark: name })
    .where('id', '=', testRequestId)
    .execute();
  const certificate = await certificateForm(supplier, { level: name });
  await dataOf(supplier.call('/supinterface/addOrEditTranslatorCertificate', certificate));
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
  await showToEverybody(tolk, supplier, addressOf(name), name);
  await keepCalendar(supplier, {
    daysOff: [{ from: '2027-02-05', until: '2027-02-08', note: name }],
  });
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

/** What staff wrote about the person and about the order, and that they keep an eye on the person. */
async function noteByStaff({ personId }: TestPerson, orderId: string, text: string): Promise<void> {
  const support = await addStaffMember(tolk, 'support');
  await dataOf(workOf.note(support, 'person', personId, text));
  await dataOf(workOf.note(support, 'order', orderId, text));
  await tolk.app.deps.db
    .insertInto('person_watch')
    .values({
      person_id: personId,
      reason: text,
      staff_id: support.staffId,
      at: tolk.clock.now(),
    })
    .execute();
}

/** Offers with words of the supplier's: one that is open, and one that an order was made from. */
async function negotiate(market: Market, note: string): Promise<void> {
  for (const agree of [true, false]) {
    const posting = await market.publish();
    const application = await market.apply(posting);
    const { asClient, asSupplier, seen } = negotiationOf(market, posting);
    await dataOf(asClient('counterTerms', { ...(await seen()), unitPrice: 140_00 }));
    await dataOf(asSupplier('counterTerms', { ...(await seen()), unitPrice: 150_00, note }));
    if (!agree) continue;
    await dataOf(asClient('answerTerms', { ...(await seen()), agree }));
    await rejectedOrder(market, { projectApplicationJLId: application });
  }
}

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
    await rejectedOrder(market);
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
    const orderId = await rejectedOrder(market);
    await negotiate(market, content);
    await noteByStaff(supplier, orderId, content);
    await upAvatar(supplier);
    const before = await filesOnDisk(tolk);
    await dataOf(remove(supplier));
    // Avatar, photo of the document, scan of the certificate, proof of the education; the resume's own file goes too.
    expect(before - (await filesOnDisk(tolk))).toBe(5);
    const texts = ['Zhuozhuo', '13900002222', supplier.account];
    expect(await hitsOf(texts)).toEqual([]);
    const { db } = tolk.app.deps;
    const kept = db.selectFrom('terms_offer').select(['status', 'note']);
    expect(await kept.where('supplier_id', '=', supplier.personId).execute()).toEqual([
      { status: 'agreed', note: '' },
    ]);
    const received = await dataOf(
      client.call<{ list: { status: string }[] }>('/clientinterface/getResumeDelivery', {}),
    );
    const gone = { supUserName: 'Deleted account', status: 'withdrawn', content: '-' };
    expect(received.list.filter(({ status }) => status === 'withdrawn')).toMatchObject([
      gone,
      gone,
    ]);
  });

  it('loses avatar and unused files, the bytes too; files of an order stay', async () => {
    const market = await openMarket(tolk);
    const { client } = market;
    const before = await filesOnDisk(tolk);
    const avatarUrl = await upAvatar(client);
    await market.upload(client, 'order');
    const used = await market.upload(client, 'order');
    const orderId = await rejectedOrder(market, { orderFileIds: [used] });
    expect((await filesOnDisk(tolk)) - before).toBe(3);
    await dataOf(remove(client));
    expect((await filesOnDisk(tolk)) - before).toBe(1);
    expect((await fetch(tolk.url + avatarUrl)).status).toBe(404);
    const { orderFiles } = await market.order('supplier', orderId);
    expect(orderFiles).toMatchObject([{ fileId: used }]);
  });

  it('of a member leaves the staff’s notes about the organisation’s orders, without the name; they go with it', async () => {
    const market = await openMarket(tolk);
    const { client } = market;
    await nameUniquely(client, 'Qin Moran', '+8613900003333');
    const nordlys = await foundOrganisation(tolk);
    await nordlys.admit(client, 'asks');
    const orderId = await rejectedOrder(market);
    const words = 'Qin Moran called from +8613900003333 about the deadline. Qin Morandi did not.';
    await noteByStaff(client, orderId, words);
    await dataOf(remove(client));
    const notes = tolk.app.deps.db.selectFrom('work_note').select(['subject', 'text']);
    const ofBoth = notes.where('subject_id', 'in', [orderId, client.personId]);
    expect(await ofBoth.execute()).toEqual([
      {
        subject: 'order',
        text: '[deleted] called from [deleted] about the deadline. Qin Morandi did not.',
      },
    ]);
    await dataOf(remove(nordlys.founder));
    expect(await ofBoth.execute()).toEqual([]);
  });
});
