import preset from '@tolk/jest-preset/node';

// Real servers are made, killed and recovered here; on a busy machine that takes its time.
export default { ...preset, testTimeout: 60_000 };
