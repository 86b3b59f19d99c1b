import type { Clock } from '../../ports/clock.ts';
import type { PayPalPayouts, PayoutBatch, SentPayouts } from '../../ports/payout-provider.ts';
import { ProviderDeclined, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { PayPalConfig } from '../config.ts';
import { toYuan as toDecimal } from '../payment/yuan.ts';
import { codeOf, createPayoutClient, refusal, requireRepeatable } from './payout-client.ts';
import type { Failure } from './payout-client.ts';
import { createPayPalVerifier } from './paypal-notification.ts';
import { itemStatus } from './paypal-items.ts';
import type { PayPalItem } from './paypal-items.ts';

const name = 'paypal';
const batches = '/v1/payments/payouts';
const items = '/v1/payments/payouts-item';

interface Batch {
  batch_header?: { payout_batch_id?: string; batch_status?: string };
  items?: PayPalItem[];
}

/**
 * PayPal Payouts v1. Its own guard against paying twice is `sender_batch_id`: people have seen
 * `PayPal-Request-Id` alone let a second batch through.
 */
export function createPayPal(config: PayPalConfig, clock: Clock): PayPalPayouts {
  const tokenUrl = `${config.baseUrl}/v1/oauth2/token`;
  const client = createPayoutClient(name, { ...config, tokenUrl }, clock);

  return {
    name,

    async send(batch) {
      requireRepeatable(name, batch, clock.now());
      const requestId = { 'paypal-request-id': batch.reference };
      const answer = await client.post<Batch>(batches, order(batch), requestId);
      if (!answer.ok) return { providerBatchId: knownBatch(answer.failure, batch) };
      return numbered(answer.body);
    },

    async query({ providerBatchId, references }) {
      if (!providerBatchId) throw new ProviderUnavailable(name, 'a batch without a number');
      const path = `${batches}/${encodeURIComponent(providerBatchId)}?page_size=1000`;
      const answer = await client.get<Batch>(path);
      if (!answer.ok) throw refusal(name, answer.failure);
      const { batch_header: header, items: found = [] } = answer.body;
      return found
        .map((item) => itemStatus(item, header?.batch_status))
        .filter(({ reference }) => references.includes(reference));
    },

    // Batches and payouts are found by PayPal's own numbers only.
    knows: () => Promise.resolve(null),

    async cancelUnclaimed(providerReference) {
      const path = `${items}/${encodeURIComponent(providerReference)}`;
      const cancelled = await client.post<PayPalItem>(`${path}/cancel`, {});
      if (cancelled.ok) return itemStatus(cancelled.body);
      // Claimed, or cancelled before: then what it is now is the answer.
      const current = await client.get<PayPalItem>(path);
      if (!current.ok) throw refusal(name, cancelled.failure);
      const status = itemStatus(current.body);
      if (status.state === 'unclaimed') throw refusal(name, cancelled.failure);
      return status;
    },

    verifyNotification: createPayPalVerifier(config, clock),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
    refuse: () => ({ status: 503, contentType: 'text/plain', body: 'later' }),
  };
}

function order({ reference, items: payouts }: PayoutBatch): object {
  return {
    sender_batch_header: { sender_batch_id: reference, recipient_type: 'EMAIL' },
    items: payouts.map((payout) => ({
      recipient_type: 'EMAIL',
      receiver: payout.account,
      amount: { value: toDecimal(payout.amount), currency: 'USD' },
      note: payout.note,
      sender_item_id: payout.reference,
    })),
  };
}

function numbered({ batch_header: header }: Batch): SentPayouts {
  if (!header?.payout_batch_id) throw new ProviderUnavailable(name, 'a batch without a number');
  return { providerBatchId: header.payout_batch_id };
}

/**
 * The batch that an earlier try has made: PayPal names it in a link, of which only the last part
 * is taken. Throws the refusal when there is none; after an earlier try that may have arrived it
 * ends nothing, for which check comes first is not known: people decide.
 */
function knownBatch(failure: Failure, { repeated: triedBefore }: PayoutBatch): string {
  if (codeOf(failure) === 'INSUFFICIENT_FUNDS') {
    throw new ProviderDeclined(name, codeOf(failure), 'the account has not enough money');
  }
  const repeated = failure.details?.find(({ issue = '' }) => /sender_batch_id/i.test(issue));
  if (!repeated || codeOf(failure) !== 'USER_BUSINESS_ERROR') {
    const refused = refusal(name, failure);
    throw triedBefore ? new ProviderDeclined(name, refused.code, refused.message) : refused;
  }
  const href = repeated.link?.[0]?.href ?? '';
  const [, id] = /\/v1\/payments\/payouts\/([\w-]{1,64})$/.exec(href) ?? [];
  if (!id) throw new ProviderUnavailable(name, 'the batch was sent before, under no number');
  return id;
}
