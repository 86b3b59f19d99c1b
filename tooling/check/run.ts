// npm test, npm run check: every check that CI runs; `npm run check -- lint jest` runs some.
import { keepBusy } from './busy.ts';
import { noteFlaky } from './flaky-list.ts';
import { readOptions } from './options.ts';
import { fail, type Options, type Step } from './step.ts';
import { chooseSteps } from './steps.ts';
import { summarize, type Finished } from './summary.ts';

async function runStep(step: Step, options: Options): Promise<Finished> {
  const started = performance.now();
  const outcome = await step.run(options).catch((error: unknown) => fail(String(error)));
  const ms = performance.now() - started;
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  const sign = outcome.failed === 0 ? '✓' : '✗';
  console.log(`${sign} ${step.title} — ${counts} (${(ms / 1000).toFixed(1)} s)`);
  for (const note of outcome.notes ?? []) console.log(`    ${note}`);
  if (outcome.failed > 0) console.log(`\n${outcome.output ?? ''}\n`);
  return { ...outcome, name: step.name, title: step.title, ms };
}

async function runAll(stages: Step[][][], options: Options): Promise<Finished[]> {
  const finished: Finished[] = [];
  const runList = async (list: readonly Step[]) => {
    for (const step of list) finished.push(await runStep(step, options));
  };
  for (const lists of stages) await Promise.all(lists.map(runList));
  return finished;
}

async function main(): Promise<void> {
  const { names, options, busy, conditions } = await readOptions(process.argv.slice(2));
  const stages = chooseSteps(names);
  const started = performance.now();
  if (conditions.length > 0) console.log(`With ${conditions.join(' ')}`);
  const calmDown = busy ? keepBusy() : () => undefined;
  const finished = await runAll(stages, options).finally(calmDown);
  noteFlaky(
    finished.flatMap(({ flaky = [] }) => flaky),
    conditions.join(' '),
  );
  console.log(`\n${summarize(finished, performance.now() - started)}`);
  const isGreen = finished.every(({ failed }) => failed === 0);
  process.exitCode = isGreen && finished.some(({ passed }) => passed > 0) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
