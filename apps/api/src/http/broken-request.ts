import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, headers } from '@tolk/contract/headers';
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

/** Whether a request is for a call, which gets an envelope whatever becomes of it. */
export function isForCall({ url }: FastifyRequest): boolean {
  return url.startsWith(`${apiBase}/`);
}

/** A page that is not there, in the words of any web server. */
export function sendAbsent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('Not found');
}

/** A path that can't be decoded or is too long leads nowhere; no hook of ours runs for it. */
export function answerBadPath(clock: Clock) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header(headers.requestId, request.id);
    reply.header(headers.serverTime, String(clock.now().getTime()));
    if (!isForCall(request)) {
      void sendAbsent(reply);
      return;
    }
    const language = languageOf(request.headers['accept-language']);
    sendRefusal(reply, request, new CallRefusal('notFound'), language);
  };
}
