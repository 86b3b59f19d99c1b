import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '@tolk/contract/headers';
import { defaultLanguage } from '@tolk/domain';
import type { Clock } from '../ports/clock.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { sendRefusal } from './call-pipeline.ts';
import { refusalEnvelope } from './envelope.ts';
import { languageOf } from './language.ts';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What can't be read as HTTP still gets an envelope; its language can't be read either. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(refusalEnvelope(new CallRefusal('invalid'), defaultLanguage));
  const head = [
    `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** A path that can't be decoded leads nowhere; no hook of ours runs for it. */
export function answerBadPath(clock: Clock) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header(headers.requestId, request.id);
    reply.header(headers.serverTime, String(clock.now().getTime()));
    const language = languageOf(request.headers['accept-language']);
    sendRefusal(reply, request, new CallRefusal('notFound'), language);
  };
}
