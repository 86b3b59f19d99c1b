import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPackage, root } from './workspace.mjs';

const libraries = ['react', 'react-dom', '@lingui/core', '@lingui/react'];
const facades = ['platform', 'design-system', 'api-client', 'i18n', 'chat-socket'];

/** Names of the packages that the shell provides, as manifests list them. */
export const sharedPackages = [...libraries, ...facades.map((folder) => `@tolk/${folder}`)];

/**
 * What the shell provides and no remote carries: request → version. A facade's sub-entries are
 * read from the `exports` of its package.json, so a new one is shared without an edit here.
 * @returns {Record<string, string>}
 */
export function sharedModules() {
  const shellRequire = createRequire(join(root, 'apps/shell/package.json'));
  const versions = libraries.map((name) => [name, shellRequire(`${name}/package.json`).version]);
  const entries = facades.flatMap((folder) => {
    const { name, version, exports } = readPackage(`packages/${folder}`);
    return Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([key]) => [join(name, key), version]);
  });
  return Object.fromEntries([...versions, ...entries]);
}

/** The files that decide the list above. */
export function facadeManifests() {
  return facades.map((folder) => join(root, 'packages', folder, 'package.json'));
}
