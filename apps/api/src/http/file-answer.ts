import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../calls/call-context.ts';

/** Where nginx fetches from the store (deploy/nginx); nobody else can ask for these addresses. */
const storeLocation = '/internal/files';

/**
 * Streams a file as an attachment that no browser shows or guesses the type of, or lets nginx do it
 * with these headers.
 */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply
    .header('content-type', file.mediaType)
    .header('content-disposition', attachment(file.fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  if ('handedOver' in file)
    return reply.header('x-accel-redirect', storeLocation + file.handedOver).send();
  return reply.header('content-length', file.size).send(file.stream);
}

/** RFC 6266 with the name in UTF-8 (RFC 8187) and an ASCII stand-in for old clients. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
