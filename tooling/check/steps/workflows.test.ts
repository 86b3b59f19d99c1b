import { findLostRuns, findMissingServers, findUnpinned } from './workflows.ts';

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';

it('an action of others is named by its commit', () => {
  expect(findUnpinned(`      - uses: actions/checkout@${commit} # v7.0.1`)).toEqual([]);
  expect(findUnpinned('      - uses: actions/checkout@v7')).toEqual([
    'actions/checkout@v7 is not pinned to a commit',
  ]);
  expect(findUnpinned('        uses: actions/cache@main')).toEqual([
    'actions/cache@main is not pinned to a commit',
  ]);
});

it('our own are taken from the same commit as the workflow', () => {
  expect(findUnpinned('      - uses: ./.github/actions/prepare')).toEqual([]);
  expect(findUnpinned('    uses: ./.github/workflows/release-remote.yml')).toEqual([]);
});

it('a job that runs the tests installs each server that they need', () => {
  const servers = [[['redis-server'], ['valkey-server']], [['prometheus']]];
  const jobs = (packages: string) => `jobs:
  all:
    steps:
      - run: sudo apt-get install -y ${packages}
      - run: .ci/run
  faults:
    steps:
      - run: sudo apt-get install -y ${packages}
      - run: npm run faults
  sbom:
    steps:
      - run: node tooling/launch/run.mjs sbom
`;
  expect(findMissingServers(jobs('prometheus valkey-server'), servers)).toEqual([]);
  expect(findMissingServers(jobs('nginx'), servers)).toEqual([
    'job all runs the tests without redis-server or valkey-server',
    'job all runs the tests without prometheus',
    'job faults runs the tests without redis-server or valkey-server',
    'job faults runs the tests without prometheus',
  ]);
});

it('what somebody asked for is not queued where a later run would cancel it', () => {
  const queued = 'concurrency:\n  group: release-marketing\n';
  expect(findLostRuns(`on:\n  workflow_dispatch:\n${queued}`)).toEqual([
    'a third run of its concurrency group would cancel the second, which waits',
  ]);
  expect(findLostRuns(`on:\n  push:\n    branches: [main]\n${queued}`)).toEqual([]);
  expect(findLostRuns('on:\n  workflow_dispatch:\njobs:\n')).toEqual([]);
});
