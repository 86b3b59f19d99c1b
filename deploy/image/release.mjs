// Puts this image's remotes into the releases that the api serves, on its folder or in the bucket: those named, else
// all that are new.
import { prerenderPages } from '../../tooling/prerender/src/index.ts';
import { runCommand } from '../../tooling/release/command.ts';
import { changeReleases, releaseRemote, syncReleases } from '../../tooling/release/index.ts';

await runCommand('Usage: docker compose run --rm release [supplier-portal …]', async () => {
  const named = process.argv.slice(2);
  const released = await changeReleases(async (releases) => {
    const done =
      named.length > 0
        ? named.map((remote) => ({ remote, version: releaseRemote(remote, { releases }) }))
        : syncReleases({ releases });
    await prerenderPages(releases);
    return done;
  });
  for (const { remote, version } of released)
    console.log(`${remote}: ${version} is in use, NOT TRIED IN A BROWSER: the image has none.`);
  if (released.length === 0) console.log('Nothing to do: every remote of this image was released.');
});
