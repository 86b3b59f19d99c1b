import { effectOf, errorCodes } from '@tolk/contract/error-codes';
import { headers, type Envelope } from '@tolk/contract/headers';
import type { CallError } from './call-error.ts';

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

export interface Answered {
  /** Of the call, without the base, e.g. `/supinterface/login`. */
  path: string;
  /** The HTTP status: only a 500 there means the maintenance page. */
  status: number;
  requestId?: string | undefined;
}

/** Reads an envelope. */
export function outcomeOf(envelope: Envelope, { path, status, requestId }: Answered): Outcome {
  if (envelope.code === 0) return { ok: true, data: envelope.data };
  const effect = effectOf(envelope.code, path);
  const fields = fieldsOf(envelope.data);
  return {
    ok: false,
    error: {
      code: envelope.code,
      message: envelope.msg,
      effect: effect === 'maintenance' && status !== errorCodes.fault ? 'pass' : effect,
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
export async function readAnswer(response: Response, path: string): Promise<Outcome> {
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  const body: unknown = await response.json().catch(() => null);
  return isEnvelope(body)
    ? outcomeOf(body, { path, status: response.status, requestId })
    : noAnswer();
}

/** No answer came: the network is down, the server is away, or it took longer than 60 s. */
export function noAnswer(): Outcome {
  return { ok: false, error: { code: 0, message: '', effect: 'offline' } };
}
