import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Milestone } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import type { MilestoneState, OrderState } from '@tolk/domain';
import { newerLook, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

const chips: Readonly<Record<MilestoneState, StatusChipLook>> = orNewer(
  {
    planned: { label: msg({ message: 'Planned', context: 'milestone' }), tone: 'neutral' },
    due: { label: msg({ message: 'To be paid', context: 'milestone' }), tone: 'attention' },
    paid: { label: msg({ message: 'Being worked on', context: 'milestone' }), tone: 'active' },
    accepted: { label: msg({ message: 'Accepted', context: 'milestone' }), tone: 'success' },
    ended: { label: msg({ message: 'Ended', context: 'milestone' }), tone: 'neutral' },
    dropped: { label: msg({ message: 'Dropped', context: 'milestone' }), tone: 'neutral' },
  },
  newerLook,
);

/** How far the one that is paid is, which its order says. */
const atWork: Readonly<Partial<Record<OrderState, StatusChipLook>>> = {
  submitted: { label: msg({ message: 'Delivered', context: 'milestone' }), tone: 'waiting' },
  changesRequested: {
    label: msg({ message: 'Changes asked for', context: 'milestone' }),
    tone: 'attention',
  },
  inAppeal: { label: msg({ message: 'In appeal', context: 'milestone' }), tone: 'danger' },
};

/** The state of a milestone in an order that is in this one. */
export function milestoneChip(
  { milestoneState, inTurn }: Pick<Milestone, 'milestoneState' | 'inTurn'>,
  orderState: OrderState,
): StatusChipLook {
  const disputed = inTurn && orderState === 'inAppeal';
  const own = milestoneState === 'paid' || disputed ? atWork[orderState] : undefined;
  return own ?? chips[milestoneState];
}
