import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@tolk/domain';
import { refuse } from '../calls/refusal.ts';
import { multipartRefused, notJson, wrongContentType } from './faults.ts';
import { isForm } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came over the wire: signatures cover bytes. */
    rawBody: Buffer | null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Keeps JSON bodies as bytes; they are parsed after the signature was checked. */
export function keepRawBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const options = { parseAs: 'buffer', bodyLimit: limits.transport.bodyBytes } as const;
  app.addContentTypeParser<Buffer>(['application/json', '*'], options, (request, body, done) => {
    request.rawBody = body;
    done(null, undefined);
  });
}

/** Throws 422 for another content type, multipart by its name, and for what is not JSON in UTF-8. */
export function jsonOf(request: FastifyRequest, raw: Buffer): unknown {
  const type = request.headers['content-type'] ?? '';
  if (isForm(request)) refuse('invalid', multipartRefused);
  if (!/^application\/json\s*(;|$)/i.test(type)) refuse('invalid', wrongContentType);
  try {
    return JSON.parse(utf8.decode(raw));
  } catch {
    return refuse('invalid', notJson);
  }
}
