import type { Lifecycle } from './lifecycle.ts';

/** The settlement statuses of spec section 4, for one order's earnings. */
export const earningsStatuses = ['unsettled', 'ready', 'settling', 'settled'] as const;
export type EarningsStatus = (typeof earningsStatuses)[number];

export const earningsActions = ['earn', 'release', 'freeze', 'apply', 'payOut', 'return'] as const;
export type EarningsAction = (typeof earningsActions)[number];

const source = 'design, section 5, settlement';

export const earningsLifecycle: Lifecycle<EarningsStatus, EarningsAction, null> = {
  name: 'earnings',
  states: earningsStatuses,
  initial: 'unsettled',
  final: [],
  transitions: [
    { action: 'earn', actor: ['client', 'timer', 'staff'], from: [], to: 'unsettled', source },
    // The hold is over, no appeal is open, the method is certified.
    { action: 'release', actor: ['timer'], from: ['unsettled'], to: 'ready', source },
    { action: 'freeze', actor: ['client', 'supplier'], from: ['ready'], to: 'unsettled', source },
    { action: 'apply', actor: ['supplier'], from: ['ready'], to: 'settling', source },
    { action: 'payOut', actor: ['provider', 'staff'], from: ['settling'], to: 'settled', source },
    // A bank may return money after it was booked as settled.
    {
      action: 'return',
      actor: ['provider', 'staff'],
      from: ['settling', 'settled'],
      to: 'ready',
      source,
    },
  ],
};
