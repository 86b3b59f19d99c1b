import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { headers } from '@tolk/contract/headers';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

interface PagePolicy {
  /** Hashes of the scripts that stand in the page itself, written by the shell's build. */
  scripts: readonly string[];
}

/** `unsafe-inline` for styles only: emotion writes style elements. */
const policyOf = (scripts: readonly string[], formHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${["'self'", ...formHosts].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers that every answer carries, those of errors included. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { config, clock }: Dependencies,
): Promise<void> {
  const { scripts } = await readPagePolicy(config.web.shell);
  const policy = policyOf(scripts, payPages(config));
  const fixed: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
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

/** Where a form may lead besides us: Alipay's page may be opened by a form of its own making. */
function payPages({ thirdParties: { alipay } }: Config): string[] {
  return [new URL(alipay.gateway).origin];
}

async function readPagePolicy(shell: string): Promise<PagePolicy> {
  const text = await readFile(join(shell, 'page-policy.json'), 'utf8').catch(() => null);
  return text === null ? { scripts: [] } : JSON.parse(text);
}
