import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileReport } from './test-report.ts';

/** What we read of jest's results. */
interface Results {
  testResults: readonly {
    testFilePath: string;
    testExecError?: unknown;
    failureMessage?: string | null;
    perfStats: { start: number; end: number };
    testResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const checkout = join(import.meta.dirname, '../..');

/** jest's `reporters`: leaves what `tolk-test` reads in the file that TOLK_TEST_REPORT names. */
// oxlint-disable-next-line import/no-default-export -- jest takes the default export
export default class ReportWriter {
  onRunComplete(_contexts: unknown, { testResults }: Results): void {
    const files: FileReport[] = testResults.map((one) => ({
      file: relative(checkout, one.testFilePath),
      // A file that could not even load has no tests.
      broken: one.testExecError !== undefined,
      ms: one.perfStats.end - one.perfStats.start,
      tests: one.testResults.map(({ status, fullName, failureMessages }) => ({
        status,
        name: fullName,
        ...(failureMessages.length > 0 && { why: failureMessages.join('\n') }),
      })),
      ...(one.testExecError !== undefined && { why: one.failureMessage ?? '' }),
    }));
    writeFileSync(process.env.TOLK_TEST_REPORT ?? '', JSON.stringify(files));
  }
}
