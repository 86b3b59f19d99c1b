import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prerenderPages } from '@tolk/prerender';
import { platformVersion, releasesFolder, syncReleases } from '@tolk/release';
import { Refusal } from './failure.mjs';
import { root } from './paths.mjs';

const turbo = join(root, 'node_modules/turbo/bin/turbo');

/**
 * Compiles catalogs and builds every front app, skipping what has not changed, releases the remotes that are new
 * into the data folder and makes the public pages that belong to them. Throws a Refusal with the failing tasks' output.
 */
export async function bringFronts(dataFolder: string): Promise<void> {
  await build();
  const releases = releasesFolder(dataFolder);
  // The shell of this checkout is served with them, whatever ran on this folder before.
  syncReleases({ releases, offered: [platformVersion()] });
  await prerenderPages(releases);
}

/** Builds everything, or one package with what it stands on. */
export function build(...filter: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const argv = [turbo, 'run', 'i18n:compile', 'build', ...filter, '--output-logs=errors-only'];
    const child = spawn(process.execPath, argv, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal(
            `${output.trim()}\n\nThe front ends could not be built; the reason stands above.`,
          ),
        );
    });
  });
}
