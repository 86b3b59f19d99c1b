import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { ApplicationStatus, Identity, PositionStatus } from '@tolk/domain';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

const applicationLooks: Readonly<Record<ApplicationStatus, StatusChipLook>> = {
  applied: { label: msg({ message: 'Applied', context: 'status' }), tone: 'waiting' },
  read: { label: msg`Read`, tone: 'neutral' },
  suitable: { label: msg`Suitable`, tone: 'active' },
  unsuitable: { label: msg`Not suitable`, tone: 'neutral' },
  ordered: { label: msg`Order placed`, tone: 'success' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

/** What the supplier has just sent, the client has yet to read. */
const unread: StatusChipLook = { label: msg`Unread`, tone: 'attention' };

/** The state of an application, told to the one who reads it. */
export function applicationLook(status: ApplicationStatus, viewer: Identity): StatusChipLook {
  return status === 'applied' && viewer === 'client' ? unread : applicationLooks[status];
}

export const positionChips: Readonly<Record<PositionStatus, StatusChipLook>> = {
  recruiting: { label: msg`Recruiting`, tone: 'active' },
  opened: { label: msg`Opened`, tone: 'success' },
  finished: { label: msg`Finished`, tone: 'neutral' },
};
