import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page in every encoding, ready to be sent. */
export interface PackedPage {
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** `effort` of 0 to 11: pages that are made while somebody waits are packed with less. */
export async function packPage(html: string, effort = 11): Promise<PackedPage> {
  const identity = Buffer.from(html);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: effort,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    brotli(identity, { params }),
    gzip(identity, { level: Math.min(9, effort) }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { etag: `W/"${digest}"`, identity, gzip: gz, br };
}

/**
 * Sends a page in the best encoding that the browser takes; caches ask each time whether it changed, and those of
 * many people leave one with a cookie alone.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage): void {
  const caching = reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache';
  void reply.header('cache-control', caching).header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) {
    void reply.code(304).send();
    return;
  }
  void reply.type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  );
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  void reply.send(page[encoding ?? 'identity']);
}
