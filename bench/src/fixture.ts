import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@tolk/embedded-postgres';
import { apiProgram } from '@tolk/api/program';
import { startProduct, type Product } from '@tolk/testing/processes';
import pg from 'pg';
import { migrate } from '@tolk/api/measured';
import { insertGeneratedPostings } from './postings.ts';

export interface Fixture {
  product: Product;
  databaseUrl: string;
  pool: pg.Pool;
  /** What the server was given; another process of it beside the first has the same. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export interface SignedIn {
  personId: string;
  token: string;
}

export interface FixtureOptions {
  postings: number;
  /** Makes more of them before the product starts. */
  grow?: ((databaseUrl: string) => Promise<void>) | undefined;
  /** Added to the server's environment. */
  env?: Record<string, string>;
}

/**
 * The whole product on a database of its own that holds `postings` generated postings. Limits per
 * caller are off: one process plays all callers.
 */
export async function buildFixture({
  postings,
  grow,
  env: added,
}: FixtureOptions): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  const databaseUrl = await cluster.ensureDatabase('tolk');
  await migrate(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  if (postings > 0) await insertGeneratedPostings(databaseUrl, postings);
  await grow?.(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    TOLK_CALLS_PER_ADDRESS: '0',
    TOLK_CALLS_PER_PERSON: '0',
    TOLK_CALL_LIMITS: 'off',
    TOLK_LOG: 'warn',
    ...added,
  };
  const product = await startProduct({ api: apiProgram, env });
  const stop = async () => {
    await product.stop();
    await pool.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { product, databaseUrl, pool, env, stop };
}

/** Signed-in suppliers, written as sign-up and login would have left them. */
export async function signIn(pool: pg.Pool, count: number): Promise<SignedIn[]> {
  const people = Array.from({ length: count }, () => ({
    personId: randomUUID(),
    sessionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const now = new Date();
  const ids = people.map(({ personId }) => personId);
  const sessions = people.map(({ sessionId }) => sessionId);
  const hashes = people.map(({ token }) => createHash('sha256').update(token).digest());
  await pool.query(
    `insert into person (id, email, name, identity, own_invitation_code, created_at)
     select id, id || '@bench.example', 'Bench', 'supplier', id, $2 from unnest($1::uuid[]) as id`,
    [ids, now],
  );
  await pool.query(
    `insert into session (id, person_id, identity, started_at, last_seen_at)
     select s, p, 'supplier', $3, $3 from unnest($1::uuid[], $2::uuid[]) as t(s, p)`,
    [sessions, ids, now],
  );
  await pool.query(
    `insert into session_token (hash, session_id, issued_at)
     select h, s, $3 from unnest($1::bytea[], $2::uuid[]) as t(h, s)`,
    [hashes, sessions, now],
  );
  return people.map(({ personId, token }) => ({ personId, token }));
}

/** So that a section measures what it is about, and not the mail that follows. */
export async function sendNoMail(pool: pg.Pool, events: readonly string[]): Promise<void> {
  await pool.query(
    `insert into notification_preference (person_id, event, channel, is_on)
     select id, event, 'email', false from person, unnest($1::text[]) as event
     on conflict do nothing`,
    [events],
  );
}
