import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { root } from './workspace.mjs';

const require = createRequire(import.meta.url);

/** Spec section 9: script chunk loading timeout of 120 seconds, in ms. */
const chunkLoadTimeout = 120_000;

const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  extractComments: false,
  minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
});

/** @param {'production' | 'development'} mode */
function moduleRules(mode) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      sideEffects: false,
      use: { loader: require.resolve('swc-loader'), options: swcOptions(mode) },
    },
    { test: /\.css$/, type: 'css/auto', sideEffects: true },
    { test: /\.(woff2|png|jpe?g|webp|avif|svg|ico)$/, type: 'asset/resource' },
  ];
}

function swcOptions(mode) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), {}]] },
    },
  };
}

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

/** Neither mode evaluates strings: the page's CSP has no `unsafe-eval`. */
function devtool(mode) {
  return mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map';
}

/**
 * What host and remotes have in common.
 * @param {{ dir: string, uniqueName: string, mode?: 'production' | 'development' }} options
 *   `uniqueName` differs from release to release: two releases of one remote in one page must not
 *   read each other's chunks.
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, uniqueName, mode = buildMode() }) {
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: devtool(mode),
    output: output(dir, uniqueName),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules(mode) },
    experiments: { css: true },
    performance: false,
    optimization: { minimizer: [minimizer] },
    cache: {
      type: 'filesystem',
      name: mode,
      cacheDirectory: join(dir, 'node_modules/.cache/webpack'),
      buildDependencies: {
        preset: [join(root, 'tooling/webpack-preset/src/')],
        config: [join(dir, 'webpack.config.mjs')],
        lockfile: [join(root, 'pnpm-lock.yaml')],
      },
    },
    plugins: mode === 'production' ? [new PrecompressPlugin()] : [],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function buildMode() {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}
