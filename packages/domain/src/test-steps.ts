import type { TestRequestStatus } from './lifecycle/test-request.ts';

/** What comes next for a supplier on the way to being tested in a pair. */
export const testSteps = [
  /** Nothing: they are tested. */
  'tested',
  'takeOnline',
  'ask',
  /** A reviewer prepares a text. */
  'awaitText',
  'translate',
  /** A reviewer marks the translation. */
  'awaitMarks',
  /** Two suppliers mark it. */
  'awaitMarkers',
  'awaitRetake',
  /** Staff checks a certificate. */
  'awaitCertificate',
] as const;
export type TestStep = (typeof testSteps)[number];

export interface TestSituation {
  tested: boolean;
  /** The pair is open for tests online. */
  pairOpen: boolean;
  /** The newest request of the pair. */
  request: TestRequestStatus | null;
  /** A certificate of the pair is being checked. */
  certificateSubmitted: boolean;
  /** A test failed, and may not be repeated yet. */
  retakeLater: boolean;
}

const stepOfRequest: Readonly<Partial<Record<TestRequestStatus, TestStep>>> = {
  requested: 'awaitText',
  given: 'translate',
  handedIn: 'awaitMarks',
  withMarkers: 'awaitMarkers',
};

/** A test that was asked for goes on, also when the pair was opened for tests online meanwhile. */
export function nextTestStep(situation: TestSituation): TestStep {
  const { tested, pairOpen, request, certificateSubmitted, retakeLater } = situation;
  if (tested) return 'tested';
  const open = request === null ? undefined : stepOfRequest[request];
  if (open !== undefined) return open;
  if (certificateSubmitted) return 'awaitCertificate';
  if (retakeLater) return 'awaitRetake';
  return pairOpen ? 'takeOnline' : 'ask';
}
