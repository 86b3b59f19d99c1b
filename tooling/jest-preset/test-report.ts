/** What the tests of one file came to. */
export interface FileReport {
  /** Path in the checkout. */
  file: string;
  /** It could not even load, or was killed. */
  broken: boolean;
  ms: number;
  /** `why`: what a failed one said. */
  tests: { name: string; status: string; why?: string }[];
  /** What kept the file from loading. */
  why?: string;
}

/** What stands in a package's `.reports/tests.json` after its tests. */
export interface TestReport {
  files: FileReport[];
  /** What failed, and failed again where it was repeated. */
  red: string[];
  /** What failed and passed when repeated. */
  flaky: string[];
  /** What each of these said the first time. */
  why: Record<string, string>;
}

/** Stands for a test's name where the whole file failed. */
const whole = ' › as a whole';

/** What failed in a file, by the names that a person looks for. */
export function failedIn({ file, broken, tests }: FileReport): string[] {
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && broken) return [`${file}${whole}`];
  return failed.map(({ name }) => `${file} › ${name}`);
}

/** What failed in these files, and what it said. */
export function whyFailed(files: readonly FileReport[]): Record<string, string> {
  const said = files.flatMap(({ file, tests, why = '' }) => [
    [`${file}${whole}`, why],
    ...tests.map((test) => [`${file} › ${test.name}`, test.why ?? '']),
  ]);
  return Object.fromEntries(said.filter(([, why]) => why !== ''));
}

/**
 * Tells what failed once from what failed again. A test that the repetition did not reach, since its
 * file broke, failed again.
 */
export function tellFlaky(
  first: readonly FileReport[],
  again: readonly FileReport[],
): { red: string[]; flaky: string[] } {
  const repeated = new Map(again.map((one) => [one.file, one]));
  const red: string[] = [];
  const flaky: string[] = [];
  for (const one of first) {
    const second = repeated.get(one.file);
    const isBroken = second === undefined || failedIn(second).some((name) => name.endsWith(whole));
    const failedAgain = second ? failedIn(second) : [];
    for (const name of failedIn(one))
      (isBroken || failedAgain.includes(name) ? red : flaky).push(name);
  }
  return { red, flaky };
}

export function countPassed(files: readonly FileReport[]): number {
  return files.flatMap(({ tests }) => tests).filter(({ status }) => status === 'passed').length;
}

/** The files that took longest with their seconds, the longest first. */
export function slowestOf(files: readonly FileReport[], count: number): string[] {
  return files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1)} s ${file}`);
}
