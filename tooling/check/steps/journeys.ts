import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { fail, type Options, type Outcome, type Step } from '../step.ts';
import { cacheNote, runTurbo } from '../turbo.ts';
import { root } from '../workspace.ts';
import { journeysThat, type Report } from './journey-report.ts';

const reportFile = join(root, 'e2e/.reports/journeys.json');

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async (options) => {
    const files = options.files?.filter((file) => file.startsWith('e2e/'));
    if (files?.length === 0) return { passed: 0, failed: 0, notes: ['none of these is a journey'] };
    rmSync(reportFile, { force: true });
    const { code, output } = await runTurbo(['e2e'], options, {
      argv: argvFor({ ...options, ...(files && { files }) }),
      shows: true,
      env: { TOLK_CHECK: '1', TOLK_CHROMIUM: await bringChromium() },
    });
    if (existsSync(reportFile)) {
      const outcome = summarize(JSON.parse(readFileSync(reportFile, 'utf8')));
      return { ...outcome, notes: [...(outcome.notes ?? []), ...cacheNote(output)] };
    }
    return code === 0 && options.affected
      ? { passed: 0, failed: 0, notes: ['the change reaches no journey'] }
      : fail('turbo run e2e left no report.');
  },
};

function argvFor({ files = [], seed }: Options): string[] {
  // Playwright reads them as patterns.
  const patterns = files.map((file) => `/${file.slice('e2e/'.length).replaceAll('.', '\\.')}$`);
  const shuffle = seed === undefined ? [] : [`--shuffle=${seed}`];
  return [...shuffle, ...patterns];
}

/** A flaky journey is a failed one: it may fail for a person too. */
function summarize(report: Report): Outcome {
  const red = journeysThat('unexpected', report);
  const flaky = journeysThat('flaky', report);
  const { expected, skipped } = report.stats;
  const errors = report.errors.length;
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  if (expected + red.length + flaky.length === 0)
    return { passed: 0, failed: 1, notes, output: 'Playwright ran no journey.' };
  const failed = red.length + flaky.length + errors;
  return { passed: expected, failed, notes, red, flaky };
}
