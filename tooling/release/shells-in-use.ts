import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesPlatform, shellFolder, type RegistryEntry } from '@tolk/contract/remotes';
import { readJson } from './json-file.ts';
import { platformVersion } from './platform-version.ts';
import { Refusal } from './refusal.ts';

/** Each instance of the api notes its shell once a minute (apps/api/src/http/shell-builds.ts). */
const presentMs = 3 * 60 * 1000;

/** Platform versions that running instances offer; where none runs, that of this checkout. */
function offeredPlatforms(releases: string, now = Date.now()): readonly string[] {
  const folder = join(releases, shellFolder, 'builds');
  const noted = existsSync(folder) ? readdirSync(folder) : [];
  const present = noted
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .filter((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found !== undefined && now - found.mtimeMs < presentMs;
    })
    .flatMap((file) => readJson<{ platform: string }>(file)?.platform ?? []);
  return present.length > 0 ? present : [platformVersion()];
}

/** @throws Refusal where a shell in use would refuse this release on people's screens */
export function requirePlatform(
  releases: string,
  remote: string,
  { version, platform }: RegistryEntry,
  offered: readonly string[] = offeredPlatforms(releases),
): void {
  const lacking = offered.find((one) => !satisfiesPlatform(platform, one));
  if (lacking === undefined) return;
  throw new Refusal(
    `${remote} ${version} needs platform ${platform}, and a shell in use offers ${lacking}. Bring the shell of this release into use on every instance, wait three minutes, and release again; or build ${remote} against platform ${lacking}.`,
  );
}
