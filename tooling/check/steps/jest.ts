import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../command.ts';
import type { Outcome, Step } from '../step.ts';
import { packageFolders, root } from '../workspace.ts';

type FileReport = {
  name: string;
  status: string;
  assertionResults: { status: string }[];
};
type Report = { testResults: FileReport[] };
type Counts = { passed: number; failed: number };
type Run = { counts: Map<string, Counts>; failed: number; output: string };

const jest = join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
/** Left to itself jest keeps one core free: on two it would run file after file on one. */
const everyCore = '--maxWorkers=100%';

/** The api's tests fill every core for minutes, and the server that its set-up starts is theirs alone. */
const runsAlone = (folder: string) => folder === 'apps/api';

/** Runs the tests of some packages at once, so that no core waits for the last file of each. */
async function runTests(folders: readonly string[], reports: string): Promise<Run> {
  const file = join(reports, `${folders[0]?.replaceAll('/', '-')}.json`);
  const report = ['--json', `--outputFile=${file}`, '--silent'];
  const argv = [...flags, jest, '--passWithNoTests', everyCore, ...report, '--projects'];
  const { code, output } = await runProgram(process.execPath, [...argv, ...folders], { cwd: root });
  if (!existsSync(file)) return { counts: new Map(), failed: code === 0 ? 0 : 1, output };
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = new Map(folders.map((folder) => [folder, countIn(folder, testResults)]));
  const failed = [...counts.values()].reduce((total, one) => total + one.failed, 0);
  // A broken global set-up or a leak ends jest with an error although each test passed.
  return { counts, failed: code !== 0 && failed === 0 ? 1 : failed, output };
}

/** A suite that could not even load counts as one failed test. */
export function countIn(folder: string, files: readonly FileReport[]): Counts {
  const counts = { passed: 0, failed: 0 };
  for (const { name, status, assertionResults } of files) {
    if (!name.startsWith(join(root, folder, '/'))) continue;
    const having = (wanted: string) =>
      assertionResults.filter((result) => result.status === wanted).length;
    counts.passed += having('passed');
    counts.failed += having('failed') || (status === 'failed' ? 1 : 0);
  }
  return counts;
}

/** jest prints its report as JSON on stdout too; a person wants the failures only. */
const readable = (output = '') =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('PASS '))
    .join('\n');

export const unitTests: Step = {
  name: 'jest',
  title: 'Unit, component and API tests (jest)',
  run: async () => {
    const reports = mkdtempSync(join(tmpdir(), 'jest-reports-'));
    const folders = packageFolders().filter((folder) =>
      existsSync(join(root, folder, 'jest.config.mjs')),
    );
    const together = folders.filter((folder) => !runsAlone(folder));
    const runs: Run[] = [];
    for (const group of [folders.filter(runsAlone), together])
      runs.push(await runTests(group, reports));
    rmSync(reports, { recursive: true });
    return summarize(runs);
  },
};

function summarize(runs: readonly Run[]): Outcome {
  const counted = runs.flatMap(({ counts }) => [...counts]);
  const passed = counted.reduce((total, [, counts]) => total + counts.passed, 0);
  const failed = runs.reduce((total, run) => total + run.failed, 0);
  if (passed + failed === 0) return { passed: 0, failed: 1, output: 'jest ran no test.' };
  const isEmpty = ([, counts]: [string, Counts]) => counts.passed + counts.failed === 0;
  const notes = counted
    .filter((one) => !isEmpty(one))
    .map(([folder, counts]) => `${folder}: ${counts.passed} passed, ${counts.failed} failed`);
  const empty = counted.filter(isEmpty).map(([folder]) => folder);
  if (empty.length > 0) notes.push(`without tests: ${empty.join(', ')}`);
  const red = runs.filter((run) => run.failed > 0);
  return { passed, failed, notes, output: red.map(({ output }) => readable(output)).join('\n') };
}
