import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { testApp, type OtherProcess } from '../../test/support/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-shell-builds-'));
const releases = join(folder, 'releases');
const day = 24 * 60 * 60 * 1_000;

/** A build of the shell as webpack leaves it: a page, and files named after their content. */
function build(place: string, hash: string, files: Record<string, string>): string {
  const shell = join(folder, place);
  rmSync(shell, { recursive: true, force: true });
  mkdirSync(join(shell, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(shell, 'assets', name), content);
    writeFileSync(join(shell, 'assets', `${name}.br`), brotliCompressSync(content));
  }
  writeFileSync(join(shell, 'index.html'), `<html><head></head><body>${hash}</body></html>`);
  writeFileSync(join(shell, 'page-assets.json'), JSON.stringify({ hash, platform: '1.3' }));
  return shell;
}

const first = build('first', 'aaaa', {
  'main.aaaaaaaaaa.js': 'main of A',
  'both.0123456789.js': 'of both',
});
const second = build('second', 'bbbb', {
  'main.bbbbbbbbbb.js': 'main of B',
  'both.0123456789.js': 'of both',
});

const tolk = testApp({ config: { web: { shell: first, releases } } });
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (url: string, path: string) =>
  fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
const textOf = async (url: string, path: string) => (await ask(url, path)).text();
function notes(): string[] {
  const builds = join(releases, 'shell/builds');
  return readdirSync(builds)
    .map((name) => readFileSync(join(builds, name), 'utf8'))
    .sort();
}
const kept = (name: string) => join(releases, 'shell/assets', name);

describe('two builds of the shell side by side', () => {
  let other: OtherProcess;
  beforeAll(async () => {
    other = await tolk.startAnother({ web: { shell: second, releases } });
  });
  afterAll(() => other.close());

  it('each instance serves its own page', async () => {
    expect(await textOf(tolk.url, '/selectidentity')).toContain('aaaa');
    expect(await textOf(other.url, '/selectidentity')).toContain('bbbb');
  });

  it("each instance serves the files of the other one's page, compressed and to be kept for good", async () => {
    expect(await textOf(tolk.url, '/assets/main.bbbbbbbbbb.js')).toBe('main of B');
    const answer = await ask(other.url, '/assets/main.aaaaaaaaaa.js');
    expect(await answer.text()).toBe('main of A');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('what no build has is not found, and nothing but files of builds is served', async () => {
    expect((await ask(tolk.url, '/assets/main.cccccccccc.js')).status).toBe(404);
    expect(
      (await ask(tolk.url, `/builds/${readdirSync(join(releases, 'shell/builds'))[0]}`)).status,
    ).toBe(404);
    expect((await ask(tolk.url, '/assets/..%2fbuilds')).status).toBe(404);
    expect((await ask(tolk.url, '/assets/..%2f..%2f..%2f..%2f..%2fetc%2fhostname')).status).toBe(
      404,
    );
  });

  it('which build each instance has stands beside the files, with the platform it offers', async () => {
    const third = await tolk.startAnother({ web: { shell: first, releases } });
    expect(notes()).toEqual([
      '{"platform":"1.3","hash":"aaaa"}',
      '{"platform":"1.3","hash":"aaaa"}',
      '{"platform":"1.3","hash":"bbbb"}',
    ]);
    await third.close();
    expect(notes()).toHaveLength(2);
  });
});

describe('the same folder after an upgrade', () => {
  it('a tab of the build before finds its files seven days long', async () => {
    const aged = (name: string, days: number) => {
      const at = new Date(Date.now() - days * day);
      utimesSync(kept(name), at, at);
    };
    aged('main.aaaaaaaaaa.js', 6.9);
    const upgraded = await tolk.startAnother({ web: { shell: second, releases } });
    expect(await textOf(upgraded.url, '/assets/main.aaaaaaaaaa.js')).toBe('main of A');
    await upgraded.close();

    aged('main.aaaaaaaaaa.js', 7.1);
    aged('both.0123456789.js', 7.1);
    const later = await tolk.startAnother({ web: { shell: second, releases } });
    await later.close();
    expect(existsSync(kept('main.aaaaaaaaaa.js'))).toBe(false);
    // Of a build in use nothing grows old.
    expect(existsSync(kept('both.0123456789.js'))).toBe(true);
  });

  it('a build made in the same place keeps the files of the one before', async () => {
    const place = build('rebuilt', 'cccc', { 'main.cccccccccc.js': 'main of C' });
    const instance = await tolk.startAnother({ web: { shell: place, releases } });
    build('rebuilt', 'dddd', { 'main.dddddddddd.js': 'main of D' });
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await textOf(instance.url, '/selectidentity')).toContain('dddd');
    expect(await textOf(instance.url, '/assets/main.cccccccccc.js')).toBe('main of C');
    expect(await textOf(tolk.url, '/assets/main.dddddddddd.js')).toBe('main of D');
    await instance.close();
  });

  it('where files cannot be kept, an instance serves its own', async () => {
    const full = join(folder, 'full');
    mkdirSync(join(full, 'shell'), { recursive: true });
    writeFileSync(join(full, 'shell/assets'), 'a file where a folder has to be');
    const instance = await tolk.startAnother({ web: { shell: first, releases: full } });
    expect(await textOf(instance.url, '/selectidentity')).toContain('aaaa');
    expect(await textOf(instance.url, '/assets/main.aaaaaaaaaa.js')).toBe('main of A');
    await instance.close();
  });
});
