import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { FeedbackStatus } from '@tolk/domain';
import { newerLook, orNewer } from './newer-names.ts';

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** Feedback as its author and the desk see it. */
export const feedbackChips: Readonly<Record<FeedbackStatus, StatusChipLook>> = orNewer(
  {
    submitted: { label: msg({ message: 'Submitted', context: 'feedback' }), tone: 'waiting' },
    inProgress: { label: msg({ message: 'In progress', context: 'feedback' }), tone: 'active' },
    answered: { label: msg({ message: 'Answered', context: 'feedback' }), tone: 'success' },
  },
  newerLook,
);
