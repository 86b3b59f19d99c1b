import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PayoutBatchRow } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { SettlementMethodName, SettlementStatus } from '@tolk/domain';
import { newerName, orNewer, settlementChips } from '@tolk/labels';

type Channel = PayoutBatchRow['channel'];

export const channelLabels: Readonly<Record<Channel, MessageDescriptor>> = orNewer(
  {
    unionpay: msg`Bank cards and accounts`,
    paypal: msg`PayPal`,
    payoneer: msg`Payoneer`,
  },
  newerName,
);

/** Payouts of one channel go out together. */
export const channelOfMethod: Readonly<Record<SettlementMethodName, Channel>> = {
  personalCard: 'unionpay',
  corporateCard: 'unionpay',
  paypal: 'paypal',
  payoneer: 'payoneer',
};

/** What is applied for waits for the staff. */
const ownTones: Readonly<Partial<Record<SettlementStatus, Tone>>> = {
  applied: 'attention',
  refused: 'neutral',
};

export function SettlementChip({ status }: { status: SettlementStatus }) {
  const { i18n } = useLingui();
  const { label, tone } = settlementChips[status];
  return <StatusChip tone={ownTones[status] ?? tone}>{i18n._(label)}</StatusChip>;
}
