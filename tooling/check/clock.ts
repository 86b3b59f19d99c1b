/**
 * `npm run clock`: the tests and journeys that touch dates, at moments where days, months and years
 * meet and on machines of several zones, as a table. `npm run clock -- leap-day --only settlement`
 * takes some of the moments and files.
 */
import { parseArgs } from 'node:util';
import { environmentAt, findMoment, moments, type Moment } from './moments.ts';
import type { Options, Outcome } from './step.ts';
import { unitTests } from './steps/jest.ts';
import { journeys } from './steps/journeys.ts';
import { build } from './steps/tools.ts';
import { filesNamed, listTestFiles, touchesDates } from './test-files.ts';

type Row = { moment: Moment; jest: Outcome; e2e: Outcome; minutes: string };

const counts = ({ passed, failed }: Outcome) => `${passed} / ${failed}`;

async function runAt(moment: Moment, files: readonly string[]): Promise<Row> {
  const started = performance.now();
  const options: Options = { files, env: await environmentAt(moment) };
  const row = { moment, jest: await unitTests.run(options), e2e: await journeys.run(options) };
  return { ...row, minutes: ((performance.now() - started) / 60_000).toFixed(1) };
}

function format({ moment, jest, e2e, minutes }: Row): string {
  const { name, at, zone } = moment;
  const cells = [name.padEnd(25), at.padEnd(26), zone.padEnd(20), counts(jest).padStart(11)];
  return [...cells, counts(e2e).padStart(9), minutes.padStart(8)].join(' ');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true } },
  });
  const dated = (await listTestFiles()).filter(touchesDates);
  const files = values.only ? filesNamed(dated, values.only) : dated;
  const asked = positionals.length === 0 ? moments : positionals.map(findMoment);
  console.log(`${files.length} files that touch dates, at ${asked.length} moments`);
  // Journeys open what was built, and nothing of it depends on the moment.
  const built = await build.run({});
  if (built.failed > 0) throw new Error(built.output);
  const rows: Row[] = [];
  for (const moment of asked) {
    rows.push(await runAt(moment, files));
    console.log(rows.slice(-1).map(format).join('\n'));
  }
  console.log(`\nmoment, machine's zone: jest passed / failed, journeys passed / failed, minutes`);
  console.log(rows.map(format).join('\n'));
  const found = rows.flatMap(({ jest, e2e }) => [jest, e2e]);
  for (const name of new Set(found.flatMap(({ red = [], flaky = [] }) => [...red, ...flaky])))
    console.log(`  ${name}`);
  const total = (key: 'passed' | 'failed') => found.reduce((sum, one) => sum + one[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
