import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

const store = join(root, 'node_modules/.pnpm');

/** @param {string} folder absolute folder of a package */
function dependenciesOf(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
}

/** Where a package finds a dependency of its: in its own folder, or beside itself in pnpm's store. */
function findDependency(folder, name) {
  const beside = folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length);
  const places = [join(folder, 'node_modules', name), join(beside, name)];
  const found = places.find((place) => existsSync(place));
  return found && realpathSync(found);
}

/**
 * What can be bundled into an app: folders of our packages, and libraries as `name@version` with the
 * versions of their peers, both with all that they depend on.
 * @param {string} dir absolute folder of the app
 * @param {readonly string[]} provided names of packages that the page provides and no bundle carries
 * @returns {{ folders: string[], libraries: string[] }} folders relative to the root, sorted
 */
export function bundledSources(dir, provided = []) {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @type {Set<string>} */
  const libraries = new Set();
  const waiting = [dir];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const place = relative(store, folder);
    const isLibrary = !place.startsWith('..');
    const found = isLibrary ? libraries : folders;
    // The first part of a place in the store names the package, its version and those of its peers.
    const name = isLibrary ? dirname(place).split(/[\\/]/)[0] : relative(root, folder);
    if (found.has(name)) continue;
    found.add(name);
    for (const dependency of dependenciesOf(folder)) {
      if (provided.includes(dependency)) continue;
      const next = findDependency(folder, dependency);
      // What is optional may be absent, then nothing of it is bundled.
      if (next !== undefined) waiting.push(next);
    }
  }
  return { folders: [...folders].sort(), libraries: [...libraries].sort() };
}
