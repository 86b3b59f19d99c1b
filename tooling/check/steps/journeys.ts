import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { fail, type Options, type Outcome, type Part, type Step } from '../step.ts';
import { cacheNote, runTurbo } from '../turbo.ts';
import { root } from '../workspace.ts';
import { journeysThat, type Report } from './journey-report.ts';

/** Folders of journeys, by the front ends that they open: each is a task of its own. */
const groups = readdirSync(join(root, 'e2e/journeys'));

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async (options) => {
    const files = options.files?.filter((file) => file.startsWith('e2e/'));
    if (files?.length === 0) return { passed: 0, failed: 0, notes: ['none of these is a journey'] };
    const outcomes: Outcome[] = [];
    const parts: Part[] = [];
    for (const group of groups) {
      const own = files?.filter((file) => file.startsWith(`e2e/journeys/${group}/`));
      if (own?.length === 0) continue;
      const start = performance.now();
      outcomes.push(await runGroup(group, { ...options, ...(own && { files: own }) }));
      parts.push({ name: group, ms: performance.now() - start });
    }
    return { ...allOf(outcomes), parts };
  },
};

async function runGroup(group: string, options: Options): Promise<Outcome> {
  const reportFile = join(root, `e2e/.reports/${group}.json`);
  rmSync(reportFile, { force: true });
  const { code, output } = await runTurbo([`e2e:${group}`], options, {
    argv: argvFor(options),
    shows: true,
    env: { TOLK_CHECK: '1', TOLK_CHROMIUM: await bringChromium() },
  });
  if (existsSync(reportFile)) {
    const outcome = summarize(JSON.parse(readFileSync(reportFile, 'utf8')));
    const notes = [...(outcome.notes ?? []), ...cacheNote(output)];
    return { ...outcome, notes: notes.map((note) => `${group}: ${note}`) };
  }
  return code === 0 && options.affected
    ? { passed: 0, failed: 0, notes: [`${group}: the change reaches none`] }
    : fail(`turbo run e2e:${group} left no report.`);
}

function allOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    notes: outcomes.flatMap(({ notes = [] }) => notes),
    red: outcomes.flatMap(({ red = [] }) => red),
    flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
    output: outcomes
      .flatMap(({ output = '' }) => output)
      .filter(Boolean)
      .join('\n'),
  };
}

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
