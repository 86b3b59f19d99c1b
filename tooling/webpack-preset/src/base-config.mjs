import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { LicenceNoticesPlugin } from './licence-notices-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { root } from './workspace.mjs';

const require = createRequire(import.meta.url);

/** docs/product/rules.md#constants: script chunk loading timeout of 120 seconds, in ms. */
const chunkLoadTimeout = 120_000;

const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
});

const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: {
      plugins: [[require.resolve('@lingui/swc-plugin'), { descriptorFields: 'id-only' }]],
    },
  },
};

const rules = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    sideEffects: false,
    use: { loader: require.resolve('swc-loader'), options: swcOptions },
  },
  // What Emotion and Formik need them for, nobody uses here; their manifests don't say that they can be left out.
  { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  { test: /\.css$/, type: 'css/auto', sideEffects: true },
  { test: /\.(woff2|png|jpe?g|webp|avif|svg|ico)$/, type: 'asset/resource' },
];

function output(dir, uniqueName) {
  return {
    path: join(dir, 'dist'),
    uniqueName,
    chunkLoadingGlobal: `chunks_${uniqueName}`,
    chunkLoadTimeout,
    hashDigestLength: 10,
    assetModuleFilename: 'assets/[name].[contenthash][ext]',
    sourceMapFilename: '../source-maps/[file].map',
    clean: true,
  };
}

function cache(dir) {
  return {
    type: 'filesystem',
    cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
    buildDependencies: {
      preset: [join(root, 'tooling/webpack-preset/src/')],
      config: [join(dir, 'webpack.config.mjs')],
      lockfile: [join(root, 'pnpm-lock.yaml')],
    },
  };
}

/**
 * What host and remotes have in common. Always a production build: the cache makes the next one a
 * matter of seconds, and nothing behaves differently on a developer's machine.
 * @param {{ dir: string, uniqueName: string }} options `uniqueName` differs from release to release: two
 *   releases of one remote in one page must not read each other's chunks
 */
export function baseConfig({ dir, uniqueName }) {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    // Neither evaluated (the page's policy forbids it) nor served: the maps lie beside dist.
    devtool: 'hidden-source-map',
    output: output(dir, uniqueName),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules },
    optimization: { minimizer: [minimizer] },
    experiments: { css: true },
    performance: false,
    cache: cache(dir),
    plugins: [new LicenceNoticesPlugin(), new PrecompressPlugin()],
    infrastructureLogging: { level: 'error' },
  };
}
