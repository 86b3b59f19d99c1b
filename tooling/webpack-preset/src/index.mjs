/**
 * Builds of the front ends: `shellConfig()` for the host and `remoteConfig({ name })` for a remote.
 * The host is an ordinary webpack build that hands its modules to the remotes at run time; a remote
 * is a Module Federation container that exposes one module, `./remote`, and carries no copy of
 * anything the host provides. `staticConfig()` makes
 * a module for Node that renders pages. `tolk-build` runs a folder's webpack.config.mjs.
 */
export { shellConfig } from './shell-config.mjs';
export { remoteConfig } from './remote-config.mjs';
export { staticConfig } from './static-config.mjs';
export { sharedModules } from './shared-modules.mjs';
