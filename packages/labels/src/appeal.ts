import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { AppealAction, AppealOutcome, AppealStatus, Identity } from '@tolk/domain';
import { newerLook, newerName, orNewer } from './newer-names.ts';

/** How staff may decide. */
export const appealOutcomeLabels: Readonly<Record<AppealOutcome, MessageDescriptor>> = orNewer(
  {
    release: msg`All to the supplier`,
    refund: msg`All back to the client`,
    split: msg`Split by percent`,
    redo: msg`To be redone`,
  },
  newerName,
);

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** Appeals as their parties see them; where it is the viewer's turn, the list says so besides. */
export const appealChips: Readonly<Record<AppealStatus, StatusChipLook>> = orNewer(
  {
    evidence: { label: msg({ message: 'Collecting evidence', context: 'status' }), tone: 'active' },
    mediation: { label: msg`Waiting for a ruling`, tone: 'waiting' },
    ruled: { label: msg({ message: 'Ruled', context: 'status' }), tone: 'attention' },
    inReview: { label: msg({ message: 'In review', context: 'status' }), tone: 'waiting' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
    agreed: { label: msg({ message: 'Agreed', context: 'status' }), tone: 'success' },
    closed: { label: msg({ message: 'Ruling final', context: 'status' }), tone: 'neutral' },
  },
  newerLook,
);

/** What stands in the timeline of an appeal once it has happened. */
export const appealEventLabels: Readonly<Record<AppealAction, MessageDescriptor>> = orNewer(
  {
    open: msg({ message: 'Appeal opened', context: 'event' }),
    addEvidence: msg({ message: 'Evidence submitted', context: 'event' }),
    endEvidence: msg`Time for evidence over`,
    extendEvidence: msg`More time for evidence`,
    offer: msg({ message: 'Split offered', context: 'event' }),
    acceptOffer: msg({ message: 'Offer accepted', context: 'event' }),
    mediate: msg`The staff proposed a split`,
    acceptMediation: msg`Proposal of the staff accepted`,
    concludeMediation: msg`Both accepted the proposal`,
    withdraw: msg({ message: 'Appeal withdrawn', context: 'event' }),
    rule: msg({ message: 'Ruling given', context: 'event' }),
    acceptRuling: msg({ message: 'Ruling accepted', context: 'event' }),
    askReview: msg`Review of the ruling asked for`,
    finalize: msg`Ruling became final`,
    review: msg({ message: 'Review decided', context: 'event' }),
    escalate: msg`Escalated: open for too long`,
  },
  newerName,
);

/** What an appeal waits for, told to its parties. */
export const appealNextSteps: Readonly<Record<AppealStatus, MessageDescriptor>> = orNewer(
  {
    evidence: msg`Both sides submit their evidence. Either may offer a split; once it is accepted, the appeal ends at once.`,
    mediation: msg`The time for evidence is over, and our staff are reading what both sides submitted. You can still agree on a split.`,
    ruled: msg`The ruling becomes final when both sides accept it or the time runs out. Either side may ask for one review by another member of staff.`,
    inReview: msg`Another member of staff decides once more. That decision is final.`,
    withdrawn: msg`The appeal was withdrawn, and the order went on where it had stopped.`,
    agreed: msg`Both sides agreed on a split, and the order has ended.`,
    closed: msg`The ruling is final and has been carried out.`,
  },
  newerName,
);

/** The two sides of an order by name of their part. */
export const sideLabels: Readonly<Record<Identity, MessageDescriptor>> = {
  client: msg({ message: 'The client', context: 'option' }),
  supplier: msg({ message: 'The supplier', context: 'option' }),
};
