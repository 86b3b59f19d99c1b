import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { environmentAt, findMoment } from './moments.ts';
import type { Options } from './step.ts';
import { filesNamed, listTestFiles } from './test-files.ts';

export type Asked = {
  /** Names of the checks; all of them when empty. */
  names: string[];
  options: Options;
  /** Keep all cores busy beside it. */
  busy: boolean;
  /** What differs from a usual run, for a person and for the history of a flaky test. */
  conditions: string[];
};

/**
 * Reads `npm test -- [checks] [--only part-of-a-path]… [--affected] [--force]
 * [--shuffle[=seed] [--randomize]] [--at moment] [--busy]`.
 * Throws for what it does not know.
 */
export async function readOptions(argv: readonly string[]): Promise<Asked> {
  const { values, positionals } = parseArgs({
    // An option's value may be left out only where it is written with "=".
    args: argv.map((arg) => (arg === '--shuffle' ? `--shuffle=${randomInt(1, 1e6)}` : arg)),
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      shuffle: { type: 'string' },
      randomize: { type: 'boolean', default: false },
      at: { type: 'string' },
      busy: { type: 'boolean', default: false },
      affected: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const { only, shuffle, randomize, at, busy, affected, force } = values;
  if (randomize && shuffle === undefined) throw new Error('--randomize goes with --shuffle.');
  const moment = at === undefined ? undefined : findMoment(at);
  return {
    names: only && positionals.length === 0 ? ['jest', 'e2e'] : positionals,
    options: {
      affected,
      // What is asked for by name, in another order or under load is not answered from an earlier run.
      force: force || busy || only !== undefined || shuffle !== undefined,
      ...(only && { files: filesNamed(await listTestFiles(), only) }),
      ...(shuffle !== undefined && { seed: readSeed(shuffle), randomize }),
      ...(moment && { env: await environmentAt(moment) }),
    },
    busy,
    conditions: [
      ...(shuffle === undefined ? [] : [`--shuffle=${shuffle}`]),
      ...(randomize ? ['--randomize'] : []),
      ...(at === undefined ? [] : [`--at ${at}`]),
      ...(busy ? ['--busy'] : []),
    ],
  };
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isInteger(seed) && seed > 0) return seed;
  throw new Error(`--shuffle takes a whole number, not “${text}”.`);
}
