import * as limits from '../limits.ts';
import type { Lifecycle } from './lifecycle.ts';

export const testRequestStatuses = [
  'requested',
  'given',
  'handedIn',
  'withMarkers',
  'passed',
  'failed',
  'withdrawn',
  'declined',
] as const;
export type TestRequestStatus = (typeof testRequestStatuses)[number];

export const testRequestActions = [
  'request',
  'withdraw',
  'decline',
  'give',
  'handIn',
  'expire',
  'mark',
  'ask',
  'agree',
  'refer',
] as const;
export type TestRequestAction = (typeof testRequestActions)[number];

const supplier = ['supplier'] as const;
const staff = ['staff'] as const;
const timer = ['timer'] as const;
/** Who marks the translation: a reviewer of the staff, or two suppliers who are tested in the pair. */
export const testMarkers = ['staff', 'suppliers'] as const;
export type TestMarkers = (typeof testMarkers)[number];

const source = 'docs/product/lifecycles.md#test-request';

/**
 * A test that a supplier asks for where none is held online: a reviewer gives a text, the supplier
 * translates it in time, a reviewer marks it. `mark` leads to `passed` or `failed` by `markingOutcome`;
 * both, and time over, become a result of the language test like any other.
 *
 * In a probe translation the bank gives the text at once where it has one, and two suppliers mark:
 * `ask` follows `handIn` in the same transaction. They `agree` on passed or failed; when they don't,
 * or nobody is left to ask, it is `refer`red to a reviewer.
 */
export const testRequestLifecycle: Lifecycle<TestRequestStatus, TestRequestAction, null> = {
  name: 'testRequest',
  states: testRequestStatuses,
  initial: 'requested',
  final: ['passed', 'failed', 'withdrawn', 'declined'],
  transitions: [
    { action: 'request', actor: supplier, from: [], to: 'requested', source },
    { action: 'withdraw', actor: supplier, from: ['requested'], to: 'withdrawn', source },
    { action: 'decline', actor: staff, from: ['requested'], to: 'declined', source },
    { action: 'give', actor: ['staff', 'timer'], from: ['requested'], to: 'given', source },
    { action: 'handIn', actor: supplier, from: ['given'], to: 'handedIn', source },
    {
      action: 'expire',
      actor: timer,
      from: ['given'],
      to: 'failed',
      timer: { after: 'give', ms: limits.testRequest.translateMs },
      source,
    },
    { action: 'mark', actor: staff, from: ['handedIn'], to: 'passed', source },
    { action: 'ask', actor: timer, from: ['handedIn'], to: 'withMarkers', source },
    { action: 'agree', actor: timer, from: ['withMarkers'], to: 'passed', source },
    { action: 'refer', actor: timer, from: ['withMarkers'], to: 'handedIn', source },
  ],
};

/** In these a request waits for a reviewer. */
export const testRequestsForStaff = [
  'requested',
  'handedIn',
] as const satisfies readonly TestRequestStatus[];

/** In these nobody asks for the same pair again. */
export const openTestRequests = [
  ...testRequestsForStaff,
  'given',
  'withMarkers',
] as const satisfies readonly TestRequestStatus[];

/** How the reviewers’ queue is sorted into. */
export const testRequestBoxes = ['waiting', 'given', 'marking', 'closed'] as const;
export type TestRequestBox = (typeof testRequestBoxes)[number];

export const testRequestsInBox: Readonly<Record<TestRequestBox, readonly TestRequestStatus[]>> = {
  waiting: testRequestsForStaff,
  given: ['given'],
  marking: ['withMarkers'],
  closed: ['passed', 'failed', 'withdrawn', 'declined'],
};

/** Why somebody can’t ask for a test in a pair now. */
export const testRequestObstacles = [
  'pairOpen',
  'requested',
  'passed',
  'retakeTooEarly',
  'profileIncomplete',
  'noMarkers',
] as const;
export type TestRequestObstacle = (typeof testRequestObstacles)[number];
