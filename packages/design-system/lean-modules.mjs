import { fileURLToPath } from 'node:url';

const local = (name) => fileURLToPath(new URL(`./src/lean/${name}.ts`, import.meta.url));

/**
 * Modules of libraries of which we use little, and the smaller modules that replace them: 9 KB less
 * compressed JavaScript on the sign-in page. The bundler replaces `request` where `issuer` imports it.
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
