import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testApp } from '../../../test/support/test-app.ts';
import { takesPart } from './choice.ts';
import { previewLink } from './preview-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-remotes-'));
const shell = join(folder, 'shell');
const releases = join(folder, 'releases');
const publicUrl = 'https://tolk.example';
const hour = 60 * 60 * 1_000;

const manifest = (hash: string) => ({
  hash,
  global: `tolk_${hash}`,
  entry: 'remote-entry.js',
  integrity: `sha384-${hash}`,
  platform: '^1.0',
});
function entry(remote: string, hash: string) {
  const { hash: _, ...rest } = manifest(hash);
  const version = `0.1.0-${hash}`;
  return { ...rest, version, entry: `/releases/${remote}/${version}/remote-entry.js` };
}
function release(remote: string, hash: string): void {
  mkdirSync(join(releases, remote, `0.1.0-${hash}`), { recursive: true });
  const file = join(releases, remote, `0.1.0-${hash}`, 'release.json');
  writeFileSync(file, JSON.stringify(manifest(hash)));
}
function register(trial?: object): void {
  const marketing = { ...entry('marketing', 'm1'), ...(trial && { trial }) };
  const remotes = { marketing, 'client-portal': entry('client-portal', 'c1') };
  writeFileSync(join(releases, 'remotes.json'), JSON.stringify({ platform: '1.3', remotes }));
}

mkdirSync(shell);
writeFileSync(join(shell, 'index.html'), '<html><head></head><body>shell</body></html>');
writeFileSync(join(shell, 'page-assets.json'), '{"hash":"s1","platform":"1.3"}');
release('marketing', 'm2');
release('client-portal', 'c2');
for (const hash of ['m1', 'm2']) {
  const pages = join(releases, `pages/s1-0.1.0-${hash}`);
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'home.en.html'), `<html><head></head><body>home ${hash}</body></html>`);
}

const tolk = testApp({ config: { web: { shell, releases }, publicUrl } });
beforeEach(() => register());
afterAll(() => rmSync(folder, { recursive: true }));

