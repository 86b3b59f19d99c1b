import { join, relative } from 'node:path';
import { root } from '../workspace.ts';

export type FileReport = {
  name: string;
  status: string;
  /** ms since 1970 */
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string }[];
};
export type Report = { testResults: FileReport[] };
export type Counts = { passed: number; failed: number };

/** Stands for a test's name where the whole file failed. */
const whole = ' › as a whole';

/** A suite that could not even load counts as one failed test. */
export function countIn(folder: string, files: readonly FileReport[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const file of files) {
    if (!file.name.startsWith(join(root, folder, '/'))) continue;
    counts.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    counts.failed += failedIn(file).length;
  }
  return counts;
}

/** What failed in a file, by the names that a person looks for. */
export function failedIn({ name, status, assertionResults }: FileReport): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}${whole}`];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/**
 * Tells what failed once from what failed again. A test that the repetition did not reach, since its
 * file broke, failed again.
 */
export function tellFlaky(
  first: readonly FileReport[],
  again: readonly FileReport[],
): { red: string[]; flaky: string[] } {
  const repeated = new Map(again.map((file) => [file.name, file]));
  const red: string[] = [];
  const flaky: string[] = [];
  for (const file of first) {
    const second = repeated.get(file.name);
    const isBroken = second === undefined || failedIn(second).some((name) => name.endsWith(whole));
    const failedAgain = second ? failedIn(second) : [];
    for (const name of failedIn(file))
      (isBroken || failedAgain.includes(name) ? red : flaky).push(name);
  }
  return { red, flaky };
}

/** The files that took longest with their seconds, the longest first. */
export function slowestOf(files: readonly FileReport[], count: number): string[] {
  return files
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s ${relative(root, name)}`);
}
