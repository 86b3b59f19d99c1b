import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../command.ts';
import type { Outcome, Step } from '../step.ts';
import { packageFolders, root } from '../workspace.ts';

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type Counted = Outcome & { folder: string };

const jest = join(root, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
/** Left to itself jest keeps one core free: on two it would run file after file on one. */
const everyCore = '--maxWorkers=100%';

/** Runs one package's tests; a suite that could not even load counts as one failed test. */
async function testPackage(folder: string, reports: string): Promise<Counted> {
  const file = join(reports, `${folder.replaceAll('/', '-')}.json`);
  const report = ['--json', `--outputFile=${file}`, '--silent'];
  const argv = [...flags, jest, '--passWithNoTests', everyCore, ...report];
  const { code, output } = await runProgram(process.execPath, argv, { cwd: join(root, folder) });
  if (!existsSync(file)) return { folder, passed: 0, failed: code === 0 ? 0 : 1, output };
  const found: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  // A broken global set-up or a leak ends jest with an error although each test passed.
  return {
    folder,
    passed: found.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output,
  };
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
    const counted: Counted[] = [];
    for (const folder of packageFolders()) {
      if (existsSync(join(root, folder, 'jest.config.mjs')))
        counted.push(await testPackage(folder, reports));
    }
    rmSync(reports, { recursive: true });
    return summarize(counted);
  },
};

function summarize(counted: Counted[]): Outcome {
  const sum = (field: 'passed' | 'failed') => counted.reduce((total, one) => total + one[field], 0);
  const empty = counted.filter(({ passed, failed }) => passed + failed === 0);
  const red = counted.filter(({ failed }) => failed > 0);
  const notes = counted
    .filter(({ passed, failed }) => passed + failed > 0)
    .map(({ folder, passed, failed }) => `${folder}: ${passed} passed, ${failed} failed`);
  if (empty.length > 0)
    notes.push(`without tests: ${empty.map(({ folder }) => folder).join(', ')}`);
  const output = red
    .map(({ folder, output: text }) => `── ${folder}\n${readable(text)}`)
    .join('\n');
  if (sum('passed') + sum('failed') === 0)
    return { passed: 0, failed: 1, notes, output: 'jest ran no test.' };
  return { passed: sum('passed'), failed: sum('failed'), notes, output };
}
