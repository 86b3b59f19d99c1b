import { fileURLToPath } from 'node:url';

const local = (name) => fileURLToPath(new URL(`./src/lean/${name}.ts`, import.meta.url));

/**
 * Modules of libraries that a page can do without, and what stands in for them: 9 KB less of
 * compressed JavaScript on the sign-in page. A bundler replaces `request` where `issuer` asks for it.
 */
export const leanModules = [
  { issuer: /\/formik\//, request: /^lodash-es\/clone$/, file: local('clone') },
  { issuer: /\/formik\//, request: /^lodash-es\/cloneDeep$/, file: local('clone-deep') },
  { issuer: /\/formik\//, request: /^lodash-es\/isPlainObject$/, file: local('is-plain-object') },
  { issuer: /\/formik\//, request: /^lodash-es\/toPath$/, file: local('to-path') },
  {
    issuer: /\/@emotion\/styled\//,
    request: /^@emotion\/is-prop-valid$/,
    file: local('is-prop-valid'),
  },
  {
    issuer: /\/@mui\/system\/cssVars\//,
    request: /\/InitColorSchemeScript\.mjs$/,
    file: local('init-color-scheme'),
  },
  {
    issuer: /\/@lingui\/react\//,
    request: /^use-sync-external-store\/shim$/,
    file: local('use-sync-external-store'),
  },
  {
    issuer: /\/@mui\/material\/(Icon)?Button\//,
    request: /\/CircularProgress\/index\.mjs$/,
    file: local('no-progress'),
  },
  { issuer: /\/ButtonBase\//, request: /\/TouchRipple\.mjs$/, file: local('no-ripple') },
];
