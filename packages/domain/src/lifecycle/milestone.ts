import * as limits from '../limits.ts';
import { shareOf } from '../money.ts';
import type { Lifecycle, Refusal } from './lifecycle.ts';

/**
 * How far the money of a milestone is. While it is `paid` the state of its order says how far the
 * work on it is, since one milestone is worked on at a time.
 * `planned`: comes after another one. `due`: is the next one to be paid. `accepted`: earned.
 * `ended`: the order ended after it was paid; its money was divided as that end says. `dropped`: the
 * order ended before it was paid.
 */
export const milestoneStates = ['planned', 'due', 'paid', 'accepted', 'ended', 'dropped'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

export const milestoneActions = [
  'plan',
  'fallDue',
  'pay',
  'accept',
  'reopen',
  'end',
  'drop',
] as const;
export type MilestoneAction = (typeof milestoneActions)[number];

const source = 'docs/product/lifecycles.md#milestones';

export const milestoneLifecycle: Lifecycle<MilestoneState, MilestoneAction, null> = {
  name: 'milestone',
  states: milestoneStates,
  initial: 'planned',
  final: ['ended', 'dropped'],
  transitions: [
    { action: 'plan', actor: ['client'], from: [], to: 'planned', source },
    // The first one with the order, each other one with the acceptance of the one before.
    { action: 'fallDue', actor: ['client', 'timer'], from: ['planned'], to: 'due', source },
    { action: 'pay', actor: ['provider'], from: ['due'], to: 'paid', source },
    { action: 'accept', actor: ['client', 'timer'], from: ['paid'], to: 'accepted', source },
    // A ruling about the last one: the work on it is to be done again.
    {
      action: 'reopen',
      actor: ['client', 'supplier', 'staff', 'timer'],
      from: ['accepted'],
      to: 'paid',
      source,
    },
    // The last one may be disputed after its acceptance, as an order may.
    {
      action: 'end',
      actor: ['client', 'supplier', 'staff', 'timer'],
      from: ['paid', 'accepted'],
      to: 'ended',
      source,
    },
    {
      action: 'drop',
      actor: ['client', 'supplier', 'staff', 'timer'],
      from: ['planned', 'due'],
      to: 'dropped',
      source,
    },
  ],
};

/** What the guards look at; null for an order that is delivered and paid as a whole. */
export interface MilestoneFacts {
  milestone: {
    /** Whether the money of the milestone whose turn it is has come. */
    paid: boolean;
    /** Whether others come after it. */
    left: boolean;
    delivered: boolean;
  } | null;
}

/** Work, acceptance, disputes and cancelling wait until the milestone in turn is paid. */
export function milestonePaid({ milestone }: MilestoneFacts): Refusal | null {
  return milestone?.paid === false ? { reason: 'milestoneUnpaid' } : null;
}

/** The results of the last milestone complete the order. */
export function noMilestoneLeft({ milestone }: MilestoneFacts): Refusal | null {
  return milestone?.left === true ? { reason: 'milestonesLeft' } : null;
}

/** Once results are delivered, they are accepted or sent back at the terms they were made for. */
export function milestoneNotDelivered({ milestone }: MilestoneFacts): Refusal | null {
  return milestone?.delivered === true ? { reason: 'milestoneDelivered' } : null;
}

/** What a milestone costs, in minor units. */
export interface MilestoneMoney {
  price: number;
  fee: number;
  commission: number;
}

/**
 * What each of these prices (minor units) bears of fee and commission. Each is counted from the sums
 * so far, so that together they are what the order's own price bears, to the fen.
 */
export function moneyOfMilestones(prices: readonly number[]): MilestoneMoney[] {
  const upTo = (end: number) => prices.slice(0, end).reduce((sum, price) => sum + price, 0);
  const share = (at: number, rate: number) => shareOf(upTo(at + 1), rate) - shareOf(upTo(at), rate);
  return prices.map((price, at) => ({
    price,
    fee: share(at, limits.handlingFeeShare),
    commission: share(at, limits.commissionShare),
  }));
}
