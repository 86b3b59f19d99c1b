import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import { pendingMigrations } from '../database/migrate.ts';
import type { Dependencies } from '../dependencies.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function addHealth(app: FastifyInstance, { db }: Dependencies): void {
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(db);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}

async function isReady(db: Queryable): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    return (await pendingMigrations(new Set(rows.map(({ name }) => name)))).length === 0;
  } catch {
    return false;
  }
}
