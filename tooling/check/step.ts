/** What one step found: counts for the last line, notes always shown, output shown when something failed. */
export type Outcome = { passed: number; failed: number; notes?: string[]; output?: string };

/** One check; `run` never throws for a finding, only when it could not look. */
export type Step = { name: string; title: string; run: () => Promise<Outcome> };

export const pass = (...notes: string[]): Outcome => ({ passed: 1, failed: 0, notes });
export const fail = (output: string): Outcome => ({ passed: 0, failed: 1, output });

/** One step that passes while the list of findings is empty. */
export function judge(findings: string[], ...notes: string[]): Outcome {
  return findings.length === 0 ? pass(...notes) : { ...fail(findings.join('\n')), notes };
}