async function get(path: string, cookie = '') {
  const response = await fetch(`${tolk.url}${path}`, {
    headers: { 'accept-language': 'en', cookie },
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
const registry = async (cookie = '') => JSON.parse((await get('/remotes.json', cookie)).text);
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

function linkTo(remote: string, version: string, until = tolk.clock.now().getTime() + hour) {
  const { serverKeys } = tolk.app.deps.config;
  return previewLink(publicUrl, serverKeys, { remote, version, until }).slice(publicUrl.length);
}
async function previewOf(remote: string, version: string): Promise<string> {
  return cookieOf((await get(linkTo(remote, version))).headers);
}

describe('preview of a release', () => {
  it('the link leads to the page without the signature, for this browser and its session', async () => {
    const { status, headers } = await get(`${linkTo('marketing', '0.1.0-m2')}&lang=en`);
    expect([status, headers.get('location')]).toEqual([303, '/?lang=en']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(
      /^tolk-preview=marketing@0\.1\.0-m2~\d+~[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('this browser gets the release, is told so, and sees no page made of another one', async () => {
    const cookie = await previewOf('marketing', '0.1.0-m2');
    expect(await registry(cookie)).toEqual({
      platform: '1.3',
      remotes: {
        marketing: entry('marketing', 'm2'),
        'client-portal': entry('client-portal', 'c1'),
      },
    });
    const page = (await get('/', cookie)).text;
    expect(page).toContain('<body>shell');
    expect(page).toContain('<meta name="preview" content="marketing 0.1.0-m2" />');
    expect((await get('/')).text).not.toContain('name="preview"');
    expect((await registry()).remotes.marketing).toEqual(entry('marketing', 'm1'));
    expect((await get('/')).text).toContain('home m1');
  });

  it('the release of one remote leaves the others as they are', async () => {
    const { remotes } = await registry(await previewOf('client-portal', '0.1.0-c2'));
    expect(remotes['client-portal'].version).toBe('0.1.0-c2');
    expect(remotes.marketing.version).toBe('0.1.0-m1');
  });

  it.each([
    [
      'without a signature of ours',
      (link: string) => link.replace(/signature=.{5}/, 'signature=AAAAA'),
    ],
    ['with an empty signature', (link: string) => link.replace(/signature=.+/, 'signature=')],
    ['for another release', (link: string) => link.replace('0.1.0-m2', '0.1.0-m1')],
    ['for another remote', (link: string) => link.replace('marketing', 'client-portal')],
    ['for longer', (link: string) => link.replace(/until=(\d+)/, 'until=9$1')],
    ['without an end', (link: string) => link.replace(/until=\d+/, 'until=never')],
    ['with more behind the release', (link: string) => link.replace('-m2', '-m2%40more')],
  ])('a link %s opens nothing', async (_how, forge) => {
    const { status, headers, text } = await get(forge(linkTo('marketing', '0.1.0-m2')));
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
    expect(text).toContain('This preview has ended');
  });

  it.each([
    ['leads out of the folder', '../../0.1.0-m2'],
    ['leads out of the folder, encoded', '..%2f..%2f0.1.0-m2'],
    ['is gone', '0.1.0-gone'],
  ])('a signed link to a release that %s opens nothing', async (_what, version) => {
    const { status, headers } = await get(linkTo('marketing', version));
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('a preview ends with its link, in the browser that holds it too', async () => {
    const link = linkTo('marketing', '0.1.0-m2', tolk.clock.now().getTime() + 1_000);
    const cookie = cookieOf((await get(link)).headers);
    expect((await registry(cookie)).remotes.marketing.version).toBe('0.1.0-m2');
    await tolk.advance(1_000);
    expect((await registry(cookie)).remotes.marketing.version).toBe('0.1.0-m1');
    expect((await get(link)).status).toBe(403);
  });

  it('a cookie of somebody’s own making shows nothing', async () => {
    const cookie = await previewOf('marketing', '0.1.0-m2');
    const forged = cookie.replace('marketing@0.1.0-m2', 'client-portal@0.1.0-c2');
    for (const own of [forged, 'tolk-preview=client-portal@0.1.0-c2']) {
      expect((await registry(own)).remotes['client-portal'].version).toBe('0.1.0-c1');
      expect((await get('/selectidentity', own)).text).not.toContain('name="preview"');
    }
  });

  it('leaving leads back to the screen, and never to another site', async () => {
    const { status, headers } = await get('/leave-preview?back=%2Fterms%3Flang%3Den');
    expect([status, headers.get('location')]).toEqual([303, '/terms?lang=en']);
    expect(headers.get('set-cookie')).toMatch(/^tolk-preview=; Max-Age=0; Path=\//);
    for (const back of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/nowhere'])
      expect(
        (await get(`/leave-preview?back=${encodeURIComponent(back)}`)).headers.get('location'),
      ).toBe('/');
  });

  it.each([
    ['/translator/李?from=合同', '/translator/%E6%9D%8E?from=%E5%90%88%E5%90%8C'],
    ['/translator/x\r\nSet-Cookie: a=b', '/translator/xSet-Cookie:%20a=b'],
    ['/translator/x\0y', '/translator/x%00y'],
    ['/translators/..//evil.example', '/'],
    ['//[', '/'],
  ])('leaving for %j leads to %s', async (back, location) => {
    const { status, headers } = await get(`/leave-preview?back=${encodeURIComponent(back)}`);
    expect([status, headers.get('location')]).toEqual([303, location]);
    expect(headers.get('set-cookie')).toMatch(/^tolk-preview=;/);
  });
});

describe('a release on trial', () => {
  const trial = { ...entry('marketing', 'm2'), share: 10 };
  const inside = Array.from({ length: 10_000 }, (_, slot) => slot).filter((slot) =>
    takesPart(slot, 'marketing', trial),
  );
  const outside = (slot: number) => !inside.includes(slot);
  const out = Array.from({ length: 10_000 }, (_, slot) => slot).find(outside);

  it('a share of ten percent is a tenth of all browsers, who stay in it when it grows', () => {
    expect(inside.length).toBeGreaterThan(900);
    expect(inside.length).toBeLessThan(1_100);
    const half = { ...trial, share: 50 };
    expect(inside.every((slot) => takesPart(slot, 'marketing', half))).toBe(true);
  });

  it('each release is tried by other browsers', () => {
    const next = { version: '0.1.0-m3', share: 10 };
    const again = inside.filter((slot) => takesPart(slot, 'marketing', next));
    expect(again.length).toBeLessThan(inside.length / 5);
  });

  it('a browser in the share gets its registry and its pages, every other one what is in use', async () => {
    register(trial);
    const taking = `tolk-rollout=${inside[0]}`;
    // Pages look at the disk once a second.
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await registry(taking)).toEqual({
      platform: '1.3',
      remotes: {
        marketing: entry('marketing', 'm2'),
        'client-portal': entry('client-portal', 'c1'),
      },
    });
    expect((await get('/', taking)).text).toContain('home m2');
    const leaving = `tolk-rollout=${out}`;
    expect((await registry(leaving)).remotes.marketing).toEqual(entry('marketing', 'm1'));
    expect((await get('/', leaving)).text).toContain('home m1');
  });

  it('a browser gets its place with its first page, which no shared cache keeps', async () => {
    register(trial);
    await new Promise((done) => setTimeout(done, 1_100));
    const { headers } = await get('/terms');
    expect(headers.get('set-cookie')).toMatch(
      /^tolk-rollout=\d{1,4}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await get('/terms', cookieOf(headers));
    expect(again.headers.get('set-cookie')).toBe(null);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  it('while nothing is on trial, nobody gets a cookie', async () => {
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await get('/')).headers.get('set-cookie')).toBe(null);
  });

  it('a browser that keeps no cookies, or one of its own making, gets what is in use', async () => {
    register(trial);
    for (const cookie of ['', 'tolk-rollout=-1', 'tolk-rollout=x', 'tolk-rollout=99999'])
      expect((await registry(cookie)).remotes.marketing).toEqual(entry('marketing', 'm1'));
  });
});
