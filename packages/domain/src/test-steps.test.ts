import { nextTestStep, type TestSituation } from './test-steps.ts';

const nothing: TestSituation = {
  tested: false,
  pairOpen: false,
  request: null,
  certificateSubmitted: false,
  retakeLater: false,
};

it.each<[string, Partial<TestSituation>, string]>([
  ['nothing', {}, 'ask'],
  ['an open pair', { pairOpen: true }, 'takeOnline'],
  ['a request', { request: 'requested' }, 'awaitText'],
  ['a request in a pair that was opened since', { request: 'given', pairOpen: true }, 'translate'],
  ['a translation handed in', { request: 'handedIn' }, 'awaitMarks'],
  ['a translation with two markers', { request: 'withMarkers' }, 'awaitMarkers'],
  ['a request taken back', { request: 'withdrawn' }, 'ask'],
  ['a declined request', { request: 'declined' }, 'ask'],
  ['a failed test of today', { request: 'failed', retakeLater: true }, 'awaitRetake'],
  ['a failed test of long ago', { request: 'failed' }, 'ask'],
  [
    'a certificate handed in',
    { certificateSubmitted: true, retakeLater: true },
    'awaitCertificate',
  ],
  ['a text beside a certificate', { certificateSubmitted: true, request: 'given' }, 'translate'],
  ['a passed test', { request: 'failed', tested: true, retakeLater: true }, 'tested'],
])('with %s comes the next step', (_what, change, step) => {
  expect(nextTestStep({ ...nothing, ...change })).toBe(step);
});
