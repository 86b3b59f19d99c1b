/**
 * `npm run image-before -- v1.4.0`: the api's tests as they stood at an earlier commit, on the schema
 * that this checkout migrates to. That is what an instance of the image before meets during an upgrade
 * and after a rollback. `--only orders` takes the files with this in their path.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from './command.ts';
import { root } from './workspace.ts';

const migrations = pathToFileURL(join(root, 'apps/api/src/database/migrate.ts')).href;

/** The earlier tests with their own server and code, on a template that today's migrations made. */
const globalSetup = `import { defineGlobalSetup } from '@tolk/testing/global-setup';
import { migrate } from '${migrations}';

export default defineGlobalSetup((url) => migrate(url));
`;

async function git(...argv: string[]): Promise<void> {
  const { code, output } = await runProgram('git', argv);
  if (code !== 0) throw new Error(output.trim());
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true } },
  });
  const [commit, ...more] = positionals;
  if (commit === undefined || more.length > 0)
    throw new Error('Say which commit or tag was released before: npm run image-before -- v1.4.0');
  const folder = mkdtempSync(join(tmpdir(), 'image-before-'));
  try {
    await git('worktree', 'add', '--force', '--detach', folder, commit);
    writeFileSync(join(folder, 'apps/api/test/global-setup.mjs'), globalSetup);
    const only = (values.only ?? ['']).flatMap((part) => ['--only', `apps/api/${part}`]);
    const run = join(folder, 'tooling/launch/run.mjs');
    // Forced: what was green on another schema proves nothing.
    const argv = [run, 'check', 'jest', '--force', ...only];
    return (await runProgram(process.execPath, argv, { cwd: folder, shows: true })).code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
