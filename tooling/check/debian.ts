import { existsSync } from 'node:fs';
import { runProgram } from './command.ts';

async function apt(...argv: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await runProgram('apt-get', ['-q', '-o', 'Acquire::Retries=1', ...argv], {
    env,
  });
  return code === 0;
}

/**
 * Installs the first of these sets of packages that can be had. Does nothing where this is not Debian,
 * or not root's to do.
 */
export async function installDebian(what: string, ...sets: readonly string[][]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`    installing ${what} (apt-get) …`);
  await apt('update');
  for (const packages of sets)
    if (await apt('install', '-y', '--no-install-recommends', ...packages)) return;
}
