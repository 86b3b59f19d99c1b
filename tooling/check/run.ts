// npm test, npm run check: every check that CI runs; `npm run check -- lint jest` runs some.
import { journeys } from './steps/journeys.ts';
import { unitTests } from './steps/jest.ts';
import { licences } from './steps/licences.ts';
import { tables } from './steps/tables.ts';
import { build, format, imports, lint, types, unused, versions } from './steps/tools.ts';
import { translations } from './steps/translations.ts';
import { fail, type Outcome, type Step } from './step.ts';

/**
 * Quick ones first, so that a slip shows early. Each of those keeps one core busy, so that the lists of
 * a stage run beside each other.
 */
const stages: Step[][][] = [
  [[format], [versions, imports, unused, licences, tables, translations]],
  [[lint, build, types, unitTests, journeys]],
];

function choose(names: string[]): Step[][][] {
  const steps = stages.flat(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  const isWanted = ({ name }: Step) => names.length === 0 || names.includes(name);
  if (unknown.length === 0)
    return stages.map((lists) => lists.map((list) => list.filter(isWanted)));
  throw new Error(
    `Unknown: ${unknown.join(', ')}. Checks: ${steps.map(({ name }) => name).join(', ')}`,
  );
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown) => fail(String(error)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${step.title} — ${counts} (${seconds} s)`);
  for (const note of outcome.notes ?? []) console.log(`    ${note}`);
  if (outcome.failed > 0) console.log(`\n${outcome.output ?? ''}\n`);
  return outcome;
}

async function main(): Promise<void> {
  const red: string[] = [];
  let passed = 0;
  let failed = 0;
  const runList = async (list: readonly Step[]) => {
    for (const step of list) {
      const outcome = await runStep(step);
      passed += outcome.passed;
      failed += outcome.failed;
      if (outcome.failed > 0) red.push(step.name);
    }
  };
  for (const lists of choose(process.argv.slice(2))) await Promise.all(lists.map(runList));
  if (red.length > 0)
    console.log(`\nRed: ${red.join(', ')}. One of them again: npm run check -- ${red[0]}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
