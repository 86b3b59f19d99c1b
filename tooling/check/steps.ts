import { flakyList } from './flaky-list.ts';
import type { Step } from './step.ts';
import { citations } from './steps/citations.ts';
import { figures } from './steps/figures.ts';
import { journeys } from './steps/journeys.ts';
import { unitTests } from './steps/jest.ts';
import { licences } from './steps/licences.ts';
import { tables } from './steps/tables.ts';
import { build, format, imports, lint, types, unused, versions } from './steps/tools.ts';
import { translations } from './steps/translations.ts';
import { workflows } from './steps/workflows.ts';

/**
 * Quick ones first, so that a slip shows early. Each of those keeps one core busy, so that the lists of
 * a stage run beside each other.
 */
const stages: Step[][][] = [
  [
    [format],
    [
      versions,
      imports,
      unused,
      licences,
      tables,
      citations,
      translations,
      figures,
      workflows,
      flakyList,
    ],
  ],
  [[lint, build, types, unitTests, journeys]],
];

/** The stages with these steps alone, or with all. Throws for a name that no step has. */
export function chooseSteps(names: readonly string[]): Step[][][] {
  const steps = stages.flat(2);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  const isWanted = ({ name }: Step) => names.length === 0 || names.includes(name);
  if (unknown.length === 0)
    return stages.map((lists) => lists.map((list) => list.filter(isWanted)));
  throw new Error(
    `Unknown: ${unknown.join(', ')}. Checks: ${steps.map(({ name }) => name).join(', ')}`,
  );
}
