import type { Lifecycle } from './lifecycle.ts';

export const feedbackStatuses = ['submitted', 'inProgress', 'answered'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackActions = [
  'submit',
  'read',
  'assign',
  'putBack',
  'answer',
  'reopen',
  'merge',
  'separate',
] as const;
export type FeedbackAction = (typeof feedbackActions)[number];

export interface FeedbackFacts {
  /** It is a duplicate: what is done with the report it was merged into is done with it. */
  merged: boolean;
}

const person = ['client', 'supplier'] as const;
const staff = ['staff'] as const;
const source = 'docs/product/lifecycles.md#feedback';
const unlessMerged = ({ merged }: FeedbackFacts) => (merged ? { reason: 'feedbackMerged' } : null);

/**
 * `read`: the person has seen the answer. `assign` takes a report on, for oneself or a colleague;
 * `putBack` gives it to the queue again. A duplicate keeps the status of the report it was merged into.
 */
export const feedbackLifecycle: Lifecycle<FeedbackStatus, FeedbackAction, FeedbackFacts> = {
  name: 'feedback',
  states: feedbackStatuses,
  initial: 'submitted',
  final: [],
  transitions: [
    { action: 'submit', actor: person, from: [], to: 'submitted', source },
    { action: 'read', actor: person, from: ['answered'], to: 'same', source },
    {
      action: 'assign',
      actor: staff,
      from: ['submitted', 'inProgress'],
      to: 'inProgress',
      guard: unlessMerged,
      source,
    },
    {
      action: 'putBack',
      actor: staff,
      from: ['inProgress'],
      to: 'submitted',
      guard: unlessMerged,
      source,
    },
    {
      action: 'answer',
      actor: staff,
      from: ['submitted', 'inProgress'],
      to: 'answered',
      guard: unlessMerged,
      source,
    },
    {
      action: 'reopen',
      actor: staff,
      from: ['answered'],
      to: 'inProgress',
      guard: unlessMerged,
      source,
    },
    {
      action: 'merge',
      actor: staff,
      from: ['submitted', 'inProgress'],
      to: 'same',
      guard: unlessMerged,
      source,
    },
    {
      action: 'separate',
      actor: staff,
      from: ['submitted', 'inProgress'],
      to: 'same',
      guard: ({ merged }) => (merged ? null : { reason: 'feedbackNotMerged' }),
      source,
    },
  ],
};
