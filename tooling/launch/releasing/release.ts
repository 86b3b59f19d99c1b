// npm run release -- marketing [--share 10] [--at https://…] [--built] [--without-smoke]
import { parseArgs } from 'node:util';
import { prerenderPages } from '@tolk/prerender';
import { activateRelease, changeReleases, layRelease, previewLink, Refusal } from '@tolk/release';
import {
  buildRemote,
  howToTryAll,
  percentOf,
  requireRemote,
  requireTexts,
  runCommand,
  smokeTest,
  UsageError,
} from '@tolk/release/commands';

const usage =
  'Usage: npm run release -- supplier-portal [--share 10] [--at https://…] [--built] [--without-smoke]';
/** A smoke test takes a few minutes at most. */
const linkMinutes = 30;

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      at: { type: 'string' },
      built: { type: 'boolean', default: false },
      'without-smoke': { type: 'boolean', default: false },
    },
  });
  const [remote, ...more] = positionals;
  if (!remote || more.length > 0) throw new UsageError('Name one remote.');
  const share = percentOf(values.share ?? '100');
  requireRemote(remote);
  await requireTexts(remote);
  // Built elsewhere, it was copied into this checkout: the machine with people's data builds nothing.
  if (!values.built) buildRemote(remote);
  const version = await changeReleases((releases) => layRelease(remote, { releases }));
  if (values['without-smoke']) warn(remote, version);
  else await trySmoke(remote, version, values.at);
  await changeReleases(async (releases) => {
    activateRelease(remote, version, { releases }, share);
    if (remote === 'marketing') await prerenderPages(releases);
  });
  console.log(
    share === 100
      ? `${remote}: ${version} is in use.`
      : `${remote}: ${version} is on trial with ${share} % of the sessions. For more: npm run rollout -- ${remote} 100; back: npm run rollback -- ${remote}`,
  );
});

async function trySmoke(remote: string, version: string, at: string | undefined): Promise<void> {
  console.log(`Trying ${remote} ${version} in a browser …`);
  const link = previewLink(remote, version, { minutes: linkMinutes, at });
  const { passed, faults, untried } = await smokeTest({ remote, version, link });
  if (faults.length > 0)
    throw new Refusal(
      `${remote} ${version} was not released: ${faults.length} faults in a browser.\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSee for yourself: npm run preview -- ${remote}@${version}`,
    );
  console.log(`${passed} screens stand.`);
  if (untried > 0) console.log(`${untried} screens behind a login were not tried. ${howToTryAll}`);
}

function warn(remote: string, version: string): void {
  const text = `NOT TRIED IN A BROWSER: ${remote} ${version} goes to people as it is (--without-smoke).`;
  const line = '!'.repeat(text.length);
  console.warn(`\n${line}\n${text}\n${line}\n`);
}
