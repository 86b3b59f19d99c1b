import type { ErrorEffect } from '@tolk/contract/errors';
import { headers, type Envelope } from '@tolk/contract/headers';
import type { CallError } from './call-error.ts';

/** Effects that a code has by itself; every other code shows its message (docs/product/errors.md#codes). */
const effects: Record<number, ErrorEffect> = {
  401: 'signOut',
  402: 'pass',
  403: 'pass',
  404: 'pass',
  500: 'maintenance',
  600: 'renewToken',
  601: 'revoked',
};

export type Outcome = { ok: true; data: unknown } | { ok: false; error: CallError };

function fieldsOf(data: unknown): Record<string, string> | undefined {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return undefined;
  const entries = Object.entries(data.fields ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A refusal says itself what to do; only a fault of the server is for customer service to look up. */
function isFault(code: number): boolean {
  return code >= 500 && code < 600;
}

/** Reads an envelope. `status` is the HTTP status: only a 500 there means the maintenance page. */
export function outcomeOf(envelope: Envelope, status: number, requestId?: string): Outcome {
  if (envelope.code === 0) return { ok: true, data: envelope.data };
  const effect = effects[envelope.code] ?? 'message';
  const fields = fieldsOf(envelope.data);
  return {
    ok: false,
    error: {
      code: envelope.code,
      message: envelope.msg,
      effect: effect === 'maintenance' && status !== 500 ? 'pass' : effect,
      data: envelope.data,
      ...(requestId !== undefined && isFault(envelope.code) ? { requestId } : {}),
      ...(fields === undefined ? {} : { fields }),
    },
  };
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}

/** Reads an answer whatever it is: a proxy's HTML page counts as no answer. */
export async function readAnswer(response: Response): Promise<Outcome> {
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  const body: unknown = await response.json().catch(() => null);
  return isEnvelope(body) ? outcomeOf(body, response.status, requestId) : noAnswer();
}

/** No answer came: the network is down, the server is away, or it took longer than 60 s. */
export function noAnswer(): Outcome {
  return { ok: false, error: { code: 0, message: '', effect: 'offline' } };
}
