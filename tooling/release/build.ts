import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { Refusal } from './refusal.ts';

const turbo = join(root, 'node_modules/turbo/bin/turbo');

/** Builds a remote, and for marketing what makes its pages; an image carries its builds and no tools to make others. */
export function buildRemote(remote: string): void {
  if (!existsSync(turbo)) return;
  run(`--filter=@tolk/${remote}`);
  // Without what it is made from: the shell in use is not rebuilt.
  if (remote === 'marketing') run('--filter=@tolk/prerender', '--only');
}

function run(...argv: string[]): void {
  const { status } = spawnSync(process.execPath, [turbo, 'run', 'build', ...argv], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Refusal('The build failed; the reason stands above. Nothing was released.');
}
