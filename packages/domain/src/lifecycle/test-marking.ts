import * as limits from '../limits.ts';
import type { Lifecycle } from './lifecycle.ts';

export const testMarkingStatuses = ['asked', 'marked', 'declined', 'expired', 'dropped'] as const;
export type TestMarkingStatus = (typeof testMarkingStatuses)[number];

export const testMarkingActions = ['ask', 'mark', 'decline', 'expire', 'drop'] as const;
export type TestMarkingAction = (typeof testMarkingActions)[number];

const supplier = ['supplier'] as const;
const timer = ['timer'] as const;
const source = 'docs/product/lifecycles.md#test-marking';

/**
 * One supplier who is asked to mark the translation of another. A sheet is paid for once it is handed
 * in, whatever the other one says; `drop` ends what nobody needs any more.
 */
export const testMarkingLifecycle: Lifecycle<TestMarkingStatus, TestMarkingAction, null> = {
  name: 'testMarking',
  states: testMarkingStatuses,
  initial: 'asked',
  final: ['marked', 'declined', 'expired', 'dropped'],
  transitions: [
    { action: 'ask', actor: timer, from: [], to: 'asked', source },
    { action: 'mark', actor: supplier, from: ['asked'], to: 'marked', source },
    { action: 'decline', actor: supplier, from: ['asked'], to: 'declined', source },
    {
      action: 'expire',
      actor: timer,
      from: ['asked'],
      to: 'expired',
      timer: { after: 'ask', ms: limits.testMarking.markMs },
      source,
    },
    { action: 'drop', actor: timer, from: ['asked'], to: 'dropped', source },
  ],
};
