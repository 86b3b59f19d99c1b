import type { Lifecycle, Refusal } from './lifecycle.ts';

/** The filter labels of docs/product/lifecycles.md#position. */
export const positionStatuses = ['recruiting', 'opened', 'finished'] as const;
export type PositionStatus = (typeof positionStatuses)[number];

/** Takes no applications and is in no search; its owner may open it again. */
export const closedPositions: readonly PositionStatus[] = ['finished'];

export const positionActions = [
  'publish',
  'edit',
  'open',
  'finish',
  'expire',
  'reopen',
  'delete',
] as const;
export type PositionAction = (typeof positionActions)[number];

export interface PositionFacts {
  /** Orders of this posting that are neither rejected nor ended. */
  liveOrders: number;
  applications: number;
  orders: number;
}

function noLiveOrder({ liveOrders }: PositionFacts): Refusal | null {
  return liveOrders === 0 ? null : { reason: 'liveOrders' };
}

function nothingHangsOnIt({ applications, orders }: PositionFacts): Refusal | null {
  return applications === 0 && orders === 0 ? null : { reason: 'postingInUse' };
}

const client = ['client'] as const;
const timer = ['timer'] as const;
const source = 'docs/product/lifecycles.md#position';

export const positionLifecycle: Lifecycle<PositionStatus, PositionAction, PositionFacts> = {
  name: 'position',
  states: positionStatuses,
  initial: 'recruiting',
  final: [],
  transitions: [
    { action: 'publish', actor: client, from: [], to: 'recruiting', source },
    { action: 'edit', actor: client, from: ['recruiting', 'opened'], to: 'same', source },
    // The supplier's acceptance of the first order opens the posting.
    { action: 'open', actor: ['supplier'], from: ['recruiting'], to: 'opened', source },
    {
      action: 'finish',
      actor: client,
      from: ['recruiting', 'opened'],
      to: 'finished',
      guard: noLiveOrder,
      source,
    },
    {
      action: 'expire',
      actor: timer,
      from: ['recruiting', 'opened'],
      to: 'finished',
      timer: { after: 'deadline', ms: 0 },
      source,
    },
    // Whether its owner closed it or its deadline passed; it gets a new deadline.
    { action: 'reopen', actor: client, from: ['finished'], to: 'recruiting', source },
    {
      action: 'delete',
      actor: client,
      from: ['recruiting', 'opened', 'finished'],
      to: 'same',
      guard: nothingHangsOnIt,
      source,
    },
  ],
};
