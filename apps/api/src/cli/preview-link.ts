// Prints the link to a preview: preview-link.ts marketing@0.1.0-0a1b2c3d4e 60. Called by tooling/release.
import { isReleaseVersion, isRemoteName } from '@tolk/contract/remotes';
import { MINUTE } from '@tolk/domain';
import { ConfigurationError } from '../adapters/environment.ts';
import { previewLink } from '../http/remotes/preview-link.ts';
import { readAddress, readServerKeys } from './environment.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [name = '', minutes = ''] = process.argv.slice(2);
  const [remote = '', version = ''] = name.split('@');
  if (!isRemoteName(remote) || !isReleaseVersion(version) || !(Number(minutes) > 0))
    throw new ConfigurationError('Say remote@version and for how many minutes the link holds.');
  const until = Date.now() + Number(minutes) * MINUTE;
  const serverKeys = await readServerKeys(process.env);
  console.log(previewLink(readAddress(process.env), serverKeys, { remote, version, until }));
});
