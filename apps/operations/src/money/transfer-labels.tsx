import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import type { TransferForecast, TransferOutcome } from '@tolk/domain';
import { newerLook, orNewer } from '@tolk/labels';

interface Look {
  label: MessageDescriptor;
  tone: Tone;
}

/** What came of money in the bank account. */
export const transferLooks: Readonly<Record<TransferOutcome, Look>> = orNewer(
  {
    unknown: { label: msg`Without an order`, tone: 'attention' },
    paid: { label: msg`Paid an order`, tone: 'success' },
    wrongAmount: { label: msg({ message: 'Wrong amount', context: 'transfer' }), tone: 'danger' },
    second: { label: msg({ message: 'Paid twice', context: 'transfer' }), tone: 'danger' },
    late: { label: msg({ message: 'Too late', context: 'transfer' }), tone: 'danger' },
    returned: { label: msg({ message: 'Sent back', context: 'transfer' }), tone: 'neutral' },
  },
  newerLook,
);

/** What comes of a line of a statement once it is recorded. */
const forecastLooks: Readonly<Record<TransferForecast, Look>> = orNewer(
  {
    ...transferLooks,
    paid: { label: msg`Will pay an order`, tone: 'success' },
    repeated: { label: msg({ message: 'Recorded before', context: 'transfer' }), tone: 'neutral' },
  },
  newerLook,
);

export function TransferChip({ outcome }: { outcome: TransferOutcome }) {
  return <Chip {...transferLooks[outcome]} />;
}

export function ForecastChip({ forecast }: { forecast: TransferForecast }) {
  return <Chip {...forecastLooks[forecast]} />;
}

function Chip({ label, tone }: Look) {
  const { i18n } = useLingui();
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>;
}
