// npm run rollout -- marketing 50
import { prerenderPages } from '@tolk/prerender';
import { changeReleases } from '@tolk/release';
import { changeShare, percentOf, runCommand, UsageError } from '@tolk/release/commands';

await runCommand('Usage: npm run rollout -- supplier-portal 50', async () => {
  const [remote, percent, ...more] = process.argv.slice(2);
  if (!remote || !percent || more.length > 0)
    throw new UsageError('Name a remote and a share in percent; 100 is everybody.');
  const share = percentOf(percent);
  const version = await changeReleases(async (releases) => {
    const changed = changeShare(remote, share, { releases });
    if (remote === 'marketing') await prerenderPages(releases);
    return changed;
  });
  console.log(
    share === 100
      ? `${remote}: ${version} is in use for everybody.`
      : `${remote}: ${version} is on trial with ${share} % of the sessions.`,
  );
});
