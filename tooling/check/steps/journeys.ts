import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium } from '../chromium.ts';
import { fail, type Options, type Outcome, type Step } from '../step.ts';
import { cacheNote, runTurbo } from '../turbo.ts';
import { root } from '../workspace.ts';
import { journeysThat, whyJourneysFailed, type Report } from './journey-report.ts';

const folder = join(root, 'e2e/journeys');
const sizeOf = (group: string) => readdirSync(join(folder, group)).length;

/** Folders of journeys, by the front ends that they open, the fullest first: each is a task of its own. */
const groups = readdirSync(folder).toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** While one group starts its product or waits for its last journey, the other has the cores. */
const groupsAtOnce = 2;

export const journeys: Step = {
  name: 'e2e',
  title: 'Journeys in Chromium (Playwright)',
  run: async (options) => {
    const files = options.files?.filter((file) => file.startsWith('e2e/'));
    if (files?.length === 0) return { passed: 0, failed: 0, notes: ['none of these is a journey'] };
    const asked = groups
      .map((group) => ({ group, files: files?.filter((file) => file.startsWith(home(group))) }))
      .filter((one) => one.files?.length !== 0);
    const prepared = await prepare(options);
    if (prepared !== undefined) return prepared;
    // What a change does not reach may not be built yet, and two would build it over one another.
    const lanes = options.affected ? 1 : groupsAtOnce;
    const timed = await inLanes(asked, lanes, async ({ group, files: own }) => {
      const start = performance.now();
      const outcome = await runGroup(group, { ...options, ...(own && { files: own }) });
      return { outcome, part: { name: group, ms: performance.now() - start } };
    });
    return {
      ...allOf(timed.map(({ outcome }) => outcome)),
      parts: timed.map(({ part }) => part),
    };
  },
};

const home = (group: string) => `e2e/journeys/${group}/`;

/** Builds what the journeys open, before groups of them ask for it at once; answers what went wrong. */
async function prepare(options: Options): Promise<Outcome | undefined> {
  if (options.affected) return undefined;
  const { code, output } = await runTurbo(['build'], {}, { filter: ['@tolk/e2e^...'] });
  return code === 0 ? undefined : fail(output);
}

/** Works on all items, so many at a time; answers in their order. */
async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runGroup(group: string, options: Options): Promise<Outcome> {
  const reportFile = join(root, `e2e/.reports/${group}.json`);
  rmSync(reportFile, { force: true });
  const { code, output } = await runTurbo([`e2e:${group}`], options, {
    argv: argvFor(options),
    shows: true,
    // Forced, or with its clock moved, each group would make the builds again that they share.
    alone: options.force === true || options.env !== undefined,
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
    why: Object.assign({}, ...outcomes.map(({ why }) => why)),
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
  return { passed: expected, failed, notes, red, flaky, why: whyJourneysFailed(report) };
}
