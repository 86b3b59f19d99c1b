import { ClusterError } from '@tolk/embedded-postgres';
import { ConfigurationError } from '../adapters/environment.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';

/** Runs the program; what a person can mend is told in one sentence, anything else with its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const mendable =
      error instanceof ConfigurationError ||
      error instanceof ClusterError ||
      error instanceof ProviderUnavailable;
    console.error(mendable ? error.message : error);
    process.exit(1);
  }
}
