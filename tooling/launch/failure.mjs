/** A reason to stop that a person can act on; printed without a stack. */
export class Refusal extends Error {}

const network =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|network (?:error|request|timeout)|error sending request|dns error|fetch failed|tunneling socket/i;
const permission = /EACCES|EPERM|EROFS|permission denied|read-only file system/i;
const full = /ENOSPC|no space left on device|disk quota exceeded|EDQUOT/i;

/**
 * Says in one sentence why an installation failed and what to do about it.
 * @param {string} output what the installer printed
 * @param {string} folder where it was writing
 */
export function explain(output, folder) {
  if (full.test(output)) {
    return `The disk is full: installing into ${folder} needs about 2 GB. Make room and run the command again.`;
  }
  if (permission.test(output)) {
    return `There is no permission to write in ${folder}. Give it to your user (or clone into a folder of yours) and run the command again.`;
  }
  if (network.test(output)) {
    return 'The npm registry could not be reached. Check the network, the proxy (npm config get proxy) and the registry (npm config get registry), then run the command again.';
  }
  if (/frozen-lockfile|OUTDATED_LOCKFILE|NO_IMPORTER/.test(output)) {
    return 'pnpm-lock.yaml does not fit the package.json files. Bring it up to date and commit it: node tooling/launch/run.mjs pnpm install';
  }
  return `Installing into ${folder} failed; the installer's last lines stand above.`;
}
