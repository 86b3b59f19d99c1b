import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { ModeratedSubject, ModerationState } from '@tolk/domain';

export const moderatedLabels: Readonly<Record<ModeratedSubject, MessageDescriptor>> = {
  publicProfile: msg({ message: 'Public page', context: 'moderation' }),
  resume: msg({ message: 'Resume', context: 'moderation' }),
  posting: msg({ message: 'Project', context: 'moderation' }),
  review: msg({ message: 'Review', context: 'moderation' }),
};

export const moderationChips: Readonly<
  Record<ModerationState, { label: MessageDescriptor; tone: Tone }>
> = {
  hidden: { label: msg({ message: 'Hidden', context: 'moderation' }), tone: 'danger' },
  appealed: { label: msg({ message: 'Appealed', context: 'moderation' }), tone: 'attention' },
  upheld: { label: msg({ message: 'Stays hidden', context: 'moderation' }), tone: 'danger' },
  restored: { label: msg({ message: 'Shown again', context: 'moderation' }), tone: 'success' },
};
