import { nodeTransform } from './swc.mjs';

/** jest preset for packages that run on Node: the api, the sandbox, pure data. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': nodeTransform },
};
