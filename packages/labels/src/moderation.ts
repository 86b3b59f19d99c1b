import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import { isSanction, type AppealedSubject, type ModerationState } from '@tolk/domain';
import { newerLook, newerName, orNewer } from './newer-names.ts';

export const moderatedLabels: Readonly<Record<AppealedSubject, MessageDescriptor>> = orNewer(
  {
    publicProfile: msg({ message: 'Public page', context: 'moderation' }),
    resume: msg({ message: 'Resume', context: 'moderation' }),
    posting: msg({ message: 'Project', context: 'moderation' }),
    review: msg({ message: 'Review', context: 'moderation' }),
    warning: msg({ message: 'Warning', context: 'moderation' }),
    silence: msg({ message: 'Message ban', context: 'moderation' }),
  },
  newerName,
);

type Chips = Readonly<Record<ModerationState, { label: MessageDescriptor; tone: Tone }>>;

const hidingChips: Chips = orNewer(
  {
    hidden: { label: msg({ message: 'Hidden', context: 'moderation' }), tone: 'danger' },
    appealed: { label: msg({ message: 'Appealed', context: 'moderation' }), tone: 'attention' },
    upheld: { label: msg({ message: 'Stays hidden', context: 'moderation' }), tone: 'danger' },
    restored: { label: msg({ message: 'Shown again', context: 'moderation' }), tone: 'success' },
  },
  newerLook,
);

const sanctionChips: Chips = orNewer(
  {
    ...hidingChips,
    hidden: { label: msg({ message: 'In force', context: 'moderation' }), tone: 'danger' },
    upheld: { label: msg({ message: 'Upheld', context: 'moderation' }), tone: 'danger' },
    restored: { label: msg({ message: 'Lifted', context: 'moderation' }), tone: 'success' },
  },
  newerLook,
);

/** How what was hidden stands, or what was done to somebody. */
export function moderationChip(subject: AppealedSubject, state: ModerationState) {
  return (isSanction(subject) ? sanctionChips : hidingChips)[state];
}
