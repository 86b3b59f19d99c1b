import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './command.ts';
import { root } from './workspace.ts';

const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts'];

/** What a test says that looks at a clock or writes a date down. */
const date = /new Date\(|Date\.now|shanghai|clock|\bdays?\b|\b20\d\d-[01]\d/i;

/** All test files and journeys of the checkout, relative to it. */
export async function listTestFiles(): Promise<string[]> {
  const argv = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  const { code, stdout, output } = await runProgram('git', argv);
  if (code !== 0) throw new Error(`git ls-files: ${output}`);
  return stdout.trim().split('\n');
}

/** Those whose path contains one of the texts. Throws for a text that is in none. */
export function filesNamed(files: readonly string[], texts: readonly string[]): string[] {
  const unknown = texts.filter((text) => !files.some((file) => file.includes(text)));
  if (unknown.length > 0) throw new Error(`No test's path contains ${unknown.join(', ')}.`);
  return files.filter((file) => texts.some((text) => file.includes(text)));
}

/** Whether a test depends on the clock that we move. The age of a file does not: its system keeps the time. */
export function touchesDates(file: string): boolean {
  return (
    !file.startsWith('packages/embedded-postgres/') &&
    date.test(readFileSync(join(root, file), 'utf8'))
  );
}
