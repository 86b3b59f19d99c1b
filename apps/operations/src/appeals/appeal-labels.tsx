import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { AppealStatus } from '@tolk/domain';
import { newerLook, orNewer } from '@tolk/labels';

/** Appeals as the staff sees them: what it has to decide is its turn. */
export const staffAppealChips: Readonly<
  Record<AppealStatus, { label: MessageDescriptor; tone: Tone }>
> = orNewer(
  {
    evidence: {
      label: msg({ message: 'Collecting evidence', context: 'status' }),
      tone: 'waiting',
    },
    mediation: { label: msg`To be ruled`, tone: 'attention' },
    ruled: { label: msg({ message: 'Ruled', context: 'status' }), tone: 'waiting' },
    inReview: { label: msg`To be reviewed`, tone: 'attention' },
    withdrawn: { label: msg({ message: 'Withdrawn', context: 'status' }), tone: 'neutral' },
    agreed: { label: msg({ message: 'Agreed', context: 'status' }), tone: 'success' },
    closed: { label: msg({ message: 'Ruling final', context: 'status' }), tone: 'neutral' },
  },
  newerLook,
);

export function AppealChip({ status }: { status: AppealStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = staffAppealChips[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
