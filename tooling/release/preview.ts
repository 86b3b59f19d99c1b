// npm run preview -- marketing[@<version>] [--hours 24] [--at https://…]
import { parseArgs } from 'node:util';
import { buildRemote } from './build.ts';
import { runCommand, UsageError } from './command.ts';
import { changeReleases } from './change-releases.ts';
import { previewLink } from './preview-link.ts';
import { layRelease, requireRemote } from './release-remote.ts';
import { readRelease } from './registry-file.ts';

const usage =
  'Usage: npm run preview -- marketing[@0.1.0-0a1b2c3d4e] [--hours 24] [--at https://…]';
const longest = 7 * 24;

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { hours: { type: 'string', default: '24' }, at: { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  const [remote = '', named] = name.split('@');
  const hours = Number(values.hours);
  if (remote === '' || more.length > 0) throw new UsageError('Name one remote.');
  if (!(hours > 0 && hours <= longest))
    throw new UsageError(`A link holds up to ${longest} hours: so long its release is kept.`);
  if (named === undefined) {
    requireRemote(remote);
    buildRemote(remote);
  }
  const version = await changeReleases((releases) => {
    const wanted = named ?? layRelease(remote, { releases });
    readRelease(releases, remote, wanted);
    return wanted;
  });
  const link = previewLink(remote, version, { minutes: hours * 60, at: values.at });
  console.log(
    `${remote} ${version}, for the browser that opens this within ${hours} hours; nobody else sees it:\n${link}`,
  );
});
