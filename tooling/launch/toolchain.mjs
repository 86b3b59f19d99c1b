import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Refusal } from './failure.mjs';
import { requireWritable, runInstaller } from './install.mjs';
import { root, toolchainFolder } from './paths.mjs';

/** @typedef {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} Toolchain */

const source = join(root, 'tooling/toolchain');
const wanted = 24;
const windows = process.platform === 'win32';
const platformPackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const packagedNode = join(
  toolchainFolder,
  'node_modules',
  platformPackage,
  'bin',
  windows ? 'node.exe' : 'node',
);
const commandFolder = join(toolchainFolder, 'bin');
const pnpm = join(toolchainFolder, 'node_modules/pnpm/bin/pnpm.mjs');

/** @param {string} file */
const text = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Written last, so that it is absent or old when an installation was cut short. */
const stampFile = join(toolchainFolder, 'installed-from.json');

function isInstalled() {
  return text(stampFile) !== '' && text(stampFile) === text(join(source, 'package-lock.json'));
}

async function install() {
  requireWritable(existsSync(toolchainFolder) ? toolchainFolder : root);
  console.log(`Installing Node ${wanted} and pnpm into .toolchain (once) …`);
  mkdirSync(toolchainFolder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(source, file), join(toolchainFolder, file));
  }
  // Not `npm ci`: the lockfile holds Linux binaries only and ci would refuse it. What it holds stays pinned.
  const argv = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  const options = { cwd: toolchainFolder };
  if (npm.endsWith('npm-cli.js')) await runInstaller(process.execPath, [npm, ...argv], options);
  else await runInstaller('npm', argv, { ...options, shell: windows });
  writePnpmCommand();
  copyFileSync(join(source, 'package-lock.json'), stampFile);
}

/** npm's own link to pnpm is a placeholder that only pnpm's install script would replace; turbo calls this one. */
function writePnpmCommand() {
  mkdirSync(commandFolder, { recursive: true });
  const script = 'node_modules/pnpm/bin/pnpm.mjs';
  writeFileSync(
    join(commandFolder, 'pnpm'),
    `#!/bin/sh\nexec node "$(dirname "$0")/../${script}" "$@"\n`,
    {
      mode: 0o755,
    },
  );
  writeFileSync(join(commandFolder, 'pnpm.cmd'), `@node "%~dp0..\\${script}" %*\r\n`);
}

/** The packaged Node when it runs here, else the running one when it is new enough. */
function chooseNode() {
  if (existsSync(packagedNode)) {
    const { status } = spawnSync(packagedNode, ['--version']);
    if (status === 0) return packagedNode;
  }
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  throw new Refusal(
    `There is no packaged Node ${wanted} for ${process.platform}-${process.arch}. Install Node ${wanted} or newer from https://nodejs.org and run the command again; this one is ${process.version}.`,
  );
}

/**
 * Node 24 and pnpm, installed when absent or outdated, and an environment with both first on PATH.
 * @returns {Promise<Toolchain>}
 */
export async function bringToolchain() {
  if (!isInstalled()) await install();
  const node = chooseNode();
  const bins = [dirname(node), commandFolder, join(root, 'node_modules/.bin')];
  const env = {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  };
  return { node, pnpm, env };
}
