import { join } from 'node:path';
import { runProgram, type Result } from './command.ts';
import type { Options } from './step.ts';
import { root } from './workspace.ts';

interface Asked {
  /** Passed on to the tasks' scripts. */
  argv?: readonly string[];
  /** Packages by name, `!` in front for all but this one; all of them when left out. */
  filter?: readonly string[];
  /** Without the tasks that they depend on: those are done. */
  alone?: boolean;
  /** What the tasks print, shown while they run; else it is only kept for a failure. */
  shows?: boolean;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs tasks of `turbo.json`. What was green before for exactly these inputs is not run again, unless the
 * run is under conditions of its own: another order, another time, a selection of files.
 */
export function runTurbo(
  tasks: readonly string[],
  { affected, force, env: conditions }: Options,
  { argv = [], filter = [], alone = false, shows = false, env }: Asked = {},
): Promise<Result> {
  const flags = [
    '--continue',
    `--output-logs=${shows ? 'new-only' : 'errors-only'}`,
    ...(shows ? ['--log-order=stream'] : []),
    ...(affected ? ['--affected'] : []),
    ...(alone ? ['--only'] : []),
    ...(force || conditions ? ['--force'] : []),
    // A moved clock comes by variables that no task knows.
    ...(conditions ? ['--env-mode=loose'] : []),
    ...filter.map((name) => `--filter=${name}`),
    ...(argv.length > 0 ? ['--', ...argv] : []),
  ];
  return runProgram(
    process.execPath,
    [join(root, 'node_modules/turbo/bin/turbo'), 'run', ...tasks, ...flags],
    { env: { ...env, ...conditions }, shows },
  );
}

/** “12 of 30 were green before for these inputs”, where turbo says so; else nothing. */
export function cacheNote(output: string): string[] {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(output) ?? [];
  return cached && cached !== '0' ? [`${cached} of ${total} known from before`] : [];
}
