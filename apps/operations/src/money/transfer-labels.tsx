import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { TransferForecast, TransferOutcome } from '@tolk/domain';

type Standing = TransferOutcome | TransferForecast;

/** What came of money in the bank account, or will once it is recorded. */
export const transferLooks: Readonly<Record<Standing, { label: MessageDescriptor; tone: Tone }>> = {
  unknown: { label: msg`Without an order`, tone: 'attention' },
  paid: { label: msg`Paid an order`, tone: 'success' },
  wrongAmount: { label: msg({ message: 'Wrong amount', context: 'transfer' }), tone: 'danger' },
  second: { label: msg({ message: 'Paid twice', context: 'transfer' }), tone: 'danger' },
  late: { label: msg({ message: 'Too late', context: 'transfer' }), tone: 'danger' },
  returned: { label: msg({ message: 'Sent back', context: 'transfer' }), tone: 'neutral' },
  repeated: { label: msg({ message: 'Recorded before', context: 'transfer' }), tone: 'neutral' },
};

export function TransferChip({ standing }: { standing: Standing }) {
  const { i18n } = useLingui();
  const { label, tone } = transferLooks[standing];
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
