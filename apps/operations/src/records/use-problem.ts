import { isCallError } from '@tolk/api-client';
import { useState } from 'react';

interface Problem {
  problem: string | undefined;
  setProblem: (problem: string | undefined) => void;
  /** Carries it out; what the server says of the file's text is the problem then. */
  orProblem: (work: () => Promise<void>) => Promise<void>;
}

/** What is wrong with a chosen file, to be shown beside it. */
export function useProblem(): Problem {
  const [problem, setProblem] = useState<string>();
  async function orProblem(work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!isCallError(error)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  }
  return { problem, setProblem, orProblem };
}
