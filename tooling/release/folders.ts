import { join, resolve } from 'node:path';

/** The checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** Where released remotes lie: below `TOLK_DATA`, else below `.data` in the repository. */
export function releasesFolder(data = process.env.TOLK_DATA): string {
  return join(data ? resolve(data) : join(root, '.data'), 'releases');
}

/** The folder with the apps whose builds are released. */
export const appsFolder = join(root, 'apps');

/** Where the platform's version stands. */
export const platformFile = join(root, 'packages/platform/src/version.ts');
