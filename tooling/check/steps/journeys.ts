import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { runProgram } from '../command.ts';
import { fail, type Options, type Outcome, type Step } from '../step.ts';
import { root } from '../workspace.ts';
import { journeysThat, type Report } from './journey-report.ts';

/**
 * What failed runs once more, and only then a trace is recorded: that costs a tenth of a run. With very
 * many failures something is broken for all of them, and the run ends.
 */
const repeat = ['--retries=1', '--trace=on-first-retry', '--max-failures=20'];

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async (options) => {
    const files = options.files?.filter((file) => file.startsWith('e2e/'));
    if (files?.length === 0) return { passed: 0, failed: 0, notes: ['none of these is a journey'] };
    const chromium = await bringChromium();
    const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
    const report = join(folder, 'report.json');
    try {
      const output = await playwright(argvFor({ ...options, ...(files && { files }) }), {
        TOLK_CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(folder, 'last-run.json'),
        ...options.env,
      });
      if (!existsSync(report)) return fail(output);
      return summarize(JSON.parse(readFileSync(report, 'utf8')), output);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function argvFor({ files = [], seed }: Options): string[] {
  // Playwright reads them as patterns.
  const patterns = files.map((file) => `/${file.slice('e2e/'.length).replaceAll('.', '\\.')}$`);
  const shuffle = seed === undefined ? [] : [`--shuffle=${seed}`];
  return ['--reporter=list,json', ...repeat, ...shuffle, ...patterns];
}

async function playwright(argv: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const options = { cwd: join(root, 'e2e'), env };
  return (await runProgram(process.execPath, [cli, 'test', ...argv], options)).output;
}

/** A flaky journey is a failed one: it may fail for a person too. */
function summarize(report: Report, output: string): Outcome {
  const red = journeysThat('unexpected', report);
  const flaky = journeysThat('flaky', report);
  const { expected, skipped } = report.stats;
  const errors = report.errors.length;
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  if (expected + red.length + flaky.length === 0)
    return { passed: 0, failed: 1, notes, output: `Playwright ran no journey.\n${output}` };
  const failed = red.length + flaky.length + errors;
  return { passed: expected, failed, notes, output, red, flaky };
}
