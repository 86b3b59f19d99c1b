import { fileURLToPath } from 'node:url';

const swcJest = fileURLToPath(import.meta.resolve('@swc/jest'));
const linguiPlugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'));

/**
 * What @swc/jest needs to run a `.ts` or `.tsx` file of a front end as an ES module, without a type check:
 * the JSX runtime and Lingui's macros.
 */
export const browserTransform = [
  swcJest,
  {
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [[linguiPlugin, {}]] },
    },
  },
];
