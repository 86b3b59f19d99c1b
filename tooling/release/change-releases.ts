import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releasesFolder, root } from './folders.ts';
import { Refusal } from './refusal.ts';

/** Of the api's command: somebody else published meanwhile. */
const changedMeanwhile = 3;

/**
 * Carries `work` out on the folder of releases. With `S3_BUCKET` that is a folder of its own, which is brought before
 * and published afterwards; came somebody else first, `work` is done again on what they left.
 * @throws Refusal where it can't be published; nothing has changed then
 */
export async function changeReleases<Result>(
  work: (releases: string) => Result | Promise<Result>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Result> {
  if (!env.S3_BUCKET) return work(releasesFolder(env.TOLK_DATA));
  for (;;) {
    const folder = await mkdtemp(join(tmpdir(), 'releases-'));
    try {
      await carryOut('bring', folder, env);
      const result = await work(folder);
      if (await carryOut('publish', folder, env)) return result;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** By the api, which knows database and bucket. False where somebody else published meanwhile. */
async function carryOut(
  step: 'bring' | 'publish',
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const program = join(root, 'apps/api/src/cli/releases.ts');
  try {
    await promisify(execFile)(process.execPath, [program, step, folder], { env });
    return true;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === changedMeanwhile) return false;
    throw new Refusal(stderr?.trim() || String(error));
  }
}
