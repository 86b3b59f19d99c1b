import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSources } from './bundled-sources.mjs';
import { root } from './workspace.mjs';

const patterns = ['src/**/*.{ts,tsx,mjs,css,po,html,svg}', 'package.json', 'webpack.config.mjs'];
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** They make the bundle: other presets make another one of the same sources. */
const presets = ['tooling/webpack-preset', 'tooling/lingui-preset'];

/**
 * Ten hex digits over what is bundled into an app, what it takes from the page, and what bundles it. The
 * same sources give the same name, so that a build that changes nothing is not a new release; a change of
 * anything else, such as a tool of the tests, changes no name.
 * @param {string} dir absolute folder of the app
 * @param {readonly string[]} provided modules that the page provides
 */
export function sourceHash(dir, provided = []) {
  const parts = [dir, ...presets.map((folder) => join(root, folder))].map((folder) =>
    bundledSources(folder, provided),
  );
  const hash = createHash('sha256');
  for (const folder of new Set(parts.flatMap(({ folders }) => folders)))
    for (const file of globSync(patterns, { cwd: join(root, folder) }).sort())
      if (!isTest(file) && !isCompiled(file))
        hash.update(`${folder}/${file}`).update(contentOf(join(root, folder, file)));
  for (const library of new Set(parts.flatMap(({ libraries }) => libraries))) hash.update(library);
  return hash.update(provided.join()).digest('hex').slice(0, 10);
}

/** Catalogs as they are compiled; their sources count. */
const isCompiled = (file) => /^src[\\/]locales[\\/].+\.mjs$/.test(file);

/** Of a manifest what reaches the bundle: tools for tests do not. */
function contentOf(path) {
  const content = readFileSync(path);
  if (!path.endsWith('package.json')) return content;
  const { devDependencies: _, scripts: __, ...manifest } = JSON.parse(content.toString());
  return JSON.stringify(manifest);
}
