import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activateRelease, layRelease, platformVersion, releaseRemote } from '@tolk/release';
import { commands } from '../commands.mjs';
import { root } from '../paths.mjs';

let data: string;
let places: { apps: string; releases: string };
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'release-commands-'));
  places = { apps: join(data, 'apps'), releases: join(data, 'releases') };
});
afterEach(() => rmSync(data, { recursive: true }));

function build(hash: string): void {
  const app = join(places.apps, 'portal');
  mkdirSync(join(app, 'dist'), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "version": "0.1.0" }');
  const platform = `^${platformVersion()}`;
  const manifest = { hash, global: hash, entry: 'e.js', integrity: 'sha384-x', platform };
  writeFileSync(join(app, 'dist/release.json'), JSON.stringify(manifest));
}

function run(command: string, ...argv: string[]) {
  const script = join(root, ...(commands[command] ?? []));
  const env = { ...process.env, TOLK_DATA: data, TOLK_SERVER_KEY: '', TOLK_PUBLIC_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...argv], {
    env,
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}
const inUse = () => JSON.parse(readFileSync(join(places.releases, 'remotes.json'), 'utf8'));

describe('what a command does not understand ends with 2 and an example', () => {
  it.each([
    ['release', [], 'Name one remote.\nUsage: npm run release -- supplier-portal'],
    ['release', ['a', 'b'], 'Name one remote.'],
    ['release', ['marketing', '--share', '0'], 'A share is a whole number from 1 to 100, not 0.'],
    ['release', ['marketing', '--share', '10.5'], 'not 10.5.\nUsage: npm run release'],
    ['release', ['marketing', '--fast'], "Unknown option '--fast'"],
    ['rollout', ['marketing'], 'Name a remote and a share in percent; 100 is everybody.'],
    ['rollout', ['marketing', '101'], 'from 1 to 100, not 101.'],
    ['rollback', [], 'Name one remote.\nUsage: npm run rollback -- supplier-portal'],
    ['preview', [], 'Name one remote.\nUsage: npm run preview -- marketing'],
    ['preview', ['marketing', '--hours', '200'], 'A link holds up to 168 hours'],
  ])('%s %j', (command, argv, said) => {
    const outcome = run(command, ...argv);
    expect(outcome.status).toBe(2);
    expect(outcome.said).toContain(said);
  });
});

describe('what must not be done ends with 1 and says what to do', () => {
  it.each([
    [
      'release',
      ['nothing'],
      'There is no remote nothing. Remotes: client-portal, marketing, operations, supplier-portal.',
    ],
    ['release', ['../apps/marketing'], 'There is no remote ../apps/marketing.'],
    ['rollback', ['portal'], 'portal has no earlier release to go back to.'],
    [
      'rollout',
      ['portal', '50'],
      'Nothing of portal is on trial; npm run release -- portal --share 50 begins one.',
    ],
    ['preview', ['portal@0.1.0-gone'], 'portal has no release 0.1.0-gone in'],
    ['preview', ['portal@../../etc'], 'portal has no release ../../etc in'],
  ])('%s %j', (command, argv, said) => {
    const outcome = run(command, ...argv);
    expect(outcome.status).toBe(1);
    expect(outcome.said).toContain(said);
    expect(outcome.said).not.toContain('    at ');
  });

  it('a link without the product’s key', () => {
    build('aa');
    const version = releaseRemote('portal', places);
    const outcome = run('preview', `portal@${version}`);
    expect(outcome.status).toBe(1);
    expect(outcome.said).toContain(
      "server.key: set TOLK_DATA to the product's data folder, or TOLK_SERVER_KEY to its key.",
    );
  });
});

describe('what succeeds ends with 0', () => {
  it('a trial grows, is taken back, and the link to it is signed', () => {
    writeFileSync(join(data, 'server.key'), '0'.repeat(64));
    build('aa');
    releaseRemote('portal', places);
    build('bb');
    activateRelease('portal', layRelease('portal', places), places, 10);

    expect(run('rollout', 'portal', '50')).toEqual({
      status: 0,
      said: 'portal: 0.1.0-bb is on trial with 50 % of the sessions.',
    });
    expect(inUse().remotes.portal.trial.share).toBe(50);
    expect(run('rollback', 'portal')).toEqual({
      status: 0,
      said: 'portal: 0.1.0-bb is taken back; 0.1.0-aa is in use.',
    });
    expect(inUse().remotes.portal).not.toHaveProperty('trial');
    const link = run('preview', 'portal@0.1.0-bb', '--hours', '1', '--at', 'https://tolk.example');
    expect(link.status).toBe(0);
    expect(link.said).toMatch(
      /^portal 0\.1\.0-bb, .+ within 1 hours; nobody else sees it:\nhttps:\/\/tolk\.example\/\?remote=portal%400\.1\.0-bb&until=\d{13}&signature=[\w-]{43}$/,
    );
  });
});
