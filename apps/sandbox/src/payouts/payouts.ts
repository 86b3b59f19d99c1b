import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import { openOutcomes } from './payout.ts';
import type { Outcome, Payout, PayoutProviderName } from './payout.ts';

const DAY = 86_400_000;
/** PayPal gives unclaimed money back after 30 days. */
const CLAIMABLE = 30 * DAY;

export class PayoutRefused extends Error {
  readonly fault: 'absent' | 'over';

  constructor(fault: PayoutRefused['fault']) {
    super(`Payout refused: ${fault}`);
    this.fault = fault;
  }
}

export type NewPayout = Omit<Payout, 'sentAt' | 'state' | 'changedAt' | 'paidAt'>;

/** The books of PayPal and Payoneer. A payout stays pending until somebody says what becomes of it. */
export interface Payouts {
  all(): Payout[];
  /** The newest with this number of the product's, whichever provider has it; throws `PayoutRefused`. */
  find(reference: string): Payout;
  of(provider: PayoutProviderName): Payout[];
  take(payouts: readonly NewPayout[]): Payout[];
  /** Throws `PayoutRefused` where that can't happen any more. */
  settle(payout: Payout, outcome: Outcome): Payout;
  /** Unclaimed for 30 days by now. */
  overdue(): Payout[];
}

export function createPayouts(store: Store, clock: SandboxClock): Payouts {
  const all = () => store.all('payout');
  const save = (payout: Payout): Payout => {
    store.put('payout', `${payout.provider}/${payout.itemId}`, payout);
    return payout;
  };

  return {
    all,
    of: (provider) => all().filter((payout) => payout.provider === provider),
    find(reference) {
      const found = all().findLast((payout) => payout.reference === reference);
      if (!found) throw new PayoutRefused('absent');
      return found;
    },
    take(payouts) {
      const now = clock.now().toISOString();
      const fresh = { sentAt: now, state: 'pending', changedAt: now, paidAt: null } as const;
      return payouts.map((payout) => save({ ...payout, ...fresh }));
    },
    settle(payout, outcome) {
      if (!openOutcomes(payout).includes(outcome)) throw new PayoutRefused('over');
      const now = clock.now().toISOString();
      const paidAt = outcome === 'success' ? now : payout.paidAt;
      return save({ ...payout, state: outcome, changedAt: now, paidAt });
    },
    overdue() {
      const limit = clock.now().getTime() - CLAIMABLE;
      return all().filter(
        ({ state, changedAt }) => state === 'unclaimed' && Date.parse(changedAt) <= limit,
      );
    },
  };
}
