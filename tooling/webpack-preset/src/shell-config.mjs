import { createRequire } from 'node:module';
import { baseConfig } from './base-config.mjs';
import { HtmlPlugin } from './html-plugin.mjs';
import { sourceHash } from './source-hash.mjs';

const require = createRequire(import.meta.url);

/**
 * The host: entry src/index.ts, page src/index.html. `src/federation/shared-modules.ts` is replaced
 * by the generated table of what remotes may use.
 * @param {{ dir: string, headScript: string, icon: string }} options absolute folder of the app,
 *   script that runs before anything is painted, path of the favicon
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ dir, headScript, icon }) {
  const base = baseConfig({ dir, uniqueName: `tolk_shell_${sourceHash(dir)}` });
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash].js',
      chunkFilename: 'assets/[name].[contenthash].js',
      cssFilename: 'assets/[name].[contenthash].css',
      cssChunkFilename: 'assets/[name].[contenthash].css',
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /federation[\\/]shared-modules\.ts$/,
          enforce: 'post',
          loader: require.resolve('./provide-shared-loader.mjs'),
        },
      ],
    },
    plugins: [new HtmlPlugin({ template: 'src/index.html', headScript, icon }), ...(base.plugins ?? [])],
  };
}
