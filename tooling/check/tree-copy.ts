import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

interface Plan {
  tasks: { taskId: string; hash: string; command: string }[];
}

/** Task, such as `@tolk/api#test`, or release, such as `release of marketing` → its identity. */
export type Identities = Map<string, string>;

const remotes = ['client-portal', 'marketing', 'operations', 'shell', 'supplier-portal'];
const journeys = ['desk', 'everywhere', 'site', 'work'].map((group) => `e2e:${group}`);
const tasks = ['build', 'typecheck', 'typecheck:browser', 'test', ...journeys];

const hashes = `
  import { sourceHash } from './tooling/webpack-preset/src/source-hash.mjs';
  import { sharedPackages } from './tooling/webpack-preset/src/shared-modules.mjs';
  const ids = ${JSON.stringify(remotes)}.map((name) => [
    name,
    sourceHash(process.cwd() + '/apps/' + name, name === 'shell' ? [] : sharedPackages),
  ]);
  console.log(JSON.stringify(ids));
`;

/** A copy of the checkout, installed, in which a change can be tried. */
export class TreeCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'tree-'));

  constructor() {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
    for (const file of files.filter(Boolean)) {
      cpSync(join(root, file), join(this.folder, file), { force: true, recursive: true });
    }
    this.#run('git', 'init', '-q');
    this.#run('git', 'add', '-A');
    const pnpm = join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    this.#run(process.execPath, pnpm, ...install);
  }

  /** What turbo would run now, and the name that each front end's release would have. */
  identities(): Identities {
    const turbo = join(root, 'node_modules/turbo/bin/turbo');
    const all = [...tasks, 'check:lint', 'check:workflows'];
    const plan: Plan = JSON.parse(
      this.#run(process.execPath, turbo, 'run', ...all, '--dry=json').replace(/^[^{]*/, ''),
    );
    const real = plan.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
    const names: [string, string][] = JSON.parse(
      this.#run(process.execPath, '--input-type=module', '--eval', hashes),
    );
    return new Map([
      ...real.map(({ taskId, hash }): [string, string] => [taskId, hash]),
      ...names.map(([name, hash]): [string, string] => [`release of ${name}`, hash]),
    ]);
  }

  append(file: string, text: string): void {
    const path = join(this.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8') + text);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** What an upgrade of a library does: another version in the lockfile, another folder in pnpm's store. */
  upgrade(name: string, from: string, to: string): void {
    const lock = join(this.folder, 'pnpm-lock.yaml');
    const before = readFileSync(lock, 'utf8');
    const importer = new RegExp(
      `(\\n +${name}:\\n +specifier: 'catalog:'\\n +version: )${from}`,
      'g',
    );
    const after = before
      .replaceAll(`${name}@${from}`, `${name}@${to}`)
      .replaceAll(importer, `$1${to}`);
    if (after === before) throw new Error(`The lockfile has no ${name}@${from}.`);
    writeFileSync(lock, after);
    for (const link of globSync(`{apps,packages,tooling}/*/node_modules/${name}`, {
      cwd: this.folder,
    })) {
      const path = join(this.folder, link);
      const target = readlinkSync(path);
      const moved = target.replace(`${name}@${from}`, `${name}@${to}`);
      renameOnce(join(dirname(path), target), join(dirname(path), moved), `${name}@${from}`);
      unlinkSync(path);
      symlinkSync(moved, path);
    }
  }

  /** Back to the checkout's files; upgrades last. */
  restore(): void {
    this.#run('git', 'checkout', '-q', '--', '.');
    this.#run('git', 'clean', '-fdq');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(file: string, ...argv: string[]): string {
    // Under turbo, its own variables would name the checkout's run.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('TURBO')),
    );
    const options = { cwd: this.folder, encoding: 'utf8', env, stdio: 'pipe' } as const;
    return execFileSync(file, argv, { ...options, maxBuffer: 100_000_000 });
  }
}

/** The store's folder of a library, several levels above its files. */
function renameOnce(from: string, to: string, version: string): void {
  const folder = (path: string) =>
    path.slice(0, path.indexOf('/node_modules/', path.indexOf('.pnpm')));
  if (folder(from).includes(version)) renameSync(folder(from), folder(to));
}
