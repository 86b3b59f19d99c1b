import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentIncident } from '@tolk/contract';
import { newerName, orNewer } from '@tolk/labels';

/** What was wrong with money that fits nothing. */
export const incidentKinds: Readonly<Record<PaymentIncident['kind'], MessageDescriptor>> = orNewer(
  {
    wrongAmount: msg`A different amount was paid`,
    secondTransaction: msg`The same payment was made twice`,
    refundAmount: msg`A different amount was refunded`,
  },
  newerName,
);
