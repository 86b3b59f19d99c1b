import { basename, join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { replacement } from './replacement.mjs';

/**
 * A front end as one module for Node, which renders its pages without a browser: the browser's sources,
 * texts and addresses of files, but no files beside it.
 * @param {object} options
 * @param {string} options.dir absolute folder that the module is built in, as dist/<name>.mjs
 * @param {Record<string, string>} options.entry name → absolute path
 * @param {import('./replacement.mjs').Replacement[]} options.replacements
 * @param {string[]} options.unused packages that no page needs to be rendered
 * @returns {import('webpack').Configuration}
 */
export function staticConfig({ dir, entry, replacements, unused }) {
  const base = baseConfig({ dir, uniqueName: basename(dir) });
  return {
    ...base,
    name: basename(dir),
    entry,
    target: 'node24',
    devtool: false,
    output: {
      path: join(dir, 'dist'),
      clean: true,
      module: true,
      library: { type: 'module' },
      filename: '[name].mjs',
      publicPath: '/',
      hashDigestLength: base.output.hashDigestLength,
      assetModuleFilename: base.output.assetModuleFilename,
    },
    resolve: {
      ...base.resolve,
      alias: Object.fromEntries(unused.map((name) => [name, false])),
    },
    module: {
      ...base.module,
      generator: { asset: { emit: false }, 'asset/resource': { emit: false } },
    },
    // Modules are joined before chunks are: a module that two of them share would lose its names.
    optimization: { minimize: false, concatenateModules: false },
    experiments: { ...base.experiments, outputModule: true },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...replacements.map(replacement),
    ],
  };
}
