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
  return { etag: etagOf(identity), identity, gzip: gz, br };
}

function etagOf(page: Buffer): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 16)}"`;
}

function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = new Set(acceptedIn(headers['accept-encoding'] ?? ''));
  return (['br', 'gzip'] as const).find((name) => accepted.has(name));
}

/** The encodings that a browser names and does not rule out with a weight of 0. */
function acceptedIn(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(/\s/g, '').split(';'))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([name = '']) => name);
}

/** Packs a page of its own for one browser: quickly, and in the one encoding that is sent. */
export async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const identity = Buffer.from(html);
  const etag = etagOf(identity);
  const caching = reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache';
  void reply.header('cache-control', caching).header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  void reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (encoding === undefined) return reply.send(identity);
  return reply.header('content-encoding', encoding).send(await quickly[encoding](identity));
}

const quickly = {
  br: (page: Buffer) => brotli(page, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page: Buffer) => gzip(page),
};

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
  const encoding = encodingFor(request);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  void reply.send(page[encoding ?? 'identity']);
}
