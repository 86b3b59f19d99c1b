import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../database/migrate.ts';
import type { Dependencies } from '../dependencies.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function addHealth(app: FastifyInstance, { db, releases }: Dependencies): void {
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = releases.ready() && (await isMigrated(db).catch(() => false));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
