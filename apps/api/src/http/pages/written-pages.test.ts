import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, MINUTE } from '@tolk/domain';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { vocabularyFaults } from '../../../test/support/vocabulary.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-written-'));
const web = { shell: join(folder, 'shell'), releases: join(folder, 'releases') };
mkdirSync(web.shell);
mkdirSync(web.releases);
writeFileSync(
  join(web.shell, 'index.html'),
  '<html lang="zh-CN"><head><title>Tolk</title></head><body><div id="root"><header class="first"></header></div></body></html>',
);
const tolk = testApp({ config: { web, publicUrl: 'https://tolk.example' } });
afterAll(() => rmSync(folder, { recursive: true }));

let market: Market;
let law: string;
let spoken: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ name: 'Zebulon Quist' })
    .where('id', '=', market.client.personId)
    .execute();
  law = await market.publish({
    projectName: 'Lease </script><b>"&',
    remarks: 'A lease with <three> annexes.',
    fileIds: [await market.upload(market.client, 'posting')],
  });
  spoken = await market.publish({
    projectName: 'Energy forum',
    companyName: '',
    projectType: 'interpretation',
    interpretationMode: 'simultaneous',
    unitName: 'day',
    salary: 6_000_00,
    estimatedWorkload: 2,
    whFieldId: 'business',
    region: '110100',
    place: 'Secret hall 3',
    sourceLanguage: 'de',
    targetLanguage: 'en',
  });
});

async function read(path: string, language = 'en') {
  const response = await fetch(`${tolk.url}${path}`, { headers: { 'accept-language': language } });
  const text = await response.text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    text,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    isListed: !text.includes('content="noindex'),
    data: data === undefined ? null : (JSON.parse(data) as Record<string, unknown>),
  };
}

const job = (id: string) => `/xqprojectdetail?projectReleaseInforId=${id}`;

describe('the hall', () => {
  it('is read without the application, in the language of the browser', async () => {
    const page = await read('/jobs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="en"');
    expect(page.text).toContain('<title>Translation and interpreting jobs · Tolk</title>');
    expect(page.text.match(/<title>/g)).toHaveLength(1);
    expect(page.text).toContain('2 open jobs with languages, pay and deadline.');
    expect(page.text).toContain(
      'Chinese (Simplified) to English · Translation · Law and contracts · ¥ 150.00 CNY per thousand characters · total ¥ 1,800.00 CNY · Remote · apply by',
    );
    expect(page.text).toContain(`href="${job(law)}"`);
    expect(page.canonical).toBe('https://tolk.example/jobs?lang=en');
    expect(page.headers.get('vary')).toContain('Accept-Language');
    const chinese = await read('/jobs', 'zh-CN');
    expect(chinese.text).toContain('<html lang="zh-CN"');
    expect(chinese.text).toContain('<title>翻译与口译项目 · Tolk</title>');
    expect(chinese.canonical).toBe('https://tolk.example/jobs?lang=zh-CN');
  });

  it('lists its rows as schema.org names them', async () => {
    expect((await read('/jobs')).data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Translation and interpreting jobs',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Energy forum',
          url: `https://tolk.example${job(spoken)}`,
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Lease </script><b>"&',
          url: `https://tolk.example${job(law)}`,
        },
      ],
    });
  });

  it.each([
    [
      '?source=de&target=en',
      'German to English jobs',
      true,
      '?source=de&amp;target=en&amp;lang=en',
    ],
    ['?type=interpretation', 'Interpretation jobs', true, '?type=interpretation&amp;lang=en'],
    [
      '?field=law',
      'Law and contracts: translation and interpreting jobs',
      true,
      '?field=law&amp;lang=en',
    ],
    [
      '?field=law&search=lease',
      'Law and contracts: translation and interpreting jobs',
      false,
      '?field=law&amp;lang=en',
    ],
    [
      '?field=patents',
      'Patents and intellectual property: translation and interpreting jobs',
      false,
      '?field=patents&amp;lang=en',
    ],
    ['?search=lease', 'Translation and interpreting jobs', false, '?lang=en'],
  ])(
    '%s is a page of its own to people, and to search engines where it has postings',
    async (query, title, listed, canonical) => {
      const page = await read(`/jobs${query}`);
      expect(page.text).toContain(`<h1>${title}</h1>`);
      expect(page.isListed).toBe(listed);
      expect(page.canonical).toBe(`https://tolk.example/jobs${canonical}`);
    },
  );

  it('leads to every pair, type and field that has postings, as the sitemap does', async () => {
    const [page, sitemap] = [await read('/jobs'), await read('/sitemap.xml')];
    for (const query of [
      'source=de&amp;target=en',
      'source=zh-CN&amp;target=en',
      'type=interpretation',
      'field=business',
    ]) {
      expect(page.text).toContain(`<a href="/jobs?${query}">`);
      expect(sitemap.text).toContain(`<loc>https://tolk.example/jobs?${query}&amp;lang=en</loc>`);
    }
    expect(sitemap.text).toContain('<loc>https://tolk.example/jobs?lang=zh-CN</loc>');
    expect(page.text).not.toContain('type=proofreading');
    expect(sitemap.text).not.toContain('type=proofreading');
  });
});

