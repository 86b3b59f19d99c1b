/**
 * The registry of remotes on disk. Each release is an immutable folder
 * `<releases>/<remote>/<version>/`; `<releases>/remotes.json` says which one is in use, and which one is on trial
 * with a share of the sessions, and is replaced in one step (written beside, then renamed). `history.json` in a
 * remote's folder lists what was in use when, so that a rollback knows where to go. With a bucket the same is done in
 * a working folder that is brought and published (`changeReleases`).
 */
import { fileURLToPath } from 'node:url';

export { changeReleases } from './change-releases.ts';
export { releasesFolder } from './folders.ts';
export { platformVersion } from './platform-version.ts';
export { previewLink } from './preview-link.ts';
export { Refusal } from './refusal.ts';
export { builtVersion, layRelease, releaseRemote, activateRelease } from './release-remote.ts';
export { readHistory, readRegistry } from './registry-file.ts';
export type { Activation } from './registry-types.ts';
export { rollbackRemote, takeBack } from './rollback-remote.ts';

/** Path of the command that takes a version back: `node <program> <releases> <remote> <version> <why>`. */
export const takeBackProgram = fileURLToPath(new URL('take-back.ts', import.meta.url));
export { syncReleases } from './sync-releases.ts';
