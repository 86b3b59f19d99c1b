// node take-back.ts <releases> <remote> <version> <why>: for the api, whose other calls must not wait for the registry's lock.
// Prints the version that is in use then, or nothing where nothing was to be taken back.
import { runCommand, UsageError } from './command.ts';
import { takeBack } from './rollback-remote.ts';

await runCommand('Usage: node take-back.ts <releases> <remote> <version> <why>', async () => {
  const [releases, remote, version, why] = process.argv.slice(2);
  if (!releases || !remote || !version || !why)
    throw new UsageError('Name the folder of releases, a remote, a version and a reason.');
  const back = takeBack(remote, version, why, { releases });
  if (back) console.log(back.version);
});
