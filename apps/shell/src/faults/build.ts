/** Written by the build (tooling/webpack-preset, shell-config). */
declare const TOLK_BUILD: string;

/** Which build of the shell this is; its source maps lie beside it. */
export const build = typeof TOLK_BUILD === 'undefined' ? 'not built' : TOLK_BUILD;
