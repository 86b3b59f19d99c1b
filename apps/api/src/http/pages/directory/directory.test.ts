import { randomUUID } from 'node:crypto';
import type { Resume } from '@tolk/contract';
import { DAY } from '@tolk/domain';
import { fakePayments } from '../../../../test/support/fake-payments.ts';
import { keepCalendar } from '../../../../test/support/availability.ts';
import { removeAccount } from '../../../../test/support/account-deletion.ts';
import { likeOrder } from '../../../../test/support/like-order.ts';
import { dataOf, openMarket } from '../../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../../test/support/people.ts';
import { proveFields, revokeCertificate } from '../../../../test/support/proven-fields.ts';
import {
  changeSupplierProfile,
  makeFindable,
  makeReady,
} from '../../../../test/support/ready-supplier.ts';
import { sitePages } from '../../../../test/support/site-pages.ts';
import { testApp } from '../../../../test/support/test-app.ts';
import { vocabularyFaults } from '../../../../test/support/vocabulary.ts';

const site = sitePages(['directory', 'supplierPage']);
const tolk = testApp({
  config: { web: site.web, publicUrl: 'https://tolk.example' },
  replacements: { payments: fakePayments() },
});
afterAll(() => site.remove());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(tolk.url + path, {
    headers: { 'accept-language': 'en', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const sample = {
  title: 'Clause 7',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  whFieldId: 'law',
  sourceText: '第七条 风力发电机组的验收由双方共同进行，并以书面确认。',
  targetText: 'Clause 7. The turbines are accepted by both parties, jointly and in writing.',
};

async function setName({ personId }: TestPerson, name: string): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('person').set({ name }).where('id', '=', personId).execute();
}

async function newSupplier(name: string): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await makeFindable(tolk, person.personId);
  await setName(person, name);
  return person;
}

const show = (person: TestPerson, address: string, changes: object = {}) =>
  dataOf(
    person.call('/supinterface/setPublicProfile', {
      open: true,
      address,
      headline: 'Contracts and wind farms since 2012',
      showsWork: true,
      ...changes,
    }),
  );

const addSample = (person: TestPerson, changes: object) =>
  dataOf(
    person.call('/supinterface/savePortfolioSample', { ...sample, isPublic: true, ...changes }),
  );

/** What the page says as data, which keeps to the vocabulary of schema.org. */
function dataIn(html: string) {
  const [, json = 'null'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(json);
  expect(vocabularyFaults(data)).toEqual([]);
  return data;
}

const provenRule = '“Certified” means that our staff have checked a translation certificate';

describe('the page of a supplier', () => {
  let mara: TestPerson;
  beforeAll(async () => {
    mara = await newSupplier('Mara Lindqvist');
    await show(mara, 'mara-lindqvist');
    await addSample(mara, { title: 'Shown <b>clause</b>' });
    await addSample(mara, { title: 'Kept to herself', isPublic: false });
  });

  it('names her next free days once she shows them to everybody', async () => {
    await keepCalendar(mara);
    expect((await get('/translator/mara-lindqvist')).text).not.toContain('Free for bookings');
    await keepCalendar(mara, { isPublic: true, version: 1 });
    const { text } = await get('/translator/mara-lindqvist');
    expect(text).toMatch(/Free for bookings<\/h2>\s*<ul>\s*<li>\w{3} \d+ \w{3} \d{4}<\/li>/);
  });

  it('names the fields that a certificate proves, and what that means, while it stands', async () => {
    const certificateId = await proveFields(tolk, mara.personId, ['law']);
    const { text } = await get('/translator/mara-lindqvist');
    expect(text).toContain('Law and contracts · certified · Chinese (Simplified) to English');
    expect(text).toContain(provenRule);
    const chinese = await get('/translator/mara-lindqvist?lang=zh-CN');
    expect(chinese.text).toContain('法律合同 · 持证 · ');
    await revokeCertificate(tolk, certificateId);
    const revoked = await get('/translator/mara-lindqvist');
    expect(revoked.text).not.toContain(' · certified');
    expect(revoked.text).not.toContain(provenRule);
  });

  it('says what she agreed to show, in the language asked for', async () => {
    const { status, text, headers } = await get('/translator/mara-lindqvist');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(text).toContain('<h1>Mara Lindqvist</h1>');
    expect(text).toContain('Contracts and wind farms since 2012');
    expect(text).toContain('Chinese (Simplified) to English');
    expect(text).toContain('¥ 150.00 CNY per thousand characters');
    expect(text).toContain('Test passed · Chinese (Simplified) to English');
    expect(text).toContain('Shown &lt;b&gt;clause&lt;/b&gt;');
    expect(text).toContain('<p lang="zh-CN" dir="auto" class="text">第七条');
    const chinese = await get('/translator/mara-lindqvist?lang=zh-CN');
    expect(chinese.text).toContain('<html lang="zh-CN">');
    expect(chinese.text).toContain('¥ 150.00 CNY / 千字');
    expect(chinese.text).toContain('href="/translators?lang=zh-CN"');
  });

  it('says nothing that she did not', async () => {
    const { text } = await get('/translator/mara-lindqvist');
    for (const secret of ['Li Wen', 'liwen-translates', mara.account, 'Kept to herself', '1990'])
      expect(text).not.toContain(secret);
  });

  it('has its own address, title and data for search engines', async () => {
    const { text } = await get('/translator/mara-lindqvist?lang=en&utm_source=mail');
    expect(text).toContain(
      '<title>Mara Lindqvist · Contracts and wind farms since 2012 · Tolk</title>',
    );
    expect(text).toContain(
      '<link rel="canonical" href="https://tolk.example/translator/mara-lindqvist?lang=en">',
    );
    expect(text).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://tolk.example/translator/mara-lindqvist">',
    );
    const data = dataIn(text);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Mara Lindqvist',
        url: 'https://tolk.example/translator/mara-lindqvist',
        knowsLanguage: ['zh-CN', 'en'],
        makesOffer: [
          {
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', serviceType: 'Translation' },
            priceSpecification: { price: 150, priceCurrency: 'CNY' },
          },
        ],
      },
    });
  });

  it('leads clients to her in the product', async () => {
    const from = encodeURIComponent(`/xqresume/detail?supUserId=${mara.personId}`);
    const { text } = await get('/translator/mara-lindqvist');
    expect(text).toContain(`href="/register?as=client&amp;from=${from}"`);
    expect(text).toContain(`href="/login?from=${from}"`);
  });

  it('shows no figure from fewer than three cases', async () => {
    expect((await get('/translator/mara-lindqvist')).text).toContain('Too few orders yet');
  });

  it('leads on from an earlier address, and is found under no lookalike', async () => {
    await show(mara, 'mara-l');
    const moved = await get('/translator/mara-lindqvist');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/translator/mara-l']);
    expect((await get('/translator/maral')).status).toBe(404);
    await show(mara, 'mara-lindqvist');
  });

  it('is gone at once when she takes it back, is not found, is blocked or deletes her account', async () => {
    const status = async () => (await get('/translator/mara-lindqvist')).status;
    await show(mara, 'mara-lindqvist', { open: false });
    const { status: gone, text, headers } = await get('/translator/mara-lindqvist');
    expect([gone, headers.get('x-robots-tag')]).toEqual([410, 'noindex']);
    expect(text).not.toContain('Mara');
    await show(mara, 'mara-lindqvist');
    expect(await status()).toBe(200);

    await changeSupplierProfile(tolk, mara.personId, { findable: false });
    expect(await status()).toBe(410);
    await makeFindable(tolk, mara.personId);

    const { db, clock } = tolk.app.deps;
    const block = (blocked_at: Date | null) =>
      db
        .updateTable('person')
        .set({ blocked_at, block_reason: blocked_at && 'Spam' })
        .where('id', '=', mara.personId)
        .execute();
    await block(clock.now());
    expect(await status()).toBe(410);
    await block(null);
    expect(await status()).toBe(200);

    expect((await removeAccount(tolk, mara)).code).toBe(0);
    expect(await status()).toBe(410);
    const other = await newSupplier('Somebody Else');
    const taking = { open: true, address: 'mara-lindqvist', headline: 'Contracts and law' };
    expect((await other.call('/supinterface/setPublicProfile', taking)).code).toBe(422);
  });

  it('that never was is not found', async () => {
    for (const path of ['/translator/nobody-here', '/translator/%E6%9E%97', '/translator/a%00b'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('the list', () => {
  let lin: TestPerson;
  beforeAll(async () => {
    lin = await newSupplier('Lin Wanqing');
    await changeSupplierProfile(tolk, lin.personId, { fields: ['medicine'] });
    await show(lin, 'lin-wanqing');
    const ben = await newSupplier('Ben Okafor');
    await tolk.app.deps.db
      .updateTable('supplier_output')
      .set({ source_language: 'en', target_language: 'fr', project_type: 'interpretation' })
      .where('person_id', '=', ben.personId)
      .execute();
    await show(ben, 'ben-okafor');
    await newSupplier('Never Agreed');
  });

  const namesAt = async (path: string) =>
    [...(await get(path)).text.matchAll(/<h2><a href="[^"]+">([^<]+)<\/a><\/h2>/g)]
      .map(([, name = '']) => name)
      .toSorted((one, other) => one.localeCompare(other));

  it.each<[string, string[]]>([
    ['/translators', ['Ben Okafor', 'Lin Wanqing']],
    ['/translators/zh-CN/en', ['Lin Wanqing']],
    ['/translators/en/fr', ['Ben Okafor']],
    ['/translators?field=medicine', ['Lin Wanqing']],
    ['/translators?type=interpretation', ['Ben Okafor']],
    ['/translators/en/fr?field=law&type=interpretation', ['Ben Okafor']],
    ['/translators?field=medicine&type=interpretation', []],
  ])('%s has %j', async (path, names) => {
    expect(await namesAt(path)).toEqual(names);
  });

  it('has who proved a field by a certificate among those who state it, with what that means', async () => {
    const path = '/translators?field=chemistry';
    const certificateId = await proveFields(tolk, lin.personId, ['chemistry']);
    expect(await namesAt(path)).toEqual(['Lin Wanqing']);
    const { text } = await get(path);
    expect(text).toContain('Chemistry and materials · certified · Chinese (Simplified) to English');
    expect(text).toContain(provenRule);
    await revokeCertificate(tolk, certificateId);
    expect(await namesAt(path)).toEqual([]);
    expect((await get('/translators')).text).not.toContain(provenRule);
  });

  it.each([
    '/translators/en/de',
    '/translators/en',
    '/translators/en/en',
    '/translators/en/xx',
    '/translators/zh-CN/en/more',
    '/translators?field=magic',
    '/translators?type=magic',
    '/translators?page=2',
    '/translators?page=0',
    '/translators?page=0x1',
    '/translators?page=1e9',
  ])('%s is no list', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('has one address however it is asked for, and is not listed without anybody in it', async () => {
    const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const { text } = await get('/translators/en/fr?type=interpretation&field=law&lang=en&utm_id=1');
    expect(canonical(text)).toBe(
      'https://tolk.example/translators/en/fr?field=law&amp;type=interpretation&amp;lang=en',
    );
    const none = await get('/translators?field=medicine&type=interpretation');
    expect([none.status, none.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(none.text).toContain('Nobody matches yet');
  });

  it('says the same as data', async () => {
    expect(dataIn((await get('/translators/en/fr')).text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Translators: English to French',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Ben Okafor',
          url: 'https://tolk.example/translator/ben-okafor',
        },
      ],
    });
  });

  it('stands in the sitemap with its people, and nobody else', async () => {
    expect((await get('/robots.txt')).text).toContain(
      'Sitemap: https://tolk.example/sitemap-translators.xml',
    );
    const index = await get('/sitemap-translators.xml');
    expect(index.text).toContain('<loc>https://tolk.example/sitemap-translators-lists.xml</loc>');
    const parts = [...index.text.matchAll(/tolk\.example(\/sitemap-translators-\d+\.xml)/g)];
    const lists = await get('/sitemap-translators-lists.xml');
    expect(lists.text).toContain('<loc>https://tolk.example/translators/en/fr?lang=en</loc>');
    const people = await Promise.all(parts.map(async ([, path = '']) => (await get(path)).text));
    const addresses = [...people.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(new Set(addresses)).toEqual(
      new Set([
        'https://tolk.example/translator/ben-okafor',
        'https://tolk.example/translator/lin-wanqing',
      ]),
    );
    expect((await get('/sitemap-translators-32.xml')).status).toBe(404);
  });
});

describe('the list of a pair', () => {
  const inList = async () =>
    [...(await get('/translators/is/mt')).text.matchAll(/href="\/translator\/([\w-]+)/g)].map(
      ([, address]) => address,
    );
  const offer = (person: TestPerson, outputType: string, changes: object = {}) =>
    dataOf(
      person.call('/supinterface/addOrEditSupCJY', {
        sourceLanguage: 'is',
        targetLanguage: 'mt',
        outputType,
        wordsPerDay: 2_000,
        wordsPerWeek: null,
        unitPrice: 200_00,
        currency: 'CNY',
        unitName: 'thousand-words',
        ...changes,
      }),
    );

  it('has who offers it, once each and the one who changed their page last first', async () => {
    const before = await newSupplier('Before');
    const after = await newSupplier('After');
    await offer(before, 'translation');
    await offer(before, 'proofreading');
    await show(before, 'offers-before');
    tolk.clock.advance(1_000);
    await show(after, 'offers-after');
    expect(await inList()).toEqual(['offers-before']);
    await offer(after, 'translation');
    expect(await inList()).toEqual(['offers-after', 'offers-before']);
    tolk.clock.advance(1_000);
    await show(before, 'offers-before');
    expect(await inList()).toEqual(['offers-before', 'offers-after']);
    await show(before, 'offers-before', { open: false });
    expect(await inList()).toEqual(['offers-after']);
  });
});

describe('figures', () => {
  it('are told from three cases on, from deliveries, acceptances and answers', async () => {
    const market = await openMarket(tolk);
    await setName(market.supplier, 'Li Wen the Punctual');
    await show(market.supplier, 'punctual');
    const page = async () => (await get('/translator/punctual')).text;
    for (const _ of [1, 2]) await market.complete();
    expect(await page()).toContain('2 completed orders');
    expect(await page()).not.toContain('Delivered on time');
    const late = await market.start();
    await tolk.app.deps.db
      .updateTable('project_order')
      .set({ due_at: new Date(tolk.clock.now().getTime() - 60_000) })
      .where('id', '=', late.projectOrderId)
      .execute();
    const { version } = await market.order('supplier', late.projectOrderId);
    await dataOf(market.deliver({ ...late, version }));
    const text = (await page()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Delivered on time <strong>67%</strong> <span class="soft">(of 3)</span>',
    );
    expect(text).not.toContain('Accepted without changes <strong>');
    expect(text).toContain('Usually answers in <strong>within an hour</strong>');

    // A client who decides reads the same, in the resume as in the search, and so does the supplier.
    const same = {
      onTime: { percent: 67, cases: 3 },
      acceptedAtOnce: null,
      answersIn: { ms: expect.any(Number), cases: 3 },
      cameAgain: null,
    };
    const { resume } = await dataOf(
      market.client.call<{ resume: { head: { figures: unknown } } }>(
        '/clientinterface/getSupResumeData',
        { supUserId: market.supplier.personId },
      ),
    );
    expect(resume.head.figures).toEqual(same);
    const { list } = await dataOf(
      market.client.call<{ list: { supUserName: string; figures: unknown }[] }>(
        '/clientinterface/searchSuppliers',
        { search: 'Punctual' },
      ),
    );
    expect(list.map(({ figures }) => figures)).toEqual([same]);
    const own = await dataOf(
      market.supplier.call<{ figures: unknown }>('/supinterface/getGrjlxx', {}),
    );
    expect(own.figures).toEqual(same);
  });

  it('are made from the first delivery and the time agreed on for it', async () => {
    const market = await openMarket(tolk);
    await setName(market.supplier, 'Li Wen, changed once');
    await show(market.supplier, 'changed-once');
    for (const _ of [1, 2]) await market.complete();
    const { projectOrderId, version, deliverTime } = await market.submit();
    await dataOf(
      market.client.call(
        '/clientinterface/getAcceptanceResults',
        {
          projectOrderId,
          version,
          accept: false,
          changeRequest: 'Use the glossary.',
          deliverTime: new Date(tolk.clock.now().getTime() + 6 * 86_400_000).toISOString(),
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    // An hour after the time that was agreed on, and long before the one of the second round.
    await tolk.app.deps.db
      .updateTable('delivery')
      .set({ created_at: new Date(Date.parse(deliverTime) + 3_600_000) })
      .where('order_id', '=', projectOrderId)
      .execute();
    const order = await market.order('supplier', projectOrderId);
    await dataOf(market.deliver(order));
    const again = await market.order('client', projectOrderId);
    await dataOf(
      market.client.call(
        '/clientinterface/getAcceptanceResults',
        { projectOrderId, version: again.version, accept: true },
        { idempotencyKey: randomUUID() },
      ),
    );
    const text = (await get('/translator/changed-once')).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Delivered on time <strong>67%</strong>');
    expect(text).toContain('Accepted without changes <strong>67%</strong>');
  });
});

describe('past work', () => {
  async function busy(address: string) {
    const market = await openMarket(tolk);
    await setName(market.supplier, 'Li Wen of many clients');
    await show(market.supplier, address);
    const { projectOrderId } = await market.complete();
    const by = async (name: string, changes: object = {}) => {
      const client = await signUp(tolk, 'client');
      await setName(client, name);
      const order = { name: `Secret of ${name}`, client_id: client.personId, ...changes };
      return likeOrder(tolk, projectOrderId, order);
    };
    const page = async (lang = 'en') =>
      (await get(`/translator/${address}?lang=${lang}`)).text.replaceAll(/\s+/g, ' ');
    const resume = async () => {
      const path = '/clientinterface/getSupResumeData';
      const read = market.client.call<{ resume: Resume }>(path, {
        supUserId: market.supplier.personId,
      });
      return (await dataOf(read)).resume;
    };
    return { market, projectOrderId, by, page, resume };
  }

  it('is told by field, pair and month once three clients had the like done', async () => {
    const { projectOrderId, by, page, resume, market } = await busy('three-clients');
    await likeOrder(tolk, projectOrderId, {});
    await by('Nordlys Energi');
    expect((await resume()).pastWork).toEqual([]);
    expect((await resume()).head.figures.cameAgain).toBeNull();
    expect(await page()).not.toContain('Work done here');

    await by('Seebach Werke', { completed_at: new Date('2026-10-31T16:00:00Z') });
    await by('Aurora Pharma', { field: 'medicine' });
    const kind = { whFieldId: 'law', sourceLanguage: 'zh-CN', targetLanguage: 'en' };
    const { pastWork, head } = await resume();
    expect(pastWork).toHaveLength(4);
    expect(new Set(pastWork.map(({ whFieldId }) => whFieldId))).toEqual(new Set(['law']));
    expect(pastWork).toContainEqual({ ...kind, month: '2026-11', evaluateGrade: null });
    // One of four clients, of whom one had work of another field done.
    expect(head.figures.cameAgain).toEqual({ percent: 25, cases: 4 });
    const text = await page();
    const line =
      /<ul class="rates past ruled">\s*<li>(.*?)<\/ul>/
        .exec(text)?.[1]
        ?.replaceAll(/<[^>]*>/g, '') ?? '';
    expect(line.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Chinese (Simplified) to English Law and contracts 4 orders · November 2026',
    );
    expect(text).toContain('Work done here');
    expect(text).toContain('Returning clients <strong>25%</strong>');
    expect(await page('zh-CN')).toContain('平台内完成的工作');
    for (const secret of ['Nordlys', 'Seebach', 'Aurora', 'Secret of', market.client.personId]) {
      expect(text + JSON.stringify({ pastWork, head })).not.toContain(secret);
    }
  });

  it('has six lines open, and those of further kinds behind a summary', async () => {
    const { market, projectOrderId, page } = await busy('of-many-kinds');
    const clients = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const kinds = ['law', 'medicine', 'energy', 'software', 'games', 'film', 'sports'];
    for (const field of kinds)
      for (const client_id of [market.client.personId, ...clients.map(({ personId }) => personId)])
        await likeOrder(tolk, projectOrderId, { client_id, field });
    const [open = '', more = ''] = (await page()).split('<summary>Show 1 more</summary>');
    const lines = (part: string) => part.match(/<span class="pair" ?>/g)?.length;
    expect(lines(open.split('Work done here')[1] ?? '')).toBe(6);
    expect(lines(more)).toBe(1);
  });

  it('has the stars of reviews that show, and none of those that staff hid', async () => {
    const { by, resume } = await busy('with-stars');
    const { db } = tolk.app.deps;
    const long = new Date(tolk.clock.now().getTime() - 40 * DAY);
    const ids = [
      await by('One', { ended_at: long }),
      await by('Two', { ended_at: long }),
      await by('Three'),
    ];
    for (const [index, orderId] of ids.entries()) {
      const order = await db
        .selectFrom('project_order')
        .select(['client_id', 'supplier_id'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('evaluation')
        .values({
          id: randomUUID(),
          order_id: orderId,
          side: 'client',
          author_id: order.client_id,
          subject_id: order.supplier_id,
          grade: 3 + index,
          text: 'Fine.',
          created_at: long,
          hidden_at: index === 1 ? long : null,
        })
        .execute();
    }
    // The third waits for the supplier's own: reviews show once both are written, or two weeks later.
    expect((await resume()).pastWork.map(({ evaluateGrade }) => evaluateGrade)).toEqual([
      3,
      null,
      null,
      null,
    ]);
  });

  it('of a supplier who is not to be found is told nobody', async () => {
    const { market, by, resume } = await busy('not-found-any-more');
    for (const name of ['One', 'Two']) await by(name);
    expect((await resume()).pastWork).toHaveLength(3);
    await changeSupplierProfile(tolk, market.supplier.personId, { findable: false });
    expect((await resume()).pastWork).toEqual([]);
  });

  it('is on no page whose supplier agreed to a list without it, until they agree', async () => {
    const { market, by, page } = await busy('agreed-before');
    for (const name of ['One', 'Two']) await by(name);
    await tolk.app.deps.db
      .updateTable('public_profile')
      .set({ shows_work: false })
      .where('person_id', '=', market.supplier.personId)
      .execute();
    const own = async () =>
      (
        await dataOf(
          market.supplier.call<{ showsWork: boolean }>('/supinterface/getPublicProfile', {}),
        )
      ).showsWork;
    expect([await own(), (await page()).includes('Work done here')]).toEqual([false, false]);
    expect(await page()).not.toContain('Returning clients <strong>');
    await show(market.supplier, 'agreed-before', { showsWork: undefined });
    expect([await own(), (await page()).includes('Work done here')]).toEqual([false, false]);
    await show(market.supplier, 'agreed-before');
    expect([await own(), (await page()).includes('Work done here')]).toEqual([true, true]);
    expect(await page()).toContain('Returning clients <strong>0%</strong>');
  });
});

it('without a page of the build the shell carries head and content', async () => {
  await newSupplier('Unseen');
  const bare = sitePages([]);
  const other = await tolk.startAnother({ web: bare.web });
  const html = await (await fetch(`${other.url}/translators`)).text();
  expect(html).toContain('<template data-served lang="zh-CN"><h1>');
  expect(html.match(/<title>/g)).toHaveLength(1);
  await other.close();
  bare.remove();
});
