import type { PayoutProviderName } from './payout.ts';

/** A token by OAuth 2 client credentials. */
export interface BearerToken {
  token: string;
  provider: PayoutProviderName;
  /** ISO 8601. */
  expiresAt: string;
}
