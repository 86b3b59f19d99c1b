import { randomUUID } from 'node:crypto';
import { DAY } from '@tolk/domain';
import { orderChanges } from '../../test/support/changes.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { certificateForm } from '../../test/support/documents.ts';
import { askForTest } from '../../test/support/requested-tests.ts';
import { keepCalendar } from '../../test/support/availability.ts';
import { openOffer } from '../../test/support/negotiations.ts';
import { dataOf, openMarket, type Market } from '../../test/support/market.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { showToEverybody } from '../../test/support/public-profile.ts';
import { forgetCertification } from '../../test/support/payable-supplier.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
  const { client, supplier } = market;
  await named(client, 'Ingrid Dahl', '+4722123456');
  await named(supplier, '林悦', '+8613900003333');
  const fileIds = [await market.upload(client, 'posting')];
  const posting = await market.publish({ companyName: 'Nordlys Energi', fileIds });
  await dataOf(
    supplier.call('/supinterface/setPostingSaved', { projectReleaseInforId: posting, saved: true }),
  );
  const projectApplicationJLId = await market.apply(posting);
  const orderFileIds = [await market.upload(client, 'order')];
  const from = { projectApplicationJLId, supUserId: undefined, orderFileIds };
  const { projectOrderId } = await market.complete(from);
  const promise = { projectReleaseInforId: posting, version: 1 };
  await dataOf(supplier.call('/supinterface/promiseConfidentiality', promise));
  const forSupplier = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Precise.' };
  await dataOf(client.call('/clientinterface/addEvaluate', forSupplier));
  await dataOf(
    supplier.call('/supinterface/setResumeShare', { open: true, parts: ['work', 'reviews'] }),
  );
  await dataOf(supplier.call('/supinterface/setCalendarFeed', { open: true }));
  const { account } = supplier;
  await dataOf(tolk.caller().call('/supinterface/loginActiveCode', { account }));
});

async function named(person: TestPerson, name: string, phone: string): Promise<void> {
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name, phone })
    .where('id', '=', person.personId)
    .execute();
}

/** The file's text, with the headers that it came with. */
async function exportOf(person: TestPerson) {
  const {
    headers,
    status,
    rotated: _rotated,
    ...content
  } = await person.call('/supinterface/exportOwnData', {});
  return { headers, status, content, text: JSON.stringify(content) };
}

