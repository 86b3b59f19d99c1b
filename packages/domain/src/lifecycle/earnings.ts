import type { Lifecycle } from './lifecycle.ts';

/**
 * The settlement statuses of docs/product/lifecycles.md#settlement, for one order's earnings. While a dispute is open an
 * order has no earnings; a ruling makes them again.
 */
export const earningsStatuses = ['unsettled', 'ready', 'settling', 'settled'] as const;
export type EarningsStatus = (typeof earningsStatuses)[number];

export const earningsActions = ['earn', 'release', 'apply', 'payOut', 'return'] as const;
export type EarningsAction = (typeof earningsActions)[number];

const source = 'docs/product/lifecycles.md#settlement';

export const earningsLifecycle: Lifecycle<EarningsStatus, EarningsAction, null> = {
  name: 'earnings',
  states: earningsStatuses,
  initial: 'unsettled',
  final: [],
  transitions: [
    {
      action: 'earn',
      actor: ['client', 'supplier', 'timer', 'staff'],
      from: [],
      to: 'unsettled',
      source,
    },
    // The hold is over.
    { action: 'release', actor: ['timer'], from: ['unsettled'], to: 'ready', source },
    { action: 'apply', actor: ['supplier'], from: ['ready'], to: 'settling', source },
    { action: 'payOut', actor: ['provider', 'staff'], from: ['settling'], to: 'settled', source },
    // Withdrawn, refused or failed; a bank may return money after it was booked as settled.
    {
      action: 'return',
      actor: ['supplier', 'provider', 'staff'],
      from: ['settling', 'settled'],
      to: 'ready',
      source,
    },
  ],
};
