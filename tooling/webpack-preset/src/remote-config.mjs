import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { LibraryFilesPlugin } from './library-files-plugin.mjs';
import { ReleaseManifestPlugin } from './release-manifest-plugin.mjs';
import { ScreenBudgetPlugin } from './screen-budget-plugin.mjs';
import { sharedModules, sharedPackages } from './shared-modules.mjs';
import { sourceHash } from './source-hash.mjs';

const entryFile = 'remote-entry.js';

/**
 * A remote: exposes `./remote` (src/remote.tsx), consumes everything shared from the shell.
 * @param {{ name: string, dir: string, screenBudgets?: Record<string, number>,
 *   libraryFiles?: { library: string, name: string, files: Record<string, string> }[] }} options name of the remote,
 *   absolute folder of the app, bytes of JavaScript that a screen may bring (ScreenBudgetPlugin), files that
 *   libraries fetch (LibraryFilesPlugin)
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ name, dir, screenBudgets = {}, libraryFiles = [] }) {
  const global = `tolk_${name.replaceAll('-', '_')}_${sourceHash(dir, sharedPackages)}`;
  const base = baseConfig({ dir, uniqueName: global });
  return {
    ...base,
    name: basename(dir),
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
    },
    plugins: [
      ...libraryFiles.map((files) => new LibraryFilesPlugin({ dir, ...files })),
      federation(name, global),
      new ReleaseManifestPlugin({ name, global, entryFile }),
      ...base.plugins,
      new ScreenBudgetPlugin(screenBudgets),
    ],
  };
}

function federation(name, global) {
  const consumed = { singleton: true, import: false, requiredVersion: false };
  return new ModuleFederationPlugin({
    name: global,
    filename: entryFile,
    library: { type: 'var', name: global },
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    shared: Object.fromEntries(Object.keys(sharedModules()).map((key) => [key, consumed])),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      // The shell has the runtime (apps/shell/src/federation): 16 KB less for each remote, compressed.
      externalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });
}
