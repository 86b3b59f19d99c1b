import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { prerenderPages } from '../prerender/src/index.ts';
import { releaseRemote, releasesFolder } from './index.ts';

const remote = process.argv[2];
if (!remote) {
  console.error('Which remote? For example: npm run release -- supplier-portal');
  process.exit(2);
}

const root = resolve(import.meta.dirname, '../..');
const turbo = join(root, 'node_modules/.bin/turbo');
const run = (...argv) => {
  const { status } = spawnSync(turbo, ['run', 'build', ...argv], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run(`--filter=@tolk/${remote}`);
// Without what it is made from: the shell in use is not rebuilt.
if (remote === 'marketing') run('--filter=@tolk/prerender', '--only');
const version = releaseRemote(remote);
if (remote === 'marketing') await prerenderPages(releasesFolder());
console.log(`${remote}: ${version} is in use.`);
