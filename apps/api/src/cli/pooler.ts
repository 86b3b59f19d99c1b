import { ConfigurationError } from '../adapters/environment.ts';
import { isPooledByTransaction } from '../database/pooler.ts';

/** Throws when a connection to this database is not one session: LISTEN, for one, is lost there. */
export async function requireSessions(url: string): Promise<void> {
  if (!(await isPooledByTransaction(url))) return;
  throw new ConfigurationError(
    'The database stands behind a pooler in transaction mode, such as PgBouncer. There live updates (LISTEN), prepared statements and the lock by which instances migrate one after another are lost. Set DATABASE_DIRECT_URL to the database itself, or to a pool in session mode; calls may go on through the pooler of DATABASE_URL.',
  );
}
