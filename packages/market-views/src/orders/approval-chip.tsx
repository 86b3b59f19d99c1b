import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';

const looks: Readonly<
  Record<NonNullable<OrderRow['approval']>, { label: MessageDescriptor; tone: Tone } | null>
> = {
  none: null,
  waiting: { label: msg`Waiting for approval`, tone: 'attention' },
  approved: null,
  declined: {
    label: msg({ message: 'Not approved', context: 'cost of an order' }),
    tone: 'danger',
  },
};

/** Where the order's price stands with the viewer's organisation, while that keeps it from being paid. */
export function ApprovalChip({
  order: { approval = 'none' },
}: {
  order: Pick<OrderRow, 'approval'>;
}) {
  const { i18n } = useLingui();
  const look = looks[approval];
  return look === null ? null : <StatusChip tone={look.tone}>{i18n._(look.label)}</StatusChip>;
}
