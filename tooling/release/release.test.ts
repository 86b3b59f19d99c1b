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
import { changeShare, layRelease, releaseRemote, activateRelease } from './release-remote.ts';
import { platformVersion } from './platform-version.ts';
import { pruneReleases } from './prune-releases.ts';
import { rollbackRemote, takeBack } from './rollback-remote.ts';
import { syncReleases } from './sync-releases.ts';

let folder: string;
let places: { apps: string; releases: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  places = { apps: join(folder, 'apps'), releases: join(folder, 'data/releases') };
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What a build of today needs, and what a shell of before offers. */
const platform = `^${platformVersion()}`;
const older = '1.4';

function build(hash: string) {
  const app = join(places.apps, 'portal');
  mkdirSync(join(app, 'dist'), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "version": "0.1.0" }');
  writeFileSync(join(app, 'dist/remote-entry.js'), `// ${hash}`);
  writeFileSync(
    join(app, 'dist/release.json'),
    JSON.stringify({
      hash,
      global: `tolk_portal_${hash}`,
      entry: 'remote-entry.js',
      integrity: `sha384-${hash}`,
      platform,
    }),
  );
}

function history() {
  const file = join(places.releases, 'portal/history.json');
  return JSON.parse(readFileSync(file, 'utf8')).map(
    ({ at: _at, ...entry }: { at: number }) => entry,
  );
}

/** An instance of the product that has noted its shell so many seconds ago. */
function instance(offered: string, secondsAgo = 0) {
  const file = join(places.releases, `shell/builds/${offered}-${secondsAgo}.json`);
  mkdirSync(join(places.releases, 'shell/builds'), { recursive: true });
  writeFileSync(file, JSON.stringify({ platform: offered }));
  const at = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(file, at, at);
}

function inUse() {
  return JSON.parse(readFileSync(join(places.releases, 'remotes.json'), 'utf8')).remotes.portal;
}

describe('releases of a remote', () => {
  it('a release stands in the registry with address, integrity and platform', () => {
    build('aa');
    releaseRemote('portal', places);
    expect(inUse()).toEqual({
      version: '0.1.0-aa',
      entry: '/releases/portal/0.1.0-aa/remote-entry.js',
      global: 'tolk_portal_aa',
      integrity: 'sha384-aa',
      platform,
    });
  });

  it('the files of an earlier release stay', () => {
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    releaseRemote('portal', places);
    const old = join(places.releases, 'portal/0.1.0-aa/remote-entry.js');
    expect(readFileSync(old, 'utf8')).toBe('// aa');
    expect(inUse().version).toBe('0.1.0-bb');
  });

  it('each rollback goes one release back', () => {
    for (const hash of ['aa', 'bb', 'cc']) {
      build(hash);
      releaseRemote('portal', places);
    }
    rollbackRemote('portal', places);
    expect(inUse().version).toBe('0.1.0-bb');
    rollbackRemote('portal', places);
    expect(inUse().version).toBe('0.1.0-aa');
    expect(() => rollbackRemote('portal', places)).toThrow('no earlier release');
  });

  it('a release keeps the source maps of its own scripts', () => {
    build('aa');
    const maps = join(places.apps, 'portal/source-maps');
    mkdirSync(maps);
    writeFileSync(join(maps, 'remote-entry.js.map'), '{}');
    writeFileSync(join(maps, 'of-an-earlier-build.js.map'), '{}');
    releaseRemote('portal', places);
    const kept = join(places.releases, 'portal/0.1.0-aa/source-maps');
    expect(readdirSync(kept)).toEqual(['remote-entry.js.map']);
  });

  it('an app that is not a built remote is refused', () => {
    expect(() => releaseRemote('portal', places)).toThrow('not a built remote');
  });
});

describe('a release that a shell in use cannot carry', () => {
  it('is refused while one instance still offers an older platform, and nothing changes', () => {
    build('aa');
    releaseRemote('portal', places);
    instance(older, 5);
    instance(platformVersion(), 5);
    build('bb');
    expect(() => releaseRemote('portal', places)).toThrow(
      `portal 0.1.0-bb needs platform ${platform}, and a shell in use offers ${older}. Bring the shell`,
    );
    expect(inUse().version).toBe('0.1.0-aa');
    expect(() => layRelease('portal', places)).toThrow(`needs platform ${platform}`);
    expect(() => activateRelease('portal', '0.1.0-bb', places, 10)).toThrow(
      `needs platform ${platform}`,
    );
  });

  it('is in use once no instance has the older shell', () => {
    instance(older, 181);
    instance(platformVersion(), 5);
    build('bb');
    expect(releaseRemote('portal', places)).toBe('0.1.0-bb');
  });
});

describe('a release on trial', () => {
  beforeEach(() => {
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    layRelease('portal', places);
    activateRelease('portal', '0.1.0-bb', places, 10);
  });

  it('stands beside the one in use with its share', () => {
    expect(inUse()).toEqual({
      version: '0.1.0-aa',
      entry: '/releases/portal/0.1.0-aa/remote-entry.js',
      global: 'tolk_portal_aa',
      integrity: 'sha384-aa',
      platform,
      trial: {
        version: '0.1.0-bb',
        entry: '/releases/portal/0.1.0-bb/remote-entry.js',
        global: 'tolk_portal_bb',
        integrity: 'sha384-bb',
        platform,
        share: 10,
      },
    });
  });

  it('is given to more, then to everybody, and a rollback leads to the one before', () => {
    expect(changeShare('portal', 50, places)).toBe('0.1.0-bb');
    expect(inUse().trial.share).toBe(50);
    changeShare('portal', 100, places);
    expect([inUse().version, inUse().trial]).toEqual(['0.1.0-bb', undefined]);
    expect(rollbackRemote('portal', places)).toEqual({ version: '0.1.0-aa', from: '0.1.0-bb' });
    expect(history()).toEqual([
      { version: '0.1.0-aa', reason: 'release' },
      { version: '0.1.0-bb', reason: 'trial', share: 10 },
      { version: '0.1.0-bb', reason: 'trial', share: 50 },
      { version: '0.1.0-bb', reason: 'release' },
      { version: '0.1.0-aa', reason: 'rollback' },
    ]);
  });

  it('a rollback takes it back first, and only then what is in use', () => {
    expect(rollbackRemote('portal', places)).toEqual({ version: '0.1.0-aa', from: '0.1.0-bb' });
    expect([inUse().version, inUse().trial]).toEqual(['0.1.0-aa', undefined]);
    expect(() => rollbackRemote('portal', places)).toThrow('no earlier release');
    expect(() => changeShare('portal', 50, places)).toThrow('Nothing of portal is on trial');
  });

  it('a full release ends it', () => {
    build('cc');
    releaseRemote('portal', places);
    expect([inUse().version, inUse().trial]).toEqual(['0.1.0-cc', undefined]);
    expect(rollbackRemote('portal', places).version).toBe('0.1.0-aa');
  });

  it('a start of the product leaves it on trial, and leaves it alone once it was taken back', () => {
    expect(syncReleases(places)).toEqual([]);
    rollbackRemote('portal', places);
    expect(syncReleases(places)).toEqual([]);
    expect(inUse().version).toBe('0.1.0-aa');
  });

  it('what is in use for everybody is no trial, and the first release neither', () => {
    expect(() => activateRelease('portal', '0.1.0-aa', places, 10)).toThrow('in use for everybody');
    rmSync(places.releases, { recursive: true });
    layRelease('portal', places);
    expect(() => activateRelease('portal', '0.1.0-bb', places, 10)).toThrow(
      'release it without --share',
    );
  });
});

describe('takeBack', () => {
  beforeEach(() => {
    for (const hash of ['aa', 'bb']) {
      build(hash);
      releaseRemote('portal', places);
    }
  });

  it('takes a version on trial from its share, and notes why', () => {
    build('cc');
    activateRelease('portal', layRelease('portal', places), places, 10);
    expect(takeBack('portal', '0.1.0-cc', '12 faults in 5 min', places)).toEqual({
      version: '0.1.0-bb',
      from: '0.1.0-cc',
    });
    expect(inUse().trial).toBeUndefined();
    expect(history().at(-1)).toEqual({
      version: '0.1.0-cc',
      reason: 'taken back',
      why: '12 faults in 5 min',
    });
  });

  it('goes back from a version that everybody has, and the trial stays', () => {
    build('cc');
    activateRelease('portal', layRelease('portal', places), places, 10);
    expect(takeBack('portal', '0.1.0-bb', 'faults', places)?.version).toBe('0.1.0-aa');
    expect([inUse().version, inUse().trial.version]).toEqual(['0.1.0-aa', '0.1.0-cc']);
    expect(history().at(-1)).toEqual({ version: '0.1.0-aa', reason: 'rollback', why: 'faults' });
  });

  it('does nothing where the version is no longer in use, or nothing was before it', () => {
    expect(takeBack('portal', '0.1.0-aa', 'faults', places)).toBeUndefined();
    expect(takeBack('other', '0.1.0-aa', 'faults', places)).toBeUndefined();
    rollbackRemote('portal', places);
    expect(takeBack('portal', '0.1.0-aa', 'faults', places)).toBeUndefined();
    expect(history()).toHaveLength(3);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['portal', '../portal/0.1.0-aa'],
    ['portal', '0.1.0-gone'],
    ['../portal', '0.1.0-aa'],
  ])('a release of %s named %s is not put into use', (remote, version) => {
    build('aa');
    releaseRemote('portal', places);
    expect(() => activateRelease(remote, version, places)).toThrow(
      `${remote} has no release ${version}`,
    );
    expect(inUse().version).toBe('0.1.0-aa');
  });

  it('a copy that breaks off leaves nothing behind, and what was in use stays', () => {
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    // A folder stands where the copy's file has to go.
    const draft = join(places.releases, `portal/0.1.0-bb.${process.pid}`);
    mkdirSync(join(draft, 'remote-entry.js'), { recursive: true });
    expect(() => releaseRemote('portal', places)).toThrow('0.1.0-bb');
    expect(inUse().version).toBe('0.1.0-aa');
    expect(readdirSync(join(places.releases, 'portal')).sort()).toEqual([
      '0.1.0-aa',
      'history.json',
    ]);
  });

  it('where the registry cannot be written, the history says nothing of it either', () => {
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    mkdirSync(join(places.releases, `remotes.json.${process.pid}`));
    expect(() => releaseRemote('portal', places)).toThrow('remotes.json');
    expect(inUse().version).toBe('0.1.0-aa');
    expect(history()).toEqual([{ version: '0.1.0-aa', reason: 'release' }]);
    expect(existsSync(join(places.releases, 'remotes.lock'))).toBe(false);
  });
});

describe('old releases', () => {
  const day = 24 * 60 * 60 * 1000;
  const folders = () =>
    readdirSync(join(places.releases, 'portal')).filter((name) => name !== 'history.json');

  it('the one in use, the one on trial and the one before stay, others seven days after their use', () => {
    for (const hash of ['aa', 'bb', 'cc']) {
      build(hash);
      releaseRemote('portal', places);
    }
    build('dd');
    activateRelease('portal', layRelease('portal', places), places, 10);
    pruneReleases(places.releases, 'portal', Date.now() + 6.9 * day);
    expect(folders()).toHaveLength(4);
    pruneReleases(places.releases, 'portal', Date.now() + 7.1 * day);
    expect(folders()).toEqual(['0.1.0-bb', '0.1.0-cc', '0.1.0-dd']);
    expect(rollbackRemote('portal', places).from).toBe('0.1.0-dd');
    pruneReleases(places.releases, 'portal', Date.now() + 7.1 * day);
    expect(folders()).toEqual(['0.1.0-bb', '0.1.0-cc']);
  });

  it('what was in use through a trial of another counts until it was replaced', () => {
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    activateRelease('portal', layRelease('portal', places), places, 10);
    const file = join(places.releases, 'portal/history.json');
    const now = Date.now();
    const times = [30, 29, 1, 0.5].map((days) => now - days * day);
    const events = [
      { version: '0.1.0-aa', reason: 'release' },
      { version: '0.1.0-bb', reason: 'trial', share: 10 },
      { version: '0.1.0-cc', reason: 'release' },
      { version: '0.1.0-dd', reason: 'release' },
    ];
    for (const hash of ['cc', 'dd']) {
      build(hash);
      releaseRemote('portal', places);
    }
    for (const name of folders()) {
      const old = new Date(now - 40 * day);
      utimesSync(join(places.releases, 'portal', name), old, old);
    }
    writeFileSync(file, JSON.stringify(events.map((one, index) => ({ ...one, at: times[index] }))));
    pruneReleases(places.releases, 'portal', now);
    // bb's trial ended with the release of cc, a day ago; aa was in use until then.
    expect(folders()).toEqual(['0.1.0-aa', '0.1.0-bb', '0.1.0-cc', '0.1.0-dd']);
    pruneReleases(places.releases, 'portal', now + 6.1 * day);
    expect(folders()).toEqual(['0.1.0-cc', '0.1.0-dd']);
  });
});

describe('syncReleases', () => {
  it('releases a new build once', () => {
    build('aa');
    expect(syncReleases(places)).toEqual([{ remote: 'portal', version: '0.1.0-aa' }]);
    expect(syncReleases(places)).toEqual([]);
  });

  it('leaves a remote that was rolled back until it is built again', () => {
    build('aa');
    syncReleases(places);
    build('bb');
    syncReleases(places);
    rollbackRemote('portal', places);
    expect(syncReleases(places)).toEqual([]);
    expect(inUse().version).toBe('0.1.0-aa');
    build('cc');
    expect(syncReleases(places)).toEqual([{ remote: 'portal', version: '0.1.0-cc' }]);
  });
});
