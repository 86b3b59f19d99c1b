/**
 * `npm run endure`: the tests of reliability, as long as the targets ask (targets, reliability 2 to
 * 5), on real PostgreSQL and real processes, printed as a table. It takes about half an hour.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './command.ts';
import { root } from './workspace.ts';

/** Which tests show which target. */
const trials = [
  {
    target: '2 ledger: 10,000 random commands',
    files: ['test/money-model/money-model.test.ts', 'src/ledger/ledger-database.test.ts'],
  },
  {
    target: '3 notifications: 50 at once, late, early, forged, never',
    files: [
      'src/orders/payments/payments.test.ts',
      'src/orders/payments/unclear-payments.test.ts',
      'src/orders/payments/sandbox-payments.test.ts',
    ],
  },
  {
    target: '4 races: 200 rounds',
    files: [
      'src/orders/order/races.test.ts',
      'src/orders/appeals/appeal-races.test.ts',
      'src/payouts/settlements/settlement-races.test.ts',
      'test/bad-input/races.test.ts',
    ],
  },
  {
    target: '5 crashes: kill -9 and database restarts, 20 times',
    files: [
      'test/killed-server.test.ts',
      'test/restarted-database.test.ts',
      'src/database/outage.test.ts',
    ],
  },
] as const;

interface Report {
  success: boolean;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration: number | null }[];
  }[];
}

const api = join(root, 'apps/api');
const missing = trials.flatMap(({ files }) => files).filter((file) => !existsSync(join(api, file)));
if (missing.length > 0) throw new Error(`These tests are gone: ${missing.join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'endurance-'));
const figures = join(folder, 'figures.jsonl');
let passed = 0;
let failed = 0;
for (const { target, files } of trials) {
  console.log(`\n${target}`);
  for (const file of files) print(await run(file));
}
if (existsSync(figures)) {
  console.log('\nMeasured on the way');
  for (const line of readFileSync(figures, 'utf8').trim().split('\n')) {
    const { what, ms }: { what: string; ms: number } = JSON.parse(line);
    console.log(`  ${(ms / 1_000).toFixed(2).padStart(8)} s  ${what}`);
  }
}
rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function run(file: string): Promise<Report> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const argv = ['--runInBand', '--silent', '--testTimeout=1800000', '--json'];
  const { output } = await runProgram(
    process.execPath,
    [...flags, jest, ...argv, `--outputFile=${report}`, '--runTestsByPath', file],
    { cwd: api, env: { TOLK_ENDURANCE: '1', TOLK_ENDURANCE_FIGURES: figures } },
  );
  if (!existsSync(report)) throw new Error(`${file} did not run:\n${output}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function print({ testResults }: Report): void {
  for (const { message, assertionResults } of testResults) {
    const red = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, status, duration } of assertionResults) {
      const seconds = ((duration ?? 0) / 1_000).toFixed(1).padStart(8);
      console.log(`  ${seconds} s  ${status.padEnd(7)} ${fullName}`);
    }
    passed += assertionResults.filter(({ status }) => status === 'passed').length;
    failed += red.length;
    // A file that could not even load has no tests to count.
    if (assertionResults.length === 0) failed += 1;
    if (red.length > 0 || assertionResults.length === 0) console.log(message);
  }
}
