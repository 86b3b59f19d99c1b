import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@tolk/design-system';
import type { AppealAction, AppealOutcome, AppealStatus, AppealType, Identity } from '@tolk/domain';

export const appealTypeLabels: Readonly<Record<AppealType, MessageDescriptor>> = {
  quality: msg`Quality of the work`,
  late: msg`Delivered too late`,
  notDelivered: msg`Not delivered`,
  scope: msg`Not what was agreed`,
  payment: msg`Payment`,
  conduct: msg`Conduct`,
  other: msg`Other`,
};

/** How staff may decide. */
export const appealOutcomeLabels: Readonly<Record<AppealOutcome, MessageDescriptor>> = {
  release: msg`All to the supplier`,
  refund: msg`All back to the client`,
  split: msg`Split by percent`,
  redo: msg`To be done once more`,
};

interface StatusChipLook {
  readonly label: MessageDescriptor;
  readonly tone: Tone;
}

/** Appeals as their parties see them; where it is the viewer's turn, the list says so besides. */
export const appealChips: Readonly<Record<AppealStatus, StatusChipLook>> = {
  evidence: { label: msg`Collecting evidence`, tone: 'active' },
  mediation: { label: msg`Waiting for a ruling`, tone: 'waiting' },
  ruled: { label: msg`Ruled`, tone: 'attention' },
  inReview: { label: msg`In review`, tone: 'waiting' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
  agreed: { label: msg`Agreed`, tone: 'success' },
  closed: { label: msg`Ruling final`, tone: 'neutral' },
};

/** What stands in the timeline of an appeal once it has happened. */
export const appealEventLabels: Readonly<Record<AppealAction, MessageDescriptor>> = {
  open: msg`Appeal opened`,
  addEvidence: msg`Evidence handed in`,
  endEvidence: msg`Time for evidence over`,
  offer: msg`Split offered`,
  acceptOffer: msg`Offer accepted`,
  withdraw: msg`Appeal withdrawn`,
  rule: msg`Ruling given`,
  acceptRuling: msg`Ruling accepted`,
  askReview: msg`Review of the ruling asked for`,
  finalize: msg`Ruling became final`,
  review: msg`Review decided`,
  escalate: msg`Escalated: open for too long`,
};

/** What an appeal waits for, told to its parties. */
export const appealNextSteps: Readonly<Record<AppealStatus, MessageDescriptor>> = {
  evidence: msg`Both sides hand in what shows their view. Either may offer a split; accepting it ends the appeal at once.`,
  mediation: msg`The time for evidence is over, and our staff reads what both sides have shown. You can still agree on a split.`,
  ruled: msg`The ruling becomes final when both sides accept it or the time is over. Either side may ask for one review by another member of staff.`,
  inReview: msg`Another member of staff decides once more. That decision is final.`,
  withdrawn: msg`The appeal was withdrawn, and the order went on where it had stopped.`,
  agreed: msg`Both sides agreed on a split, and the order has ended.`,
  closed: msg`The ruling is final and was carried out.`,
};

/** The two sides of an order by name of their part. */
export const sideLabels: Readonly<Record<Identity, MessageDescriptor>> = {
  client: msg`The client`,
  supplier: msg`The supplier`,
};
