import type { Envelope } from '@tolk/contract/headers';
import type { Language } from '@tolk/domain';
import type { FastifyReply } from 'fastify';
import type { CallRefusal } from '../calls/refusal.ts';

/** Codes that have an HTTP status of their own; every other answer is HTTP 200 (docs/product/errors.md#codes). */
const statuses: Readonly<Record<number, number>> = { 413: 413, 429: 429, 500: 500, 503: 503 };

export function success(data: unknown): Envelope {
  return { code: 0, msg: '', data };
}

export function refusalEnvelope(refusal: CallRefusal, language: Language): Envelope {
  return {
    code: refusal.code,
    msg: refusal.messageIn(language),
    data: refusal.dataIn(language),
  };
}

/** `envelope` is the text of one, so that a stored answer goes out as it was. */
export function sendEnvelope(reply: FastifyReply, code: number, envelope: string): FastifyReply {
  return reply
    .code(statuses[code] ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(envelope);
}
