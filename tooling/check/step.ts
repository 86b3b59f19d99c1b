/** What is asked of one run; `chooseOptions` reads it from the command line. */
export type Options = {
  /** Test files to run, relative to the checkout; all of them when undefined. */
  files?: readonly string[];
  /** Shuffles test files and journeys; the same number gives the same order. */
  seed?: number;
  /** Shuffles the tests within a file of jest too. */
  randomize?: boolean;
  /** Added to the environment of tests: a moved clock. */
  env?: NodeJS.ProcessEnv;
  /** Only packages that the branch changes, and those that depend on them. */
  affected?: boolean;
  /** Runs too what was green before for the same inputs. */
  force?: boolean;
};

/** A stretch of a step, in ms, for the table at the end. */
export type Part = { name: string; ms: number };

/**
 * What one step found: counts for the last line, notes always shown, output shown when something failed.
 * `red` names tests that failed in the repetition too, `flaky` those that passed in it; both are failed ones.
 */
export type Outcome = {
  passed: number;
  failed: number;
  notes?: string[];
  output?: string;
  red?: string[];
  flaky?: string[];
  /** What these said. */
  why?: Record<string, string>;
  parts?: Part[];
};

/** One check; `run` never throws for a finding, only when it could not look. */
export type Step = { name: string; title: string; run: (options: Options) => Promise<Outcome> };

export const pass = (...notes: string[]): Outcome => ({ passed: 1, failed: 0, notes });
export const fail = (output: string): Outcome => ({ passed: 0, failed: 1, output });

/** One step that passes while the list of findings is empty. */
export function judge(findings: string[], ...notes: string[]): Outcome {
  return findings.length === 0 ? pass(...notes) : { ...fail(findings.join('\n')), notes };
}
