import { Refusal } from './refusal.ts';

/** Wrong arguments: what the command takes is printed instead of a reason. */
export class UsageError extends Error {}

/** Runs a command to its end: exit code 1 for what must not be done, 2 for what was not understood. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UsageError || isBadArgument(error)) {
      console.error(error instanceof Error && error.message ? `${error.message}\n${usage}` : usage);
      process.exitCode = 2;
      return;
    }
    console.error(error instanceof Refusal ? error.message : explain(error));
    process.exitCode = 1;
  }
}

/** Of `parseArgs`. */
function isBadArgument(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function explain(error: unknown): unknown {
  const full = error instanceof Error && /ENOSPC|EDQUOT/.test(error.message);
  return full
    ? `The data folder is full; what was in use stays in use. Make room and try again. (${error.message})`
    : error;
}

/** `10` of `--share 10`. */
export function percentOf(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 100)
    throw new UsageError(`A share is a whole number from 1 to 100, not ${text}.`);
  return Number(text);
}
