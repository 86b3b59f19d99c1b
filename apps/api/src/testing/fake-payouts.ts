import type {
  PayPalPayouts,
  PayoutBatch,
  PayoutProvider,
  PayoutStatus,
} from '../ports/payout-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../ports/provider-errors.ts';

interface FakePayoutProvider {
  /** As they were sent, repeats too. */
  sent: PayoutBatch[];
  /** What a query answers, by reference; what is not set is pending. */
  says: Map<string, Partial<PayoutStatus>>;
  down: boolean;
  refuses: boolean;
  /** References of the provider that were taken back. */
  cancelled: string[];
}

export interface FakePayouts {
  paypal: FakePayoutProvider & PayPalPayouts;
  payoneer: FakePayoutProvider & PayoutProvider;
}

/** Payouts in memory, for what a test decides itself: what is paid, who is down, who refuses. */
export function fakePayouts(): FakePayouts {
  const paypal = fakeProvider('paypal');
  return {
    paypal: {
      ...paypal,
      name: 'paypal',
      async cancelUnclaimed(providerReference) {
        this.cancelled.push(providerReference);
        const reference = providerReference.replace(/^I-/, '');
        return statusOf(reference, { state: 'returned', providerState: 'CANCELLED' });
      },
      verifyNotification: () => Promise.resolve(null),
      acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
      refuse: () => ({ status: 503, contentType: 'text/plain', body: 'later' }),
    },
    payoneer: { ...fakeProvider('payoneer'), name: 'payoneer' },
  };
}

function statusOf(reference: string, said: Partial<PayoutStatus> = {}): PayoutStatus {
  return {
    reference,
    state: 'pending',
    providerState: 'PENDING',
    providerReference: `I-${reference}`,
    reason: null,
    ...said,
  };
}

function fakeProvider(
  name: 'paypal' | 'payoneer',
): FakePayoutProvider & Pick<PayoutProvider, 'send' | 'query'> {
  return {
    sent: [],
    says: new Map(),
    down: false,
    refuses: false,
    cancelled: [],
    send(batch) {
      if (this.down) throw new ProviderUnavailable(name, 'down');
      if (this.refuses) throw new ProviderRefused(name, 'RECEIVER_INVALID', 'refused');
      this.sent.push(batch);
      return Promise.resolve({ providerBatchId: `B-${batch.reference}` });
    },
    query({ references }) {
      if (this.down) throw new ProviderUnavailable(name, 'down');
      return Promise.resolve(
        references.map((reference) => statusOf(reference, this.says.get(reference))),
      );
    },
  };
}
