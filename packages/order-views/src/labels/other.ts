import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus, PositionStatus } from '@tolk/domain';
import type { Tone } from '@tolk/design-system';

interface StatusLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

export const applicationStatuses: Readonly<Record<ApplicationStatus, StatusLook>> = {
  applied: { label: msg({ message: 'Applied', context: 'status' }), tone: 'waiting' },
  read: { label: msg`Read`, tone: 'waiting' },
  suitable: { label: msg`Suitable`, tone: 'active' },
  unsuitable: { label: msg`Not suitable`, tone: 'neutral' },
  ordered: { label: msg`Order placed`, tone: 'success' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

export const positionStatuses: Readonly<Record<PositionStatus, StatusLook>> = {
  recruiting: { label: msg`Recruiting`, tone: 'active' },
  opened: { label: msg`Opened`, tone: 'success' },
  finished: { label: msg`Finished`, tone: 'neutral' },
};
