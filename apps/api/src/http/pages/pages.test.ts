import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { testApp } from '../../../test/support/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-pages-'));
const shell = join(folder, 'shell');
const releases = join(folder, 'releases');
const pages = join(releases, 'pages/s1-0.1.0-m1');

mkdirSync(shell);
mkdirSync(pages, { recursive: true });
writeFileSync(
  join(shell, 'index.html'),
  '<html><head></head><body>shell<header class="first"></header></body></html>',
);
writeFileSync(join(shell, 'page-assets.json'), '{"hash":"s1"}');
writeFileSync(join(releases, 'remotes.json'), '{"remotes":{"marketing":{"version":"0.1.0-m1"}}}');
for (const name of ['home', 'login', 'phoneIndex']) {
  for (const language of ['en', 'zh-CN']) {
    writeFileSync(
      join(pages, `${name}.${language}.html`),
      `<html><head></head><body>${name} ${language} {{tolk:origin}}/ {{tolk:filingNumber}} {{tolk:nothing}}</body></html>`,
    );
  }
}

const tolk = testApp({
  config: {
    web: { shell, releases },
    publicUrl: 'https://tolk.example',
    otherHosts: ['www.tolk.example'],
    site: {
      operator: '',
      operatorEnglish: '',
      operatorLanguage: '',
      operatorEnglishLanguage: '',
      filingNumber: `</script><b>"&'`,
      policeNumber: '',
      contactEmail: 'hello@tolk.example',
      contactPhone: '',
      officialAccountUrl: 'https://tolk.example/follow',
      miniProgramUrl: '',
      bankTransfer: 'yes',
      vitalsPercent: '',
    },
  },
});
afterAll(() => rmSync(folder, { recursive: true }));

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${tolk.url}${path}`, {
    method,
    headers: { 'user-agent': desktop, 'accept-language': 'en', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('which page is served', () => {
  it.each([
    ['Chinese without any sign', '/', { 'accept-language': '' }, 'home zh-CN'],
    [
      'the language that the browser prefers',
      '/',
      { 'accept-language': 'en-GB,zh;q=0.5' },
      'home en',
    ],
    ['the language chosen before', '/', { cookie: 'a=b; language=zh-CN' }, 'home zh-CN'],
    [
      'the language that the address asks for',
      '/?lang=en',
      { cookie: 'language=zh-CN' },
      'home en',
    ],
    ['by the browser when the cookie says nonsense', '/', { cookie: 'language=fr' }, 'home en'],
    ['by the browser when the address says nonsense', '/?lang=fr', {}, 'home en'],
    ['the page with marks of a campaign', '/login?utm_source=mail', {}, 'login en'],
    ['the shell for a query that changes the page', '/login?from=%2Foverview%2Findex', {}, 'shell'],
    ['the shell for an invitation', '/register?yqm=AB12', {}, 'shell'],
    ['the shell for a page whose file is missing', '/reset', {}, 'shell'],
    ['the shell for a private screen', '/overview/index', {}, 'shell'],
  ])('%s', async (_what, path, headers, content) => {
    const page = await get(path, headers);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain(`<body>${content}`);
  });

  it.each([
    ['a portal', '/overview/index', 'first portal'],
    ['the client portal', '/xqoverview/index', 'first portal'],
    ['the site', '/register?yqm=AB12', 'first'],
  ])('the shell begins with the header of %s', async (_what, path, header) => {
    expect((await get(path)).text).toContain(`<header class="${header}">`);
  });

  it('an address that the product does not have answers 404 with the shell', async () => {
    const page = await get('/nowhere/at-all');
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(page.text).toContain('<body>shell');
    expect((await get('/assets/gone.js')).text).toBe('Not found');
  });

  it.each([
    ['a zero', '/jobs/%00'],
    ['two slashes in front', '//x/translators'],
    ['what is no text', '/translators/%E0%A4%A/x'],
    ['more than an address may have', `/translator/${'a'.repeat(5_000)}`],
  ])('an address with %s is not there, and no call is answered', async (_what, path) => {
    const { status, headers, text } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers.get('content-type')).not.toContain('json');
    expect(text).not.toContain('"code"');
  });

  it('a page asked for under another name of ours leads to the public address, query included', async () => {
    const ask = (host: string) =>
      tolk.app.http.inject({ url: '/login?from=%2Foverview%2Findex', headers: { host } });
    const led = await ask('www.tolk.example');
    expect(led.statusCode).toBe(301);
    expect(led.headers.location).toBe('https://tolk.example/login?from=%2Foverview%2Findex');
    expect((await ask('tolk.example')).statusCode).toBe(200);
    expect((await ask('elsewhere.example')).statusCode).toBe(200);
  });

  it('a HEAD request answers without a body', async () => {
    const page = await get('/', {}, 'HEAD');
    expect([page.status, page.text]).toEqual([200, '']);
  });

  it('pages lie under their own addresses only', async () => {
    expect((await get('/releases/pages/s1-0.1.0-m1/home.en.html')).status).toBe(404);
    expect((await get('/index.html')).status).toBe(404);
  });
});

describe('devices', () => {
  it.each([
    ['/', iPhone, '/phoneindex'],
    ['/tolksindex?yqm=AB12&RWID=7', iPhone, '/phoneindex?yqm=AB12&RWID=7'],
    ['/login?from=%2Fx', iPhone, '/phonelogin?from=%2Fx'],
    ['/phoneindex?yqm=AB12', desktop, '/?yqm=AB12'],
    ['/phoneregister', desktop, '/register'],
  ])('%s opened by %s leads to %s', async (path, agent, target) => {
    const { status, headers } = await get(path, { 'user-agent': agent });
    expect([status, headers.get('location'), headers.get('vary')]).toEqual([
      302,
      target,
      'User-Agent',
    ]);
  });

  it('a phone stays on its own page', async () => {
    expect((await get('/phoneindex', { 'user-agent': iPhone })).text).toContain('phoneIndex en');
  });
});

describe('what caches are told', () => {
  it.each([
    ['/', 'Accept-Encoding, User-Agent, Accept-Language, Cookie'],
    ['/reset', 'Accept-Encoding, Accept-Language, Cookie'],
    ['/overview/index', 'Accept-Encoding'],
  ])('%s varies by %s', async (path, vary) => {
    const { headers } = await get(path);
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([vary, 'no-cache']);
  });

  it('a page that did not change is not sent again', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/?lang=zh-CN', { 'if-none-match': etag })).status).toBe(200);
  });

  it('pages come compressed', async () => {
    const answer = await tolk.app.http.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip, br', 'accept-language': 'en' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('home en');
  });
});

describe('an encoding', () => {
  it.each([
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br; q=0', null],
    ['br;q=0.5, gzip;q=0', 'br'],
    ['GZIP', 'gzip'],
    ['x-br', null],
  ])('of those in “%s” is %s', async (accepted, encoding) => {
    const response = await tolk.app.http.inject({
      url: '/login',
      headers: { 'accept-encoding': accepted, 'user-agent': desktop },
    });
    expect(response.headers['content-encoding'] ?? null).toBe(encoding);
  });
});

describe('what an installation says about itself', () => {
  it('tokens become values that no markup escapes from, and unknown ones stay', async () => {
    const { text } = await get('/');
    expect(text).toContain(
      'home en https://tolk.example/ &lt;/script&gt;&lt;b&gt;&quot;&amp;&#39; {{tolk:nothing}}',
    );
  });

  it.each(['/', '/overview/index', '/nowhere'])('%s carries the same as data', async (path) => {
    const [, json = ''] =
      /<script type="application\/json" id="site">(.*?)<\/script>/.exec((await get(path)).text) ??
      [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      filingNumber: `</script><b>"&'`,
      contactEmail: 'hello@tolk.example',
      contactPhone: '',
    });
  });

  it('a code leads to the official account, and there is none for what is not configured', async () => {
    const code = await get('/site/qr/official-account.svg');
    expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(code.text).toContain('<svg');
    expect((await get('/site/qr/mini-program.svg')).status).toBe(404);
  });
});

describe('search engines', () => {
  it('robots.txt names the sitemap and keeps the calls out', async () => {
    expect((await get('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: https://tolk.example/sitemap.xml\nSitemap: https://tolk.example/sitemap-jobs.xml\nSitemap: https://tolk.example/sitemap-translators.xml\n',
    );
  });

  it('the sitemap lists public pages in each language, and no form or phone variant', async () => {
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(text).toContain('<loc>https://tolk.example/?lang=en</loc>');
    expect(text).toContain('hreflang="x-default" href="https://tolk.example/abouttolk"');
    expect(text).not.toMatch(/login|register|phone|tolksindex/);
  });
});

describe('headers of every answer', () => {
  it.each([
    '/',
    '/overview/index',
    '/nowhere',
    '/sitemap.xml',
    '/remotes.json',
    '/api/docs',
    '/healthz',
    '/assets/gone.js',
  ])('%s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
    expect(headers.get('content-security-policy')).toContain("worker-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