describe('the export of one’s data', () => {
  it('has the changes of orders that were proposed, and what became of them', async () => {
    const own = await openMarket(tolk);
    const changes = orderChanges(own);
    const proposed = await dataOf(changes.propose('client', await own.start(), { workload: 15 }));
    await dataOf(changes.decline('supplier', proposed, { reason: 'No time for more.' }));
    const { text } = await exportOf(own.supplier);
    expect(text).toContain('Two annexes came on top.');
    expect(text).toContain('No time for more.');
  });

  it('is a JSON file named after the day', async () => {
    const { headers, status } = await exportOf(market.supplier);
    const day = tolk.clock.now().toISOString().slice(0, 10);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('content-disposition')).toContain(`filename="tolk-data-${day}.json"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('of a supplier holds what is stored about them', async () => {
    const { content } = await exportOf(market.supplier);
    const { supplier } = market;
    expect(content).toMatchObject({
      product: 'Tolk',
      account: {
        id: supplier.personId,
        email: supplier.account,
        phone: '+8613900003333',
        name: '林悦',
        identity: 'supplier',
        hasPassword: true,
      },
      consents: [{ to: 'terms of service and privacy policy' }],
      codesSent: [{ account: supplier.account, purpose: 'login' }],
      sharedResume: { parts: ['work', 'reviews'] },
      calendarFeed: { link: null, createTime: expect.any(String), readTime: null },
      applications: [
        {
          postingName: 'Supply contract for a wind farm',
          content: 'Ten years of legal translation.',
          expectedPrice: { amount: '160.00', currency: 'CNY' },
          status: 'ordered',
        },
      ],
      orders: [
        {
          yourSide: 'supplier',
          otherSide: 'I***',
          state: 'completed',
          unitPrice: { amount: '150.00', currency: 'CNY' },
          price: { amount: '1800.00', currency: 'CNY' },
          commission: { amount: '0.00', currency: 'CNY' },
          timeline: [
            { action: 'create', terms: { price: { amount: '1800.00', currency: 'CNY' } } },
            { action: 'accept', terms: null },
            { action: 'confirmPayment' },
            { action: 'deliver' },
            { action: 'acceptResults' },
            { action: 'evaluate', note: null },
          ],
          files: [{ name: 'contract.txt', mediaType: 'text/plain' }],
          deliveries: [
            { round: 1, description: 'The translation.', files: [{ name: 'contract.txt' }] },
          ],
          ledger: [
            { event: 'paid', account: 'escrow', credit: { amount: '1800.00' } },
            { event: 'completed', account: 'escrow', debit: { amount: '1800.00' } },
            { event: 'completed', account: 'supplierPending', credit: { amount: '1800.00' } },
          ],
        },
      ],
      files: [{ purpose: 'delivery', name: 'contract.txt', size: 41 }],
    });
    expect(content).toHaveProperty('sessions.0.startedAt');
    expect(content).toHaveProperty('notifications.0.title.en');
  });

  it('of a client holds postings and payments, with the fee', async () => {
    const draft = { projectName: 'Half a posting' };
    await dataOf(market.client.call('/clientinterface/savePositionDraft', draft));
    const template = { name: 'Leases', form: { unitName: 'page' } };
    await dataOf(market.client.call('/clientinterface/savePostingTemplate', template));
    const { content } = await exportOf(market.client);
    expect(content).toMatchObject({
      postings: [
        {
          name: 'Supply contract for a wind farm',
          companyName: 'Nordlys Energi',
          contactName: 'Ingrid Dahl',
          salary: { amount: '150.00', currency: 'CNY' },
        },
      ],
      postingDrafts: [{ form: { projectName: 'Half a posting' } }],
      postingTemplates: [{ name: 'Leases', form: { unitName: 'page' } }],
      orders: [
        {
          yourSide: 'client',
          otherSide: '林***',
          fee: { amount: '54.00', currency: 'CNY' },
          payments: [
            {
              method: 'wechatPay',
              status: 'paid',
              money: { amount: '1854.00', currency: 'CNY' },
              transfers: [],
              refunds: [],
            },
          ],
        },
      ],
      reviewsWritten: [{ grade: 5, text: 'Precise.' }],
      reviewsReceived: [],
    });
  });

  it('of a supplier holds profile and resume, and verifications only masked', async () => {
    const { supplier, client } = market;
    const { db } = tolk.app.deps;
    const now = tolk.clock.now();
    const id = randomUUID();
    await forgetCertification(tolk, supplier.personId);
    await db
      .insertInto('real_name_verification')
      .values({
        id,
        person_id: supplier.personId,
        status: 'certified',
        document_type: 'passport',
        name: 'Li Wen',
        sealed_number: Buffer.from('sealed-number'),
        masked_number: 'E*****123',
        number_fingerprint: Buffer.from('fingerprint'),
        reason: null,
        submitted_at: now,
        decided_at: now,
        decided_by: null,
      })
      .execute();
    await db
      .insertInto('posting_invitation')
      .values({
        id,
        posting_id: await market.publish(),
        client_id: client.personId,
        supplier_id: supplier.personId,
        message: 'Please apply. Ingrid Dahl',
        answer: null,
        created_at: now,
        answered_at: null,
      })
      .execute();
    const offered = await openOffer(market, 'supplier');
    await dataOf(
      client.call('/clientinterface/answerTerms', {
        ...offered,
        supUserId: supplier.personId,
        agree: false,
        reason: 'Ask Ingrid Dahl.',
      }),
    );
    const template = { name: 'Law', content: 'Dear {client}' };
    await dataOf(supplier.call('/supinterface/saveApplicationTemplate', template));
    await dataOf(askForTest(supplier, { note: 'I translate manuals.' }));
    const certificate = await certificateForm(supplier, { number: 'ATA-1847' });
    await dataOf(supplier.call('/supinterface/addOrEditTranslatorCertificate', certificate));
    await showToEverybody(tolk, supplier, 'li-wen');
    await keepCalendar(supplier);
    const { content, text } = await exportOf(supplier);
    expect(content).toMatchObject({
      profile: {
        information: { realName: 'Li Wen', wechat: 'liwen-translates', region: '310100' },
        supplier: { birthDate: '1990-04-17', fields: ['law'], resumeFile: null },
        client: null,
        outputs: [{ wordsPerDay: 4_000, unitPrice: { amount: '150.00', currency: 'CNY' } }],
      },
      resume: {
        education: [{ major: 'Translation', startMonth: '2010-09', files: [] }],
        certificates: [],
        employment: [],
        projects: [],
        samples: [{ title: 'Clause 7', isPublic: false }],
      },
      publicProfile: { shown: { address: 'li-wen', isOpen: true }, addresses: ['li-wen'] },
      availability: {
        calendar: { zone: 'Asia/Shanghai', noticeHours: 0 },
        daysOff: [{ firstDay: '2027-02-05', lastDay: '2027-02-08', note: 'Spring Festival' }],
      },
      verification: {
        realName: { status: 'certified', maskedNumber: 'E*****123' },
        company: null,
        settlementMethods: [],
        certificates: [{ status: 'submitted', body: 'ata', issuedMonth: '2019-06' }],
      },
      savedPostings: [{ postingName: 'Supply contract for a wind farm' }],
      confidentialityPromises: [{ postingName: 'Supply contract for a wind farm', version: 1 }],
      requestedTests: [{ status: 'requested', note: 'I translate manuals.', textTitle: null }],
      savedSearches: [],
      applicationTemplates: [{ name: 'Law', content: 'Dear {client}' }],
      invitations: [{ sent: false, otherSide: 'I***', message: 'Please apply. I***' }],
      offers: expect.arrayContaining([
        expect.objectContaining({
          postingName: 'Supply contract for a wind farm',
          mine: true,
          otherSide: 'I***',
          status: 'declined',
          unitPrice: { amount: '160.00', currency: 'CNY' },
          workload: 12,
          answerNote: 'Ask I***.',
        }),
      ]),
      notes: [],
      languageTests: [{ status: 'passed', isOffline: true }],
    });
    expect(text).not.toMatch(/sealed|fingerprint/i);
  });

  it('shows a received review once it is revealed', async () => {
    expect((await exportOf(market.supplier)).text).not.toContain('Precise.');
    await tolk.advance(14 * DAY);
    const { content } = await exportOf(await again(market.supplier));
    expect(content).toMatchObject({ reviewsReceived: [{ grade: 5, text: 'Precise.' }] });
  });

  it('has a client’s lists, without the names in full', async () => {
    const client = await again(market.client);
    const made = client.call<{ supplierListId: string }>('/clientinterface/saveSupplierList', {
      name: 'Law',
    });
    const { supplierListId } = await dataOf(made);
    const entry = { supplierListId, supUserId: market.supplier.personId, listed: true };
    await dataOf(client.call('/clientinterface/setSupplierListed', entry));
    expect((await exportOf(client)).content).toMatchObject({
      supplierLists: [{ list: 'Law', supplier: '林***' }],
    });
  });

  it('never names the other side, nor says how to reach it', async () => {
    const { client, supplier } = market;
    const ofSupplier = (await exportOf(await again(supplier))).text;
    for (const theirs of [client.account, client.personId, '4722123456', 'Dahl']) {
      expect([theirs, ofSupplier.includes(theirs)]).toEqual([theirs, false]);
    }
    const ofClient = (await exportOf(await again(client))).text;
    for (const theirs of [supplier.account, supplier.personId, '13900003333', '林悦']) {
      expect([theirs, ofClient.includes(theirs)]).toEqual([theirs, false]);
    }
  });

  it('holds no secret, not even hashed', async () => {
    const { db } = tolk.app.deps;
    const hashes = [
      ...(await db.selectFrom('session_token').select('hash').execute()).map(({ hash }) => hash),
      ...(await db.selectFrom('code').select('code_hash').execute()).map(
        ({ code_hash }) => code_hash,
      ),
    ].flatMap((hash) => [hash.toString('hex'), hash.toString('base64')]);
    const passwords = await db.selectFrom('person').select('password_hash').execute();
    const secrets = [...hashes, ...passwords.map(({ password_hash }) => password_hash ?? '?')];
    for (const person of [market.client, market.supplier]) {
      const caller = await again(person);
      const { text } = await exportOf(caller);
      expect(text).not.toMatch(/argon2|password_?hash|code_?hash|"hash"/i);
      expect([...secrets, caller.token ?? '?'].filter((secret) => text.includes(secret))).toEqual(
        [],
      );
    }
  });
});

/** The same person in a session of now: time has been moved. */
async function again(person: TestPerson): Promise<TestPerson> {
  const caller = tolk.caller();
  const { account, password, personId } = person;
  const login = await caller.call<{ token: string }>('/supinterface/login', { account, password });
  caller.token = login.data.token;
  return Object.assign(caller, { account, password, personId });
}
