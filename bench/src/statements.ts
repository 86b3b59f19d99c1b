import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '@tolk/api/measured';
import type { Statement } from './bare.ts';

/**
 * The statements that a function of a repository runs, so that the yardstick runs the very same:
 * those of its second run, since the product remembers some answers from call to call.
 */
export async function statementsOf(
  databaseUrl: string,
  ask: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) }),
    log: ({ query }) => {
      statements.push({ text: query.sql, values: query.parameters });
    },
  });
  await ask(db);
  statements.length = 0;
  await ask(db);
  await db.destroy();
  if (statements.length === 0) throw new Error('The repository ran no query.');
  return statements;
}
