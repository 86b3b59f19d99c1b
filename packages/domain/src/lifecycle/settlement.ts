import * as limits from '../limits.ts';
import { addMs } from '../time.ts';
import type { Lifecycle, Refusal } from './lifecycle.ts';

/** A settlement application, as its record shows it. */
export const settlementStatuses = [
  'applied',
  'sent',
  'settled',
  'withdrawn',
  'refused',
  'failed',
  'returned',
] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** These use up the month's one application. */
export const countingSettlementStatuses = [
  'applied',
  'sent',
  'settled',
] as const satisfies readonly SettlementStatus[];

export const settlementActions = [
  'apply',
  'withdraw',
  'refuse',
  'send',
  'pay',
  'fail',
  'return',
] as const;
export type SettlementAction = (typeof settlementActions)[number];
/** What happens to an application that is there. */
export type ChangingSettlementAction = Exclude<SettlementAction, 'apply'>;

export interface SettlementFacts {
  /** It is part of a payout batch that is not dropped. */
  inBatch: boolean;
  /** It went out through PayPal or Payoneer, who will say what became of it. */
  awaitsProvider: boolean;
}

function notInBatch({ inBatch }: SettlementFacts): Refusal | null {
  return inBatch ? { reason: 'inBatch' } : null;
}

function providerSpeaks({ awaitsProvider }: SettlementFacts): Refusal | null {
  return awaitsProvider ? { reason: 'awaitsProvider' } : null;
}

const supplier = ['supplier'] as const;
const provider = ['provider'] as const;
const staff = ['staff'] as const;
const outside = ['provider', 'staff'] as const;
const source = 'docs/product/lifecycles.md#settlement';

export const settlementLifecycle: Lifecycle<SettlementStatus, SettlementAction, SettlementFacts> = {
  name: 'settlement',
  states: settlementStatuses,
  initial: 'applied',
  final: ['withdrawn', 'refused', 'failed', 'returned'],
  transitions: [
    { action: 'apply', actor: supplier, from: [], to: 'applied', source },
    {
      action: 'withdraw',
      actor: supplier,
      from: ['applied'],
      to: 'withdrawn',
      guard: notInBatch,
      source,
    },
    {
      action: 'refuse',
      actor: staff,
      from: ['applied'],
      to: 'refused',
      guard: notInBatch,
      source,
    },
    // With its batch, once that is approved.
    { action: 'send', actor: staff, from: ['applied'], to: 'sent', source },
    { action: 'pay', actor: outside, from: ['sent'], to: 'settled', source },
    { action: 'fail', actor: outside, from: ['sent'], to: 'failed', source },
    // Unclaimed, or sent back by the bank, also long after it was booked as settled.
    { action: 'return', actor: provider, from: ['sent', 'settled'], to: 'returned', source },
    {
      action: 'return',
      actor: staff,
      from: ['sent', 'settled'],
      to: 'returned',
      // Otherwise the money might be given out twice.
      guard: providerSpeaks,
      source,
    },
  ],
};

/** Payouts of one method that go out together. */
export const payoutBatchStatuses = ['draft', 'approved', 'dropped', 'takenBack'] as const;
export type PayoutBatchStatus = (typeof payoutBatchStatuses)[number];

export const payoutBatchActions = [
  'make',
  'takeOut',
  'approve',
  'drop',
  'ask',
  'takeBack',
] as const;
export type PayoutBatchAction = (typeof payoutBatchActions)[number];

export interface PayoutBatchFacts {
  staffId: string;
  madeBy: string;
  /** Cards: the bank pays it by a file. */
  byBank: boolean;
  /** Applications in it. */
  count: number;
  /** Those of them whose payout has not ended. */
  open: number;
  /** One of its suppliers is kept out by staff. */
  supplierBlocked: boolean;
  /** The provider has taken it in. */
  acknowledged: boolean;
  /** When it was last sent to the provider, whatever came of it. */
  triedAt: Date | null;
}

/** Money never leaves by one person alone, whatever the sum. */
function approvable({ staffId, madeBy, supplierBlocked }: PayoutBatchFacts): Refusal | null {
  if (supplierBlocked) return { reason: 'supplierBlocked' };
  return staffId === madeBy ? { reason: 'secondPairOfEyes' } : null;
}

function notTheLast({ count }: PayoutBatchFacts): Refusal | null {
  return count > 1 ? null : { reason: 'lastInBatch' };
}

function underway({ byBank, open }: PayoutBatchFacts): Refusal | null {
  if (byBank) return { reason: 'bankAnswersByFile' };
  return open > 0 ? null : { reason: 'payoutsEnded' };
}

/** What the provider knows is asked besides, once nothing stands against it here. */
function mayBeTakenBack(facts: PayoutBatchFacts, now: Date): Refusal | null {
  const ended = underway(facts);
  if (ended !== null) return ended;
  if (facts.acknowledged) return { reason: 'providerHasBatch' };
  if (facts.triedAt === null) return null;
  const availableAt = addMs(facts.triedAt, limits.settlement.quietMs);
  return now < availableAt ? { reason: 'justSent', availableAt } : null;
}

export const payoutBatchLifecycle: Lifecycle<
  PayoutBatchStatus,
  PayoutBatchAction,
  PayoutBatchFacts
> = {
  name: 'payoutBatch',
  states: payoutBatchStatuses,
  initial: 'draft',
  final: ['approved', 'dropped', 'takenBack'],
  transitions: [
    {
      action: 'make',
      actor: staff,
      from: [],
      to: 'draft',
      source: 'docs/product/lifecycles.md#payout-batch',
    },
    {
      action: 'approve',
      actor: staff,
      from: ['draft'],
      to: 'approved',
      guard: approvable,
      source: 'docs/product/lifecycles.md#payout-batch',
    },
    {
      action: 'takeOut',
      actor: staff,
      from: ['draft'],
      to: 'same',
      guard: notTheLast,
      source: 'docs/product/lifecycles.md#payout-batch',
    },
    {
      action: 'drop',
      actor: staff,
      from: ['draft'],
      to: 'dropped',
      source: 'docs/product/lifecycles.md#payout-batch',
    },
    { action: 'ask', actor: staff, from: ['approved'], to: 'same', guard: underway, source },
    {
      action: 'takeBack',
      actor: staff,
      from: ['approved'],
      to: 'takenBack',
      guard: mayBeTakenBack,
      source,
    },
  ],
};
