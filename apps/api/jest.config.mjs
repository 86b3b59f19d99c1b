import { availableParallelism } from 'node:os';
import preset from '@tolk/jest-preset/node';

/** Each run has a PostgreSQL of its own; each file a database copied from the migrated template. */
export default {
  ...preset,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testSequencer: '<rootDir>/test/support/longest-first.ts',
  // A test waits for its database a fifth of the time: half as many workers again keep all cores at work.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Each file leaves its modules in its worker; one with gigabytes of them takes longer to end than
  // jest waits, and is killed. From here on a worker makes way for a new one.
  workerIdleMemoryLimit: '400MB',
};
