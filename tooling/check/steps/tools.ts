import { runTool, type Result } from '../command.ts';
import { fail, pass, type Options, type Outcome, type Step } from '../step.ts';
import { cacheNote, runTurbo } from '../turbo.ts';

/** A tool's verdict; `counted` finds in its output how many files it looked at, since none means a broken set-up. */
function verdict(result: Result, counted?: { pattern: RegExp; of: string }): Outcome {
  if (result.code !== 0) return fail(result.output.trim());
  if (!counted) return pass();
  const count = Number(counted.pattern.exec(result.output)?.[1] ?? 0);
  if (count === 0)
    return fail(`It looked at no ${counted.of}: the configuration is broken.\n${result.output}`);
  return pass(`${count} ${counted.of}`);
}

/** Their outcome depends on nothing but the files: `--force` is for the tests alone. */
const filesOnly = ({ affected }: Options): Options => ({ ...(affected && { affected }) });

export const build: Step = {
  name: 'build',
  title: 'Catalogs compile and front ends build',
  run: async (options) => {
    const result = await runTurbo(['i18n:compile', 'build'], filesOnly(options));
    return { ...verdict(result), notes: cacheNote(result.output) };
  },
};

/**
 * Packages of the browser are one program: each for itself would read the same types again. Those of a server
 * have one each, with one checker (`--checkers 1`): turbo gives every core a package.
 */
export const types: Step = {
  name: 'types',
  title: 'Types (tsc)',
  run: async (options) => {
    const result = await runTurbo(['typecheck', 'typecheck:browser'], filesOnly(options));
    const outcome = verdict(
      result,
      options.affected ? undefined : { pattern: /(\d+) successful/, of: 'programs' },
    );
    return { ...outcome, notes: [...(outcome.notes ?? []), ...cacheNote(result.output)] };
  },
};

export const format: Step = {
  name: 'format',
  title: 'Format (oxfmt)',
  run: async () =>
    verdict(await runTool('oxfmt/bin/oxfmt', ['--check']), {
      pattern: /on (\d+) files/,
      of: 'files',
    }),
};

export const lint: Step = {
  name: 'lint',
  title: 'Lint (oxlint, type-aware)',
  run: async () =>
    verdict(await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']), {
      pattern: /on (\d+) files/,
      of: 'files',
    }),
};

export const imports: Step = {
  name: 'imports',
  title: 'Import rules (dependency-cruiser)',
  run: async () => {
    const argv = [
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'tooling',
      'bench',
      'e2e',
    ];
    return verdict(await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', argv), {
      pattern: /\((\d+) modules/,
      of: 'modules',
    });
  },
};

export const unused: Step = {
  name: 'unused',
  title: 'Unused files, exports and dependencies (knip)',
  run: async () =>
    verdict(await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])),
};

export const versions: Step = {
  name: 'versions',
  title: 'One version of each dependency (sherif)',
  run: async () => verdict(await runTool('sherif/index.js', ['--fail-on-warnings'])),
};
