import { fileURLToPath } from 'node:url';
import { browserTransform } from './swc.mjs';

const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/** jest preset for packages that run in a browser: jsdom, JSX and Lingui's macros. */
export default {
  testEnvironment: local('./jsdom-environment.mjs'),
  setupFilesAfterEnv: [local('./browser-setup.mjs')],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  // A test that hangs fails; one on a busy machine gets its time (ms).
  testTimeout: 60_000,
  // Left to itself jest keeps one core free: on two it would run file after file on one.
  maxWorkers: '100%',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.tsx?$': browserTransform },
};
