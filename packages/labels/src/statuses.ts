import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { ApplicationStatus, Identity, PositionStatus } from '@tolk/domain';
import { newerLook, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
  /** The meaning of a label that doesn't say it all. */
  readonly hint?: MessageDescriptor;
}

const applicationLooks: Readonly<Record<ApplicationStatus, StatusChipLook>> = orNewer(
  {
    applied: { label: msg({ message: 'Applied', context: 'status' }), tone: 'waiting' },
    read: { label: msg({ message: 'Read', context: 'status' }), tone: 'neutral' },
    suitable: { label: msg({ message: 'Suitable', context: 'status' }), tone: 'active' },
    unsuitable: { label: msg({ message: 'Not suitable', context: 'status' }), tone: 'neutral' },
    ordered: { label: msg({ message: 'Order placed', context: 'status' }), tone: 'success' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
  },
  newerLook,
);

/** What the supplier has just sent, the client has yet to read. */
const unread: StatusChipLook = {
  label: msg({ message: 'Unread', context: 'status' }),
  tone: 'attention',
};

/** The state of an application, told to the one who reads it. */
export function applicationLook(status: ApplicationStatus, viewer: Identity): StatusChipLook {
  return status === 'applied' && viewer === 'client' ? unread : applicationLooks[status];
}

export const positionChips: Readonly<Record<PositionStatus, StatusChipLook>> = orNewer(
  {
    recruiting: { label: msg({ message: 'Recruiting', context: 'status' }), tone: 'active' },
    opened: {
      label: msg({ message: 'Opened', context: 'status' }),
      tone: 'success',
      hint: msg`A supplier has accepted an order for it.`,
    },
    finished: { label: msg({ message: 'Finished', context: 'status' }), tone: 'neutral' },
  },
  newerLook,
);
