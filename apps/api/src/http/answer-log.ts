import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { traceIdOf, validTraceparent } from '../tracing/traceparent.ts';

/** What a call came to; its HTTP status is 200 for nearly every answer. */
export interface CallOutcome {
  /** The code of the envelope, under a name that the log does not mask. */
  envelope: number;
  /** Who made the call; left out for visitors. */
  personId?: string;
  staffId?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for what is no call. */
    callOutcome: CallOutcome | null;
  }
}

/** A line for each answer, with what it was to the caller. */
export function logAnswers(app: FastifyInstance, { log }: Dependencies): void {
  app.decorateRequest('callOutcome', null);
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        traceId: traceIdOf(validTraceparent(request.headers.traceparent)),
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ...request.callOutcome,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
