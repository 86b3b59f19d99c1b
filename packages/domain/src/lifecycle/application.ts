import type { Lifecycle } from './lifecycle.ts';

export const applicationStatuses = [
  'applied',
  'read',
  'suitable',
  'unsuitable',
  'ordered',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationActions = [
  'apply',
  'edit',
  'read',
  'markSuitable',
  'markUnsuitable',
  'order',
  'withdraw',
] as const;
export type ApplicationAction = (typeof applicationActions)[number];

const client = ['client'] as const;
const supplier = ['supplier'] as const;
const source = 'docs/product/lifecycles.md#application';

export const applicationLifecycle: Lifecycle<ApplicationStatus, ApplicationAction, null> = {
  name: 'application',
  states: applicationStatuses,
  initial: 'applied',
  final: ['ordered', 'withdrawn'],
  transitions: [
    { action: 'apply', actor: supplier, from: [], to: 'applied', source },
    // What the client has read stays as it was read.
    { action: 'edit', actor: supplier, from: ['applied'], to: 'applied', source },
    { action: 'read', actor: client, from: ['applied'], to: 'read', source },
    {
      action: 'markSuitable',
      actor: client,
      from: ['applied', 'read', 'unsuitable'],
      to: 'suitable',
      source,
    },
    {
      action: 'markUnsuitable',
      actor: client,
      from: ['applied', 'read', 'suitable'],
      to: 'unsuitable',
      source,
    },
    {
      action: 'order',
      actor: client,
      from: ['applied', 'read', 'suitable', 'unsuitable'],
      to: 'ordered',
      source,
    },
    {
      action: 'withdraw',
      actor: supplier,
      from: ['applied', 'read', 'suitable', 'unsuitable'],
      to: 'withdrawn',
      source,
    },
  ],
};
