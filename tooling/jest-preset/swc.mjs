import { fileURLToPath } from 'node:url';

const swcJest = fileURLToPath(import.meta.resolve('@swc/jest'));
const linguiPlugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'));

/**
 * What @swc/jest needs to run a source file as an ES module, without a type check.
 * @param {object} jsc
 */
function transform(jsc) {
  return [
    swcJest,
    { module: { type: 'es6' }, sourceMaps: 'inline', jsc: { target: 'es2024', ...jsc } },
  ];
}

/** For `.ts` files of a server or of a pure package. */
export const nodeTransform = transform({ parser: { syntax: 'typescript' } });

/** For `.ts` and `.tsx` files of a front end: the JSX runtime and Lingui's macros. */
export const browserTransform = transform({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  experimental: { plugins: [[linguiPlugin, {}]] },
});
