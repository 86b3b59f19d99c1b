import { fileURLToPath } from 'node:url';

/** @param {string} path */
const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/** jest preset for packages that run on Node: the api, the sandbox, pure data. */
export default {
  testEnvironment: local('./node-environment.mjs'),
  runtime: local('./node-runtime.mjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  // A test that hangs fails; one on a busy machine gets its time (ms).
  testTimeout: 60_000,
  // Left to itself jest keeps one core free: on two it would run file after file on one.
  maxWorkers: '100%',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  // Node strips the types by itself.
  transform: {},
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
};
