// Puts this image's remotes into the releases folder that the api serves from: those named, else all that are new.
import { prerenderPages } from '../../tooling/prerender/src/index.ts';
import { runCommand } from '../../tooling/release/command.ts';
import { releaseRemote, releasesFolder, syncReleases } from '../../tooling/release/index.ts';

await runCommand('Usage: docker compose run --rm release [supplier-portal …]', async () => {
  const named = process.argv.slice(2);
  const released =
    named.length > 0
      ? named.map((remote) => ({ remote, version: releaseRemote(remote) }))
      : syncReleases();
  await prerenderPages(releasesFolder());
  for (const { remote, version } of released)
    console.log(`${remote}: ${version} is in use, NOT TRIED IN A BROWSER: the image has none.`);
  if (released.length === 0) console.log('Nothing to do: every remote of this image was released.');
});
