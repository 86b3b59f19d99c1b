const turbo = 'node_modules/turbo/bin/turbo';
const pnpm = '.toolchain/node_modules/pnpm/bin/pnpm.mjs';
const check = 'tooling/check/run.ts';

/**
 * The daily commands: name → script under Node 24, with its fixed arguments. What a person adds
 * (`npm run check -- lint`) follows.
 * @type {Record<string, string[]>}
 */
export const commands = {
  start: ['tooling/launch/start.ts'],
  dev: ['tooling/launch/dev.ts'],
  check: [check],
  test: [check],
  e2e: [check, 'e2e'],
  clock: ['tooling/check/clock.ts'],
  'image-before': ['tooling/check/image-before.ts'],
  lint: [check, 'lint', 'imports', 'unused', 'versions'],
  typecheck: [
    turbo,
    'run',
    'typecheck',
    'typecheck:browser',
    '--continue',
    '--output-logs=errors-only',
  ],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  i18n: [turbo, 'run', 'i18n:extract', '--output-logs=errors-only'],
  turbo: [turbo],
  pnpm: [pnpm],
  sbom: [pnpm, 'sbom', '--sbom-format', 'cyclonedx', '--prod', '--out', 'sbom.cdx.json'],
  'db:migrate': ['apps/api/src/cli/migrate.ts'],
  'db:released': ['apps/api/src/cli/mark-released.ts'],
  'db:seed': ['apps/api/src/cli/seed.ts'],
  'staff:add': ['apps/api/src/cli/staff-add.ts'],
  'key:rotate': ['apps/api/src/cli/key-rotate.ts'],
  bench: ['bench/src/run.ts'],
  endure: ['tooling/check/endure.ts'],
  faults: ['bench/src/fault-run.ts'],
  release: ['tooling/launch/releasing/release.ts'],
  rollout: ['tooling/launch/releasing/rollout.ts'],
  rollback: ['tooling/release/rollback.ts'],
  preview: ['tooling/release/preview.ts'],
  'new:call': ['tooling/generate/new-call.ts'],
  'new:screen': ['tooling/generate/new-screen.ts'],
};
