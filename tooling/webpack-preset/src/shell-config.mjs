import { createRequire } from 'node:module';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { HtmlPlugin } from './html-plugin.mjs';
import { replacement } from './replacement.mjs';
import { ScreenBudgetPlugin } from './screen-budget-plugin.mjs';
import { sourceHash } from './source-hash.mjs';

const require = createRequire(import.meta.url);
const filename = 'assets/[name].[contenthash]';

/**
 * The host: entry src/index.ts, page src/index.html; src/deferred-start/index.ts loads the entry on prerendered pages. `src/federation/shared-modules.ts` is replaced
 * by the generated table of what remotes may use.
 * @param {object} options
 * @param {string} options.dir absolute folder of the app
 * @param {import('./html-plugin.mjs').Page} options.page what stands in the page before any script
 * @param {import('./replacement.mjs').Replacement[]} [options.replacements]
 * @param {Record<string, number>} [options.screenBudgets] bytes of JavaScript that a dynamic import may bring (ScreenBudgetPlugin)
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ dir, page, replacements = [], screenBudgets = {} }) {
  const build = sourceHash(dir);
  const base = baseConfig({ dir, uniqueName: `tolk_shell_${build}` });
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts', wake: './src/deferred-start/index.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      cssFilename: `${filename}.css`,
      cssChunkFilename: `${filename}.css`,
    },
    module: { ...base.module, rules: [...base.module.rules, sharedModulesRule] },
    plugins: [
      new webpack.DefinePlugin({ TOLK_BUILD: JSON.stringify(build), ...federationParts }),
      new HtmlPlugin(page),
      ...replacements.map(replacement),
      ...base.plugins,
      new ScreenBudgetPlugin(screenBudgets),
    ],
  };
}

/** Of the federation runtime what a browser needs that reads no manifests, as remotes are built (remote-config.mjs). */
const federationParts = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

const sharedModulesRule = {
  test: /federation[\\/]shared-modules\.ts$/,
  enforce: 'post',
  loader: require.resolve('./provide-shared-loader.mjs'),
};
