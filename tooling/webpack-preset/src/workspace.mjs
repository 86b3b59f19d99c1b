import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @param {string} folder relative to the root */
export function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** The platform version the shell offers, read from its one home. */
export function platformVersion() {
  const source = readFileSync(join(root, 'packages/platform/src/version.ts'), 'utf8');
  const found = /platformVersion = '(\d+\.\d+)'/.exec(source);
  if (!found) throw new Error('packages/platform/src/version.ts states no platformVersion.');
  return found[1];
}
