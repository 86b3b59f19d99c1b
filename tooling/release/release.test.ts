import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRemote, rollbackRemote, syncReleases } from './index.ts';

let folder: string;
let places: { apps: string; releases: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  places = { apps: join(folder, 'apps'), releases: join(folder, 'data/releases') };
});

afterEach(() => rmSync(folder, { recursive: true }));

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
      platform: '^1.0',
    }),
  );
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
      platform: '^1.0',
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

  it('an app that is not a built remote is refused', () => {
    expect(() => releaseRemote('portal', places)).toThrow('not a built remote');
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
