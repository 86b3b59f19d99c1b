// npm run rollback -- marketing
import { runCommand, UsageError } from './command.ts';
import { changeReleases } from './change-releases.ts';
import { rollbackRemote } from './rollback-remote.ts';

await runCommand('Usage: npm run rollback -- supplier-portal', async () => {
  const [remote, ...more] = process.argv.slice(2);
  if (!remote || more.length > 0) throw new UsageError('Name one remote.');
  const { version, from } = await changeReleases((releases) =>
    rollbackRemote(remote, { releases }),
  );
  console.log(`${remote}: ${from} is taken back; ${version} is in use.`);
});
