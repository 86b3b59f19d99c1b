#!/usr/bin/env node
/**
 * `tolk-test`: the tests of the package that it is started in, by jest, with jest's arguments. Leaves
 * `.reports/tests.json`. With `--shuffle=<seed>` the files run in an order that the seed decides; with
 * TOLK_CHECK=1, as a part of `npm test`, it prints little, and what failed runs once more.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { failedIn, tellFlaky, whyFailed, type FileReport, type TestReport } from './test-report.ts';

type Run = { code: number; files: FileReport[] };

const folder = process.cwd();
const isCheck = process.env.TOLK_CHECK === '1';
const jest = join(createRequire(import.meta.url).resolve('jest/package.json'), '../bin/jest.js');
const beside = (name: string) => join(import.meta.dirname, name);

/** With more failed files than this something is broken for all of them: repeating each would only take time. */
const mostRepeated = 10;

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const always = [
  '--reporters=default',
  `--reporters=${beside('report-writer.ts')}`,
  // After the reporters, or a path that a person adds would be taken for one.
  '--passWithNoTests',
  ...(isCheck ? ['--silent'] : []),
];

function runJest(argv: readonly string[]): Promise<Run> {
  const reports = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(reports, 'report.json');
  const child = spawn(process.execPath, [...flags, jest, ...always, ...argv], {
    stdio: 'inherit',
    env: { ...process.env, TOLK_TEST_REPORT: report },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const files: FileReport[] = existsSync(report)
        ? JSON.parse(readFileSync(report, 'utf8'))
        : [];
      rmSync(reports, { recursive: true });
      resolve({ code: code ?? 1, files });
    });
  });
}

function argvFor(asked: readonly string[]): string[] {
  const sequencer = ['--testSequencer', beside('shuffled-sequencer.ts')];
  return asked.flatMap((arg) =>
    arg.startsWith('--shuffle=') ? [arg.replace('shuffle', 'seed'), ...sequencer] : [arg],
  );
}

/** Runs the tests, and the files in which something failed once more, one after another. */
async function main(asked: readonly string[]): Promise<void> {
  const { code, files } = await runJest(argvFor(asked));
  const failed = files.filter((file) => failedIn(file).length > 0);
  const isRepeated = isCheck && failed.length > 0 && failed.length <= mostRepeated;
  if (isRepeated) console.log('── The failed files again');
  const paths = failed.map(({ file }) => join(import.meta.dirname, '../..', file));
  const again = isRepeated ? await runJest(['--maxWorkers=1', '--runTestsByPath', ...paths]) : null;
  const told = tellFlaky(failed, again?.files ?? []);
  // A broken global set-up or a leak ends jest with an error although each test passed.
  if (code !== 0 && failed.length === 0) {
    told.red.push(`jest on ${relative(join(import.meta.dirname, '../..'), folder)}`);
  }
  const report: TestReport = { files, ...told, why: whyFailed(failed) };
  mkdirSync(join(folder, '.reports'), { recursive: true });
  writeFileSync(join(folder, '.reports/tests.json'), JSON.stringify(report));
  process.exitCode = code;
}

await main(process.argv.slice(2));
