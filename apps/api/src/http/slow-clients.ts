import type { FastifyInstance } from 'fastify';

/** A body has to be there after this time; uploads may take longer, but not stand still (ms). */
const bodyMs = 30_000;
const standstillMs = 15_000;

/** Cuts clients that keep a request open without sending it. Headers have a limit of their own. */
export function cutSlowClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (request.headers['content-type']?.startsWith('multipart/')) {
      raw.setTimeout(standstillMs, () => raw.destroy());
    } else if (hasBody(request.headers)) {
      const timer = setTimeout(() => raw.destroy(), bodyMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    request.raw.setTimeout(0);
    done();
  });
}

function hasBody(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
