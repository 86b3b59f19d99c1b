import { rules } from './rules.ts';
import type { Step } from './step.ts';
import { journeys } from './steps/journeys.ts';
import { unitTests } from './steps/jest.ts';
import { build, types } from './steps/tools.ts';

export interface Chosen {
  rules: readonly Step[];
  steps: readonly Step[];
}

const steps: readonly Step[] = [build, types, unitTests, journeys];

/** Those with these names, or all. Throws for a name that none has. */
export function chooseSteps(names: readonly string[]): Chosen {
  const known = [...rules, ...steps].map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Checks: ${known.join(', ')}`);
  const isAsked = ({ name }: Step) => names.length === 0 || names.includes(name);
  return { rules: rules.filter(isAsked), steps: steps.filter(isAsked) };
}
