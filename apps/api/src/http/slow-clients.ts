import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from './multipart.ts';

/** A body has to be there after this time; uploads may take longer, but not stand still (ms). */
const bodyMs = 30_000;
const standstillMs = 15_000;
/** How long what comes after a refusal is read and thrown away (ms). */
const readOnMs = 3_000;

/** How often bodies that are under way are looked at (ms). */
const lookEveryMs = 1_000;

/** Cuts clients that keep a request open without sending it. Headers have a limit of their own. */
export function cutSlowClients(app: FastifyInstance): void {
  const bodies = watchBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (isForm(request)) {
      raw.setTimeout(standstillMs);
      // Node asks only the response once the request is whole: its file may wait for its turn.
      reply.raw.on('timeout', () => {
        if (!raw.complete) raw.destroy();
      });
    } else if (hasBody(request.headers)) {
      bodies.set(raw, performance.now());
    }
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.raw.complete) bodies.delete(request.raw);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isForm(request)) watchRest(request.raw, app.server.keepAliveTimeout);
    done();
  });
}

/** One timer for all bodies under way (each with its start), since nearly all are there at once. */
function watchBodies(app: FastifyInstance): Map<IncomingMessage, number> {
  const bodies = new Map<IncomingMessage, number>();
  const timer = setInterval(() => {
    const latest = performance.now() - bodyMs;
    for (const [raw, began] of bodies) {
      if (!raw.complete && began < latest) raw.destroy();
      if (raw.complete || raw.destroyed) bodies.delete(raw);
    }
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return bodies;
}

/** An upload may be answered before it is all there: its rest may not stand still either. */
function watchRest(raw: IncomingMessage, keepAliveMs: number): void {
  const waitForNext = () => raw.setTimeout(keepAliveMs);
  if (raw.complete) {
    waitForNext();
    return;
  }
  raw.setTimeout(standstillMs);
  raw.once('end', waitForNext);
}

function hasBody(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Throws away what is still being sent. A client reads its answer after it has sent everything; a
 * connection closed at once would be reset before that.
 */
export function readOn(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  reply.header('connection', 'keep-alive');
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), readOnMs).unref();
  raw.once('end', () => clearTimeout(timer));
}
