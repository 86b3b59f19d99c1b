import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveAgainst } from '@tolk/launch/against';
import { prerenderPages } from '@tolk/prerender';
import { previewLink, readRegistry, syncReleases, activateRelease } from '@tolk/release';
import type { Product } from '@tolk/testing/processes';
import { LoginScreen } from '../../pages/index.ts';
import { expect, once, test } from '../../support/journey.ts';
import { startOwnProduct } from '../../support/own-product.ts';

const candidate = '0.1.0-candidate';
const apps = join(import.meta.dirname, '../../../apps');

let own: Product;
let releases: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  releases = await mkdtemp(join(tmpdir(), 'journey-releases-'));
  syncReleases({ releases });
  await prerenderPages(releases);
  for (const remote of ['marketing', 'client-portal']) {
    const inUse = readRegistry(releases).remotes[remote]?.version ?? '';
    const from = join(releases, remote, inUse);
    await cp(from, join(releases, remote, candidate), { recursive: true });
  }
  own = await startOwnProduct(releases);
});
test.afterAll(async () => {
  await own.stop();
  await rm(releases, { recursive: true, force: true });
});

/** Which releases of a remote this page has loaded something of. */
function loadedOf(page: Page, remote: string): Promise<string[]> {
  return page.evaluate((folder) => {
    const paths = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const ofRemote = paths.filter((path) => path.startsWith(folder));
    return [...new Set(ofRemote.map((path) => path.split('/')[3] ?? ''))];
  }, `/releases/${remote}/`);
}

test('a signed link shows a release to one browser alone, which says so and leads back', async ({
  page,
  words,
  newWindow,
  look,
}) => {
  const link = previewLink('marketing', candidate, {
    minutes: 10,
    at: own.url,
    data: own.dataDir,
  });
  await page.goto(link);
  const strip = page.getByRole('complementary', { name: words.say('Preview') });
  await expect(strip).toContainText(`marketing`);
  await expect(strip).toContainText(candidate);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loadedOf(page, 'marketing')).toEqual([candidate]);
  await look(page, { as: 'preview' });

  await page.goto(`${own.url}/terms`);
  await expect(strip).toBeVisible();
  await expect.poll(() => loadedOf(page, 'marketing')).toEqual([candidate]);

  const other = await newWindow();
  await other.goto(`${own.url}/terms`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('complementary', { name: words.say('Preview') })).toHaveCount(0);

  await strip.getByRole('link', { name: words.command('Leave preview') }).click();
  await page.waitForURL('**/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('a link of another key opens no preview', { tag: once }, async ({ page, words }) => {
  const link = previewLink('marketing', candidate, {
    minutes: 10,
    at: own.url,
    data: own.dataDir,
  });
  const answer = await page.goto(link.replace(/signature=.{6}/, 'signature=forged'));
  expect(answer?.status()).toBe(403);
  await page.goto(`${own.url}/login`);
  await expect(page.getByRole('complementary', { name: words.say('Preview') })).toHaveCount(0);
});

test(
  'a release on trial is one for a browser as long as its share stays',
  { tag: once },
  async ({ page, words, newWindow }) => {
    const inUse = readRegistry(releases).remotes['client-portal']?.version;
    activateRelease('client-portal', candidate, { releases }, 50);
    // Pages look at the registry once a second.
    const cookies = async () => (await fetch(`${own.url}/login`)).headers.get('set-cookie');
    await expect.poll(cookies).toContain('tolk-rollout');
    const seen = new Set<string>();
    for (let browser = 0; browser < 12 && seen.size < 2; browser += 1) {
      const person = browser === 0 ? page : await newWindow();
      await person.goto(`${own.url}/xqresume/detail`);
      await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
      const [first] = await loadedOf(person, 'client-portal');
      await person.reload();
      await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await loadedOf(person, 'client-portal')).toEqual([first]);
      seen.add(first ?? '');
    }
    expect(seen).toEqual(new Set([candidate, inUse]));
    activateRelease('client-portal', candidate, { releases });
    await expect.poll(cookies).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await loadedOf(page, 'client-portal')).toEqual([candidate]);
    await expect(page.getByText(words.say('Loading this part of the page failed'))).toHaveCount(0);
  },
);

test(
  'a portal from a checkout works in front of a product elsewhere',
  { tag: once },
  async ({ page, words }) => {
    const local = await serveAgainst({
      remote: 'client-portal',
      dist: join(apps, 'client-portal/dist'),
      upstream: own.url,
      port: 0,
    });
    try {
      const [client] = own.demoAccounts;
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host));
      await page.goto(`${local.url}/login`);
      await new LoginScreen(page, words).login(client?.account ?? '', client?.password ?? '');
      await page.waitForURL(`${local.url}/xqoverview/index`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await loadedOf(page, 'client-portal')).toEqual(['0.0.0-local']);
      await expect.poll(() => sockets).toEqual([new URL(local.url).host]);
    } finally {
      await local.close();
    }
  },
);
