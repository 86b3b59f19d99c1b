import { join } from 'node:path';
import { product as brand } from '@tolk/domain';
import { findRunningCluster } from '@tolk/embedded-postgres';
import type { Product } from '@tolk/testing/processes';
import pg from 'pg';

/** Works in the database of a journey's own product: for state that nobody reaches by a call in a journey's time. */
export async function inDatabase(
  { dataDir }: Pick<Product, 'dataDir'>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: await findRunningCluster(join(dataDir, 'postgres'), brand.slug),
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
