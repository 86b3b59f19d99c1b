import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pagesFolder, pairFolder, type PageAssets } from '@tolk/contract/prerendered';
import { builtVersion, readRegistry } from '@tolk/release';

const root = resolve(import.meta.dirname, '../../..');

/** One build of the shell and one of marketing, and the folder that their pages belong into. */
export interface Pair {
  assets: PageAssets;
  folder: string;
}

/**
 * The pair that is in use, for all or for a share; undefined where its pages can't be made here: something isn't
 * built, or marketing was rolled back to a version whose sources are gone.
 */
export function pairInUse(releases: string): Pair | undefined {
  const file = join(root, 'apps/shell/dist/page-assets.json');
  const version = builtVersion('marketing');
  const { version: forAll, trial } = readRegistry(releases).remotes['marketing'] ?? {};
  if (!existsSync(file) || !version || ![forAll, trial?.version].includes(version))
    return undefined;
  const assets = JSON.parse(readFileSync(file, 'utf8')) as PageAssets;
  return { assets, folder: join(releases, pagesFolder, pairFolder(assets.hash, version)) };
}
