import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const patterns = ['src/**/*.{ts,tsx,css,po,html,svg}', 'package.json', 'webpack.config.mjs'];

/**
 * Ten hex digits over an app's sources and the packages it may import: the same sources give the
 * same name, so a build that changes nothing is not a new release.
 * @param {string} dir absolute folder of the app
 */
export function sourceHash(dir) {
  const hash = createHash('sha256');
  const folders = [dir, join(root, 'packages/domain'), join(root, 'packages/contract')];
  for (const folder of folders) {
    for (const file of globSync(patterns, { cwd: folder }).sort()) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 10);
}
