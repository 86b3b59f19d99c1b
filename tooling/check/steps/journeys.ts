import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { runProgram, type Result } from '../command.ts';
import { fail, type Outcome, type Step } from '../step.ts';
import { root } from '../workspace.ts';

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** With more failures than this something is broken for all of them: recording each would only take time. */
const mostTraces = 10;

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async () => {
    const chromium = await bringChromium();
    const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
    const report = join(folder, 'report.json');
    const env = {
      TOLK_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(folder, 'last-run.json'),
    };
    try {
      const { output } = await playwright(['--reporter=list,json', '--trace=off'], env);
      if (!existsSync(report)) return fail(output);
      const outcome = count(JSON.parse(readFileSync(report, 'utf8')), output);
      if (outcome.failed === 0 || outcome.failed > mostTraces) return outcome;
      return { ...outcome, output: `${output}\n${await recordTraces(env)}` };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function playwright(argv: string[], env: NodeJS.ProcessEnv): Promise<Result> {
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  return runProgram(process.execPath, [cli, 'test', ...argv], { cwd: join(root, 'e2e'), env });
}

/**
 * Recording costs a tenth of a run, so only what failed is recorded, in a run of its own. It changes no
 * verdict: what failed once stays failed, also when it passes now.
 */
async function recordTraces(env: NodeJS.ProcessEnv): Promise<string> {
  const argv = ['--last-failed', '--reporter=list', '--trace=retain-on-failure'];
  const { output } = await playwright([...argv, '--output=test-results/again'], env);
  return `── The failed ones again, with traces in e2e/test-results/again\n${output}`;
}

/** A flaky journey is a failed one: it may fail for a person too. */
function count({ stats }: Report, output: string): Outcome {
  const failed = stats.unexpected + stats.flaky;
  const notes = stats.skipped > 0 ? [`${stats.skipped} skipped`] : [];
  if (stats.expected + failed === 0) {
    return { passed: 0, failed: 1, notes, output: `Playwright ran no journey.\n${output}` };
  }
  return { passed: stats.expected, failed, notes, output };
}
