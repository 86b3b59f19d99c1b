import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentIncident } from '@tolk/contract';

/** What was wrong with money that fits nothing. */
export const incidentKinds: Readonly<Record<PaymentIncident['kind'], MessageDescriptor>> = {
  wrongAmount: msg`A different amount was paid`,
  secondTransaction: msg`The same payment was made twice`,
  refundAmount: msg`A different amount was refunded`,
};
