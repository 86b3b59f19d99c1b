import webpack from 'webpack';

/**
 * @typedef {object} Replacement
 * @property {RegExp} issuer
 * @property {RegExp} request
 * @property {string} file absolute path
 */

/**
 * Where `issuer` asks for `request`, it gets `file`.
 * @param {Replacement} rule
 */
export function replacement({ issuer, request, file }) {
  return new webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (issuer.test(resource.contextInfo.issuer)) resource.request = file;
  });
}
