import type {
  PayPalPayouts,
  PayoutBatch,
  PayoutProvider,
  PayoutStatus,
} from '../../src/ports/payout-provider.ts';
import {
  ProviderDeclined,
  ProviderRefused,
  ProviderUnavailable,
} from '../../src/ports/provider-errors.ts';

interface FakePayoutProvider {
  /** As they were sent, repeats too. */
  sent: PayoutBatch[];
  /** What a query answers, by reference; what is not set is pending. */
  says: Map<string, Partial<PayoutStatus>>;
  down: boolean;
  refuses: boolean;
  /** Has no money to send: takes nothing in. */
  isPoor: boolean;
  /** References that it took in, also where its answer was lost. */
  took: Set<string>;
  /** What happens before it answers whether it knows a batch, and before it takes one in. */
  whileAsked?: () => Promise<void>;
  whileSent?: () => Promise<void>;
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
): FakePayoutProvider & Pick<PayoutProvider, 'send' | 'query' | 'knows'> {
  return {
    sent: [],
    says: new Map(),
    down: false,
    refuses: false,
    isPoor: false,
    took: new Set(),
    cancelled: [],
    async send(batch) {
      if (this.down) throw new ProviderUnavailable(name, 'down');
      if (this.refuses) throw new ProviderRefused(name, 'RECEIVER_INVALID', 'refused');
      if (this.isPoor) throw new ProviderDeclined(name, 'INSUFFICIENT_FUNDS', 'no money');
      await this.whileSent?.();
      this.sent.push(batch);
      for (const { reference } of batch.items) this.took.add(reference);
      return { providerBatchId: `B-${batch.reference}` };
    },
    async knows(references) {
      if (this.down) throw new ProviderUnavailable(name, 'down');
      const known = references.some((reference) => this.took.has(reference));
      await this.whileAsked?.();
      // As in truth: PayPal has no such question.
      return name === 'paypal' ? null : known;
    },
    query({ references }) {
      if (this.down) throw new ProviderUnavailable(name, 'down');
      return Promise.resolve(
        references.map((reference) => statusOf(reference, this.says.get(reference))),
      );
    },
  };
}
