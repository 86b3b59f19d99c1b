import preset from '@tolk/jest-preset/node';

export default {
  ...preset,
  globalSetup: './test/global-setup.ts',
  globalTeardown: './test/global-teardown.ts',
};