describe('the sitemap of postings', () => {
  it('names in its parts every posting that takes applications, and no other', async () => {
    const over = await market.publish({ projectName: 'Over' });
    await tolk.app.deps.db
      .updateTable('posting')
      .set({ status: 'finished' })
      .where('id', '=', over)
      .execute();
    const index = await read('/sitemap-jobs.xml');
    const parts = [...index.text.matchAll(/tolk\.example(\/sitemap-jobs-\d+\.xml)/g)];
    const files = await Promise.all(parts.map(([, path = '']) => read(path)));
    const named = files.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]);
    expect(new Set(named.map(([, address]) => address))).toEqual(
      new Set(
        [law, spoken].map(
          (id) => `https://tolk.example/xqprojectdetail?projectReleaseInforId=${id}`,
        ),
      ),
    );
  });

  it.each([
    // 32 × 8 is 0x100 and 99 × 8 is 0x318: cut to two digits they would be parts again.
    ['10000000-0000-4000-8000-000000000001', '/sitemap-jobs-2.xml', '/sitemap-jobs-32.xml'],
    ['31000000-0000-4000-8000-000000000001', '/sitemap-jobs-6.xml', '/sitemap-jobs-99.xml'],
    ['00000000-0000-4000-8000-000000000001', '/sitemap-jobs-0.xml', '/sitemap-jobs-00.xml'],
    ['38000000-0000-4000-8000-000000000001', '/sitemap-jobs-7.xml', '/sitemap-jobs-07.xml'],
  ])('names %s in %s, and has no %s', async (id, part, other) => {
    const published = await market.publish({ projectName: 'Moved' });
    const moved = tolk.app.deps.db.updateTable('posting').set({ id }).where('id', '=', published);
    await moved.execute();
    const found = await read(part);
    const absent = await read(other);
    await tolk.app.deps.db
      .updateTable('posting')
      .set({ status: 'finished' })
      .where('id', '=', id)
      .execute();
    expect([found.status, found.text.includes(id), absent.status]).toEqual([200, true, 404]);
  });
});

describe('a posting', () => {
  it('says what everybody may know of it, and nothing of people, places and files', async () => {
    for (const path of [job(law), `/jobhall/jobdetail?projectReleaseInforId=${law}`]) {
      const page = await read(path);
      expect(page.text).toContain('<h1>Lease &lt;/script&gt;&lt;b&gt;&quot;&amp;</h1>');
      expect(page.text).toContain('<p>A lease with &lt;three&gt; annexes.</p>');
      expect(page.canonical).toBe(`https://tolk.example${job(law)}`);
      expect(page.isListed).toBe(true);
      expect(page.text).not.toMatch(/Zebulon|Ingrid Dahl|\+47|\.pdf/);
    }
    expect((await read(job(spoken))).text).not.toContain('Secret hall 3');
  });

  it('is a JobPosting of schema.org', async () => {
    expect((await read(job(law))).data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Lease </script><b>"&',
      description: '<p>A lease with &lt;three&gt; annexes.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Tolk', value: law },
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Nordlys Energi' },
      jobLocationType: 'TELECOMMUTE',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: { '@type': 'QuantitativeValue', value: 150, unitText: 'thousand-characters' },
      },
    });
    const { data } = await read(job(spoken));
    expect(data).toMatchObject({
      hiringOrganization: { name: 'Tolk' },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Beijing', addressCountry: 'CN' },
      },
      baseSalary: { value: { value: 6_000, unitText: 'DAY' } },
    });
    expect(data).not.toHaveProperty('jobLocationType');
  });

  it('that is over is read, but no result of a search', async () => {
    const id = await market.publish({ projectName: 'Over' });
    const body = { projectReleaseInforId: id };
    await dataOf(market.client.call('/clientinterface/finishPositionProject', body));
    const page = await read(job(id));
    expect(page.status).toBe(200);
    expect([page.isListed, page.data]).toEqual([false, null]);
  });

  it.each([job(randomUUID()), job('nonsense'), '/xqprojectdetail'])(
    'that does not exist is said not to: %s',
    async (path) => {
      const page = await read(path);
      expect(page.status).toBe(404);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.text).toContain('<header class="first"></header></div>');
    },
  );
});

it('a page is as it was for a minute', async () => {
  const count = async () => /(\d+) open jobs?/.exec((await read('/jobs')).text)?.[1];
  const before = await count();
  await market.publish({ deadline: new Date(tolk.clock.now().getTime() + 9 * DAY).toISOString() });
  expect(await count()).toBe(before);
  await tolk.advance(MINUTE);
  expect(Number(await count())).toBe(Number(before) + 1);
});

describe('what the pages say as data', () => {
  it('keeps to the vocabulary, for the hall and for a posting anywhere or at a place', async () => {
    for (const path of ['/jobs', job(law), job(spoken)]) {
      expect([path, vocabularyFaults((await read(path)).data)]).toEqual([path, []]);
    }
  });

  it.each([
    ['a type that nobody knows', { '@type': 'Gig' }, ' is no known type: Gig'],
    ['a property of another type', { position: 1 }, 'JobPosting has no property position'],
    ['nothing where something is asked for', { title: undefined }, 'JobPosting has no title'],
    ['a day that is none', { datePosted: 'today' }, 'JobPosting.datePosted is "today"'],
    [
      'a value of another type',
      { baseSalary: { '@type': 'Organization', name: 'Nordlys' } },
      'JobPosting.baseSalary: not a MonetaryAmount or Number or PriceSpecification',
    ],
    [
      'a fault further in',
      { hiringOrganization: { '@type': 'Organization', name: ' ' } },
      'JobPosting.hiringOrganization: Organization.name is " "',
    ],
  ])('with %s would not', async (_what, changes, fault) => {
    const { data } = await read(job(law));
    expect(vocabularyFaults({ ...data, ...changes })).toContain(fault);
  });
});
