import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefundRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { newerLook, newerName, orNewer } from '@tolk/labels';

type RefundStatus = RefundRow['status'];

/** Refunds as the staff sees them: what needs somebody is its turn. */
export const refundStatuses: Readonly<
  Record<RefundStatus, { label: MessageDescriptor; tone: Tone }>
> = orNewer(
  {
    proposed: { label: msg`To be approved`, tone: 'attention' },
    failed: { label: msg({ message: 'Failed', context: 'money' }), tone: 'danger' },
    pending: { label: msg({ message: 'Being sent', context: 'status' }), tone: 'active' },
    accepted: { label: msg`With the provider`, tone: 'waiting' },
    succeeded: { label: msg({ message: 'Paid back', context: 'status' }), tone: 'success' },
    declined: { label: msg({ message: 'Declined', context: 'refund' }), tone: 'neutral' },
  },
  newerLook,
);

const paymentStatusLabels: Readonly<Record<string, MessageDescriptor>> = {
  pending: msg`Waiting for the client`,
  paid: msg({ message: 'Paid', context: 'status' }),
  closed: msg({ message: 'Closed', context: 'payment' }),
  expired: msg({ message: 'Expired', context: 'payment' }),
  refunded: msg({ message: 'Refunded', context: 'status' }),
};

/** The state of an attempt to pay, in words. */
export function usePaymentStatusName(): (status: string) => string {
  const { i18n } = useLingui();
  return (status) => {
    const label = paymentStatusLabels[status];
    return label ? i18n._(label) : status;
  };
}

/** Why money goes back. */
export const refundReasonLabels: Readonly<Record<RefundRow['reason'], MessageDescriptor>> = orNewer(
  {
    orderRefunded: msg`The order was cancelled`,
    latePaid: msg`Paid too late`,
    agreed: msg`Both sides agreed`,
    changed: msg`Price lowered by agreement`,
    ruled: msg`Ruling in an appeal`,
    staff: msg`Proposed by staff`,
    unmatched: msg`The payment didn’t match the order`,
  },
  newerName,
);

export function RefundChip({ status }: { status: RefundStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = refundStatuses[status];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
