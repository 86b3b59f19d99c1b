/** What commands are made of that release more than a remote: those that make pages stand in `tooling/launch`. */
export { buildRemote } from './build.ts';
export { percentOf, runCommand, UsageError } from './command.ts';
export { changeShare, requireRemote } from './release-remote.ts';
export { howToTryAll, smokeTest } from './smoke/smoke-test.ts';
export { requireTexts } from './texts.ts';
