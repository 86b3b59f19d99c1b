import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { EarningsStatus, SettlementAction, SettlementStatus } from '@tolk/domain';
import { newerLook, newerName, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** The settlement of one order’s earnings (docs/product/lifecycles.md#settlement). */
export const earningsChips: Readonly<Record<EarningsStatus, StatusChipLook>> = orNewer(
  {
    unsettled: { label: msg({ message: 'Unsettled', context: 'status' }), tone: 'neutral' },
    ready: { label: msg`Ready to be settled`, tone: 'attention' },
    settling: { label: msg({ message: 'Being settled', context: 'status' }), tone: 'waiting' },
    settled: { label: msg({ message: 'Settled', context: 'status' }), tone: 'success' },
  },
  newerLook,
);

/** An application for settlement. */
export const settlementChips: Readonly<Record<SettlementStatus, StatusChipLook>> = orNewer(
  {
    applied: { label: msg({ message: 'Applied for', context: 'status' }), tone: 'waiting' },
    sent: { label: msg`On its way`, tone: 'active' },
    settled: { label: msg({ message: 'Settled', context: 'status' }), tone: 'success' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
    refused: { label: msg({ message: 'Not approved', context: 'status' }), tone: 'danger' },
    failed: { label: msg({ message: 'Failed', context: 'settlement' }), tone: 'danger' },
    returned: { label: msg({ message: 'Came back', context: 'status' }), tone: 'danger' },
  },
  newerLook,
);

/** What happened to an application, as its timeline says it. */
export const settlementEventLabels: Readonly<Record<SettlementAction, MessageDescriptor>> = orNewer(
  {
    apply: msg`Settlement applied for`,
    withdraw: msg({ message: 'Application withdrawn', context: 'event' }),
    refuse: msg({ message: 'Application refused', context: 'event' }),
    send: msg({ message: 'Payout sent', context: 'event' }),
    pay: msg({ message: 'Payout arrived', context: 'event' }),
    fail: msg({ message: 'Payout failed', context: 'event' }),
    return: msg`Payout came back`,
  },
  newerName,
);
