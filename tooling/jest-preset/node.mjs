import { nodeTransform } from './swc.mjs';

/** jest preset for packages that run on Node: the api, the sandbox, pure data. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  // A test that hangs fails; one on a busy machine gets its time (ms).
  testTimeout: 20_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': nodeTransform },
};
