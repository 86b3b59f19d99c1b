import type { Clock } from '../../ports/clock.ts';
import type {
  PayoutBatch,
  PayoutItem,
  PayoutProvider,
  PayoutState,
  PayoutStatus,
} from '../../ports/payout-provider.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { ProviderRefused } from '../../ports/provider-errors.ts';
import type { PayoneerConfig } from '../config.ts';
import { toYuan as toDecimal } from '../payment/yuan.ts';
import { createPayoutClient, refusal, requireRepeatable } from './payout-client.ts';
import type { PayoutClient } from './payout-client.ts';

const name = 'payoneer';
/** Statuses that are asked for at the same time. */
const abreast = 10;

/** By the lower-case word; one that is missing here leaves a payout pending. */
const states: Readonly<Record<string, PayoutState>> = {
  transferred: 'paid',
  completed: 'paid',
  cancelled: 'failed',
  canceled: 'failed',
  rejected: 'failed',
  failed: 'failed',
  returned: 'returned',
};

interface StatusAnswer {
  result?: { payout_id?: string; status?: string; reason_description?: string };
}

/**
 * Payoneer mass payouts v4, unofficial: its contract is for partners only, and this is what public
 * client code shows. What is not known of it leaves a payout pending, for a person to look at.
 */
export function createPayoneer(config: PayoneerConfig, clock: Clock): PayoutProvider {
  const tokenUrl = `${config.loginUrl}/api/v2/oauth2/token`;
  const client = createPayoutClient(name, { ...config, tokenUrl }, clock);
  const program = `/v4/programs/${encodeURIComponent(config.programId)}`;

  return {
    name,

    async send(batch) {
      requireRepeatable(name, batch, clock.now());
      const payments = batch.items.map(paymentOf);
      const answer = await client.post(`${program}/masspayouts`, { payments });
      if (answer.ok) return { providerBatchId: null };
      const references = batch.items.map(({ reference }) => reference);
      await requireSent(references, refusal(name, answer.failure), batch);
      return { providerBatchId: null };
    },

    query: ({ references }) => statuses(references),
    knows: async (references) => (await statuses(references)).length > 0,
  };

  /**
   * A batch that was taken in before is refused for its references, under a code that is not
   * public: whether Payoneer knows them tells a repeat from a refusal. It takes payouts in some time
   * after its answer, so that of a repeat nothing is certain while it knows none. Throws `refused`.
   */
  async function requireSent(
    references: readonly string[],
    refused: ProviderRefused,
    { repeated }: PayoutBatch,
  ) {
    const known = await statuses(references);
    if (known.length === 0 && !repeated) throw refused;
    if (known.length === references.length) return;
    throw new ProviderUnavailable(name, `${known.length} of the references were used before`);
  }

  async function statuses(references: readonly string[]): Promise<PayoutStatus[]> {
    const found: PayoutStatus[] = [];
    for (let start = 0; start < references.length; start += abreast) {
      const next = references.slice(start, start + abreast);
      const answers = await Promise.all(next.map((item) => statusOf(client, program, item)));
      found.push(...answers.flatMap((status) => status ?? []));
    }
    return found;
  }
}

function paymentOf({ reference, account, amount, note }: PayoutItem): object {
  return {
    client_reference_id: reference,
    payee_id: account,
    amount: toDecimal(amount),
    currency: 'USD',
    description: note,
  };
}

/** Null for a reference that Payoneer does not know. */
async function statusOf(
  client: PayoutClient,
  program: string,
  reference: string,
): Promise<PayoutStatus | null> {
  const path = `${program}/payouts/${encodeURIComponent(reference)}/status`;
  const answer = await client.get<StatusAnswer>(path);
  if (!answer.ok) {
    if (answer.status === 404) return null;
    throw refusal(name, answer.failure);
  }
  const { result } = answer.body;
  if (!result?.status) throw new ProviderUnavailable(name, 'a payout without a status');
  return {
    reference,
    state: states[result.status.toLowerCase()] ?? 'pending',
    providerState: result.status,
    providerReference: result.payout_id ?? null,
    reason: result.reason_description ?? null,
  };
}
