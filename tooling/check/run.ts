// npm test, npm run check: every check that CI runs; `npm run check -- lint jest` runs some.
import { keepBusy } from './busy.ts';
import { noteFlaky } from './flaky-list.ts';
import { readOptions } from './options.ts';
import { runRules } from './rules.ts';
import { runStep } from './run-step.ts';
import type { Options } from './step.ts';
import { chooseSteps, type Chosen } from './steps.ts';
import { summarize, type Finished } from './summary.ts';

function print({ title, passed, failed, ms, notes = [], output = '' }: Finished): void {
  const sign = failed === 0 ? '✓' : '✗';
  console.log(
    `${sign} ${title} — ${passed} passed, ${failed} failed (${(ms / 1000).toFixed(1)} s)`,
  );
  for (const note of notes) console.log(`    ${note}`);
  if (failed > 0 && output !== '') console.log(`\n${output}\n`);
}

/** The rules first, so that a slip shows early; then one after another what fills every core. */
async function runAll({ rules, steps }: Chosen, options: Options): Promise<Finished[]> {
  const finished = rules.length > 0 ? await runRules(rules) : [];
  finished.forEach(print);
  for (const step of steps) {
    const one = await runStep(step, options);
    print(one);
    finished.push(one);
  }
  return finished;
}

async function main(): Promise<void> {
  const { names, options, busy, conditions } = await readOptions(process.argv.slice(2));
  const chosen = chooseSteps(names);
  const started = performance.now();
  if (conditions.length > 0) console.log(`With ${conditions.join(' ')}`);
  const calmDown = busy ? keepBusy() : () => undefined;
  const finished = await runAll(chosen, options).finally(calmDown);
  noteFlaky(
    finished.flatMap(({ flaky = [] }) => flaky),
    conditions.join(' '),
  );
  console.log(`\n${summarize(finished, performance.now() - started)}`);
  const isGreen = finished.every(({ failed }) => failed === 0);
  const isEmpty = finished.every(({ passed }) => passed === 0);
  process.exitCode = isGreen && (!isEmpty || options.affected) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
