import { DAY, SECOND } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import type { PayoutBatch, PayoutProviderName } from '../../ports/payout-provider.ts';
import { ProviderRefused, ProviderUnavailable, TooOldToSend } from '../../ports/provider-errors.ts';
import { keepToken } from '../kept-token.ts';
import { exchangeJson } from '../remote-call.ts';

/** PayPal knows a `sender_batch_id` for 30 d; after that the same batch would be paid once more. */
const repeatableMs = 29 * DAY;

export interface ClientCredentials {
  baseUrl: string;
  /** Where the token comes from. */
  tokenUrl: string;
  clientId: string;
  secret: string;
}

/** How PayPal (`name`, `details`) and Payoneer (`error`) word a refusal. */
export interface Failure {
  name?: string;
  message?: string;
  error?: string;
  error_description?: string;
  details?: { issue?: string; link?: { href?: string }[] }[];
}

export type Answer<T> = { ok: true; body: T } | { ok: false; status: number; failure: Failure };

export interface PayoutClient {
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body: object, headers?: Record<string, string>): Promise<Answer<T>>;
}

type Call = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

interface TokenAnswer extends Failure {
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
}

/**
 * Calls with a bearer token by OAuth 2 client credentials. A refusal is for the caller to read;
 * what says nothing about a payout (no answer, 5xx, 429, keys or permissions that are not in order)
 * throws `ProviderUnavailable`.
 */
export function createPayoutClient(
  provider: PayoutProviderName,
  { baseUrl, tokenUrl, clientId, secret }: ClientCredentials,
  clock: Clock,
): PayoutClient {
  const token = keepToken(async () => {
    const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const { status, body } = await exchangeJson<TokenAnswer>(provider, tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: issued, expires_in: seconds = 0, error } = body;
    if (status >= 400 || !issued) {
      throw new ProviderUnavailable(provider, `no token: HTTP ${status} ${error ?? ''}`);
    }
    return { token: issued, lifeMs: seconds * SECOND };
  }, clock);

  async function attempt<T>(path: string, init: Call) {
    const bearer = await token.get();
    const headers = { ...init.headers, authorization: `Bearer ${bearer}` };
    const answer = await exchangeJson<T & Failure>(provider, baseUrl + path, { ...init, headers });
    if (answer.status === 401) token.drop(bearer);
    return answer;
  }

  async function call<T>(path: string, init: Call): Promise<Answer<T>> {
    const first = await attempt<T>(path, init);
    // A call that was not let in has done nothing: it may be made again with a new token.
    const { status, body } = first.status === 401 ? await attempt<T>(path, init) : first;
    if (status < 400) return { ok: true, body };
    if ([401, 403, 408, 429].includes(status) || status >= 500) {
      throw new ProviderUnavailable(provider, `HTTP ${status} ${codeOf(body)}`);
    }
    return { ok: false, status, failure: body };
  }

  return {
    get: (path) => call(path, { headers: { accept: 'application/json' } }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** The provider's word for a refusal. */
export function codeOf({ name, error }: Failure): string {
  return name ?? error ?? '';
}

/** The refusal as an error, with what was wrong in particular. */
export function refusal(provider: PayoutProviderName, failure: Failure): ProviderRefused {
  const { message, error_description: description, details = [] } = failure;
  const issues = Array.isArray(details) ? details.flatMap(({ issue }) => issue ?? []) : [];
  const reason = [message ?? description ?? '', ...issues].join('; ');
  return new ProviderRefused(provider, codeOf(failure), reason);
}

/** Throws `TooOldToSend` for a batch so old that a repeat could pay twice. */
export function requireRepeatable(
  provider: PayoutProviderName,
  { reference, approvedAt }: PayoutBatch,
  now: Date,
): void {
  if (now.getTime() - approvedAt.getTime() < repeatableMs) return;
  throw new TooOldToSend(provider, `${reference} is too old to be sent without a risk`);
}
