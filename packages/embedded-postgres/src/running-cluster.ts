import { chooseAccount } from './account.ts';
import { findServer } from './bring-up.ts';
import { addressOf } from './connection.ts';
import { describeFolder } from './data-folder.ts';

/**
 * The address of a database on the cluster that a live server owns, for commands that work beside it
 * (make an admin, seed); undefined when none runs there.
 */
export async function findRunningCluster(
  dataDir: string,
  database: string,
): Promise<string | undefined> {
  const folder = describeFolder(dataDir);
  const account = await chooseAccount(folder.cluster);
  const server = await findServer({ folder, account });
  return server && addressOf(folder, server.port, database);
}
