import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { rawBody } from '../raw-body.ts';
import type { Store } from '../store.ts';
import type { PayoutProviderName } from './payout.ts';

export interface BearerTokens {
  /** Null unless the request carries these credentials and asks by `client_credentials`. */
  issue(request: FastifyRequest, client: { clientId: string; secret: string }): string | null;
  /** Does the request carry a token of this provider that still lives? */
  admits(request: FastifyRequest): boolean;
}

export function createBearerTokens(
  store: Store,
  clock: SandboxClock,
  { provider, lifeMs }: { provider: PayoutProviderName; lifeMs: number },
): BearerTokens {
  return {
    issue(request, { clientId, secret }) {
      const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
      if (!same(request.headers.authorization ?? '', expected)) return null;
      const form = new URLSearchParams(rawBody(request).toString('utf8'));
      if (form.get('grant_type') !== 'client_credentials') return null;
      const token = `A21AA${randomBytes(48).toString('base64url')}`;
      const expiresAt = new Date(clock.now().getTime() + lifeMs).toISOString();
      store.put('bearerToken', token, { token, provider, expiresAt });
      return token;
    },
    admits({ headers }) {
      const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
      const known = store.get('bearerToken', token);
      return known?.provider === provider && Date.parse(known.expiresAt) > clock.now().getTime();
    },
  };
}

function same(given: string, known: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(known));
}
