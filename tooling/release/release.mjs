import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { releaseRemote } from './index.ts';

const remote = process.argv[2];
if (!remote) {
  console.error('Which remote? For example: npm run release -- supplier-portal');
  process.exit(2);
}

const root = resolve(import.meta.dirname, '../..');
const turbo = join(root, 'node_modules/.bin/turbo');
const { status } = spawnSync(turbo, ['run', 'build', `--filter=@tolk/${remote}`], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
console.log(`${remote}: ${releaseRemote(remote)} is in use.`);
