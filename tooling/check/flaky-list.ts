import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, type Step } from './step.ts';

/** Test → when it was red and then green → what differed from a usual run. */
export type FlakyList = Record<string, Record<string, string>>;

const file = join(import.meta.dirname, 'flaky.json');
const readList = (): FlakyList => JSON.parse(readFileSync(file, 'utf8'));

/** The list with one more sighting of these tests. */
export function addSighting(
  list: FlakyList,
  tests: readonly string[],
  at: Date,
  conditions: string,
): FlakyList {
  const added = tests.map((test) => [
    test,
    { ...list[test], [at.toISOString()]: conditions || 'a usual run' },
  ]);
  return { ...list, ...Object.fromEntries(added) };
}

/** Writes down that these tests were flaky; on CI, where nothing written lasts, the last lines name them. */
export function noteFlaky(tests: readonly string[], conditions: string): void {
  if (tests.length === 0 || process.env.CI) return;
  const list = addSighting(readList(), tests, new Date(), conditions);
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}

export const flakyList: Step = {
  name: 'flaky',
  title: 'No test is known to be flaky (tooling/check/flaky.json)',
  run: async () =>
    judge(
      Object.entries(readList()).map(
        ([test, sightings]) => `${test}: ${Object.keys(sightings).join(', ')}`,
      ),
    ),
};
