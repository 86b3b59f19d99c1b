import type { AnyCall, RequestOf, ResponseOf } from '@tolk/contract';
import type { CallContext } from './call-context.ts';

/** A call with what answers it; `routes/index.ts` collects all of them. */
export interface Registration {
  call: AnyCall;
  run(request: unknown, context: CallContext): Promise<unknown>;
}

/**
 * Binds a call of the contract to its handler. Signature, session, access, limits, the request's
 * shape and repetition are checked before the handler runs; what it throws becomes the envelope.
 */
export function route<Call extends AnyCall>(
  call: Call,
  handler: (request: RequestOf<Call>, context: CallContext) => Promise<ResponseOf<Call>>,
): Registration {
  return { call, run: (request, context) => handler(request as RequestOf<Call>, context) };
}
