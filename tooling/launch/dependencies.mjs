import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireWritable, runInstaller } from './install.mjs';
import { root } from './paths.mjs';

const lockfile = join(root, 'pnpm-lock.yaml');
const stampFile = join(root, 'node_modules/.installed-from');

/** Folders of the workspace's packages, as pnpm-workspace.yaml lists them (`a/*` or `a`). */
function workspaceFolders() {
  const yaml = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(yaml)?.[1] ?? '';
  const patterns = [...list.matchAll(/- '?([^'\n]+)'?/g)].map(([, pattern = '']) => pattern);
  return patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(expand);
}

/** @param {string} pattern */
function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
}

/** One hash over all that decides what pnpm would install here. */
function stamp() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const folder of workspaceFolders().sort()) files.push(`${folder}/package.json`);
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Compilers come as one binary package a platform; a lockfile made on Linux may name Linux ones only. */
function isLocked() {
  return readFileSync(lockfile, 'utf8').includes(`@swc/core-${process.platform}-${process.arch}`);
}

/**
 * `pnpm install`, skipped while lockfile and manifests are those of the last installation.
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 */
export async function installDependencies({ node, pnpm, env }) {
  const current = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return;
  requireWritable(root);
  console.log('Installing dependencies …');
  if (!isLocked()) {
    console.log(
      `pnpm-lock.yaml holds no binaries for ${process.platform}-${process.arch}: they are added to it, so git will show it as changed.`,
    );
  }
  const frozen = isLocked() ? '--frozen-lockfile' : '--no-frozen-lockfile';
  const argv = [pnpm, 'install', frozen, '--reporter=append-only'];
  await runInstaller(node, argv, { cwd: root, env: { ...env, CI: 'true' } });
  writeFileSync(stampFile, stamp());
}
