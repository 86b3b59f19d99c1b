import type { FastifyInstance } from 'fastify';
import { headers } from '@tolk/contract/headers';
import type { Dependencies } from '../dependencies.ts';

/** `unsafe-inline` for styles only: emotion writes style elements. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self' https:",
  "frame-ancestors 'none'",
].join('; ');

/** Headers that every answer carries, those of errors included. */
export function addSecurityHeaders(app: FastifyInstance, { config, clock }: Dependencies): void {
  const fixed: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
  if (config.publicUrl.startsWith('https:')) {
    fixed['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    reply.header(headers.requestId, request.id);
    reply.header(headers.serverTime, String(clock.now().getTime()));
    done();
  });
}
