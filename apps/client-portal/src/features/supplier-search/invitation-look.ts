import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { InvitationAnswer } from '@tolk/domain';

interface InvitationLook {
  label: MessageDescriptor;
  tone: Tone;
}

const looks: Readonly<Record<InvitationAnswer, InvitationLook>> = {
  applied: { label: msg({ message: 'Applied', context: 'status' }), tone: 'success' },
  accepted: { label: msg({ message: 'Accepted', context: 'status' }), tone: 'success' },
  taken: { label: msg`Taken by somebody else`, tone: 'neutral' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
  declined: { label: msg({ message: 'Declined', context: 'status' }), tone: 'neutral' },
};
const open: InvitationLook = { label: msg`No answer yet`, tone: 'waiting' };

/** What became of an invitation, told to the client who sent it. */
export function invitationLook(answer: InvitationAnswer | null): InvitationLook {
  return answer === null ? open : looks[answer];
}
