import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { ApplicationStatus } from '@tolk/domain';

interface StatusWords {
  name: MessageDescriptor;
  tone: Tone;
}

export const applicationStatusWords: Record<ApplicationStatus, StatusWords> = {
  applied: { name: msg`Unread`, tone: 'attention' },
  read: { name: msg`Read`, tone: 'neutral' },
  suitable: { name: msg`Suitable`, tone: 'active' },
  unsuitable: { name: msg`Not suitable`, tone: 'neutral' },
  ordered: { name: msg`Ordered`, tone: 'success' },
  withdrawn: { name: msg`Withdrawn`, tone: 'neutral' },
};
