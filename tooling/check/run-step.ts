import { fail, type Options, type Step } from './step.ts';
import type { Finished } from './summary.ts';

/** A step with its time; one that throws has failed. */
export async function runStep(step: Step, options: Options): Promise<Finished> {
  const started = performance.now();
  const outcome = await step.run(options).catch((error: unknown) => fail(String(error)));
  return { ...outcome, name: step.name, title: step.title, ms: performance.now() - started };
}
