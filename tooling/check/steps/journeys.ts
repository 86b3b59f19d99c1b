import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { runProgram } from '../command.ts';
import type { Outcome, Step } from '../step.ts';
import { root } from '../workspace.ts';

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async () => {
    const chromium = await bringChromium();
    const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
    const file = join(folder, 'report.json');
    const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
    const { output } = await runProgram(process.execPath, [cli, 'test', '--reporter=list,json'], {
      cwd: join(root, 'e2e'),
      env: { TOLK_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const outcome = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')), output)
      : { passed: 0, failed: 1, output };
    rmSync(folder, { recursive: true });
    return outcome;
  },
};

/** A flaky journey is a failed one: it may fail for a person too. */
function count({ stats }: Report, output: string): Outcome {
  const failed = stats.unexpected + stats.flaky;
  const notes = stats.skipped > 0 ? [`${stats.skipped} skipped`] : [];
  if (stats.expected + failed === 0) {
    return { passed: 0, failed: 1, notes, output: `Playwright ran no journey.\n${output}` };
  }
  return { passed: stats.expected, failed, notes, output };
}
