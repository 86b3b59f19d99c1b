import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, limits } from '@tolk/domain';
import { activateRelease, platformVersion, readRegistry } from '@tolk/release';
import { dataOf } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ config: { trustedProxies: ['127.0.0.1'] } });
const remote = 'client-portal';
const before = '0.1.0-aaaaaaaaaa';
const { sessions, networks } = limits.frontEnds.takeBack;

/** Takes a release of nothing but its manifest into use. */
async function release(version: string): Promise<void> {
  const { releases } = tolk.app.deps.config.web;
  const folder = join(releases, remote, version);
  await mkdir(folder, { recursive: true });
  const manifest = {
    hash: version.slice(6),
    entry: 'remoteEntry.js',
    global: 'tolk_client_portal',
    integrity: 'sha384-x',
    platform: `^${platformVersion()}`,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  activateRelease(remote, version, { releases, offered: [platformVersion()] });
}

const inUse = () => readRegistry(tolk.app.deps.config.web.releases).remotes[remote]?.version;

/** Screens fall in so many sessions, which are spread over so many networks. */
async function fall(version: string, count: number, over: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const report = {
      kind: 'screen',
      remote,
      version,
      build: 'tolk_shell_bbbbbbbbbb',
      route: '/xqoverview/index',
      message: 'TypeError: rows is undefined',
      stack: '',
      documentId: `${version} document ${at}`,
    };
    const headers = { 'x-forwarded-for': `198.51.${at % over}.7` };
    await dataOf(tolk.caller().call('/supinterface/reportFrontEndFault', report, { headers }));
  }
  await tolk.settle();
}

beforeEach(() => release(before));

it('a young release that crashes the screens of many is taken back, and counted', async () => {
  await release('0.1.0-bbbbbbbbbb');
  await fall('0.1.0-bbbbbbbbbb', sessions - 1, networks);
  expect(inUse()).toBe('0.1.0-bbbbbbbbbb');
  await fall('0.1.0-bbbbbbbbbb', sessions, networks);
  expect(inUse()).toBe(before);
  const metrics = await (await fetch(`${tolk.url}/metrics`)).text();
  expect(metrics).toContain(`tolk_releases_taken_back_total{remote="${remote}"} 1\n`);
});

it('one office alone takes nothing back', async () => {
  await release('0.1.0-cccccccccc');
  await fall('0.1.0-cccccccccc', sessions * 2, networks - 1);
  expect(inUse()).toBe('0.1.0-cccccccccc');
});

it('a release that was good for a day stays: something else has changed', async () => {
  await release('0.1.0-dddddddddd');
  tolk.clock.advance(DAY + 60_000);
  await fall('0.1.0-dddddddddd', sessions, networks);
  expect(inUse()).toBe('0.1.0-dddddddddd');
});
