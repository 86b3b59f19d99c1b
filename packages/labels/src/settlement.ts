import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { EarningsStatus, SettlementAction, SettlementStatus } from '@tolk/domain';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** The settlement of one order’s earnings (docs/product/lifecycles.md#settlement). */
export const earningsChips: Readonly<Record<EarningsStatus, StatusChipLook>> = {
  unsettled: { label: msg`Unsettled`, tone: 'neutral' },
  ready: { label: msg`Ready to be settled`, tone: 'attention' },
  settling: { label: msg`Being settled`, tone: 'waiting' },
  settled: { label: msg`Settled`, tone: 'success' },
};

/** An application for settlement. */
export const settlementChips: Readonly<Record<SettlementStatus, StatusChipLook>> = {
  applied: { label: msg`Applied for`, tone: 'waiting' },
  sent: { label: msg`On its way`, tone: 'active' },
  settled: { label: msg`Settled`, tone: 'success' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
  refused: { label: msg`Not approved`, tone: 'danger' },
  failed: { label: msg({ message: 'Failed', context: 'settlement' }), tone: 'danger' },
  returned: { label: msg`Came back`, tone: 'danger' },
};

/** What happened to an application, as its timeline says it. */
export const settlementEventLabels: Readonly<Record<SettlementAction, MessageDescriptor>> = {
  apply: msg`Settlement applied for`,
  withdraw: msg`Application withdrawn`,
  refuse: msg`Application refused`,
  send: msg`Payout sent`,
  pay: msg`Payout arrived`,
  fail: msg`Payout failed`,
  return: msg`Payout came back`,
};
