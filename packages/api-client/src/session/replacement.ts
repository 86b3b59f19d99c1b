let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a change by which this browser gets another session in the place of its own. The server ends
 * the old one before the answer is here: what was asked with it is refused meanwhile, and ends nothing.
 */
export async function whileReplacing<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  running += 1;
  try {
    return await change();
  } finally {
    running -= 1;
    if (running === 0) for (const react of waiting.splice(0)) react();
  }
}

/** At once, or when the session is no longer being replaced. */
export function afterReplacement(react: (waited: boolean) => void): void {
  if (running === 0) react(false);
  else waiting.push(() => react(true));
}
