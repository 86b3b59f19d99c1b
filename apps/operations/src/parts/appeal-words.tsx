import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { AppealAction, AppealOutcome, AppealStatus, AppealType } from '@tolk/domain';

export const appealTypeNames: Readonly<Record<AppealType, MessageDescriptor>> = {
  quality: msg`Quality of the work`,
  late: msg`Delivered too late`,
  notDelivered: msg`Not delivered`,
  scope: msg`Not what was agreed`,
  payment: msg`Payment`,
  conduct: msg`Conduct`,
  other: msg`Other`,
};

/** Appeals as the staff sees them: what it has to decide is its turn. */
export const appealLooks: Readonly<Record<AppealStatus, { label: MessageDescriptor; tone: Tone }>> =
  {
    evidence: { label: msg`Evidence is collected`, tone: 'waiting' },
    mediation: { label: msg`To be ruled`, tone: 'attention' },
    ruled: { label: msg`Ruled, may be reviewed`, tone: 'waiting' },
    inReview: { label: msg`Review asked for`, tone: 'attention' },
    withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
    agreed: { label: msg`Both sides agreed`, tone: 'success' },
    closed: { label: msg({ message: 'Closed', context: 'appeal' }), tone: 'neutral' },
  };

export const outcomeNames: Readonly<Record<AppealOutcome, MessageDescriptor>> = {
  release: msg`All to the supplier`,
  refund: msg`All back to the client`,
  split: msg`Split by percent`,
  redo: msg`To be done once more`,
};

/** What has happened, as the timeline says it. */
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

export function AppealChip({ status }: { status: AppealStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = appealLooks[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
