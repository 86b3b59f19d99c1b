import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Inside this plugin bodies stay bytes, since signatures cover bytes. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

export function rawBody(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

/** The JSON object in a raw body; empty for anything else. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(rawBody(request).toString('utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The string at `name`; empty for anything else. */
export function text(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
