// key:rotate: seals everything under the first server key, so that the others can be dropped.
import { randomBytes } from 'node:crypto';
import { ConfigurationError } from '../adapters/environment.ts';
import { openDatabase } from '../database/pool.ts';
import { resealTable, type Resealed } from '../database/reseal.ts';
import { sealedTables } from '../sealed-tables.ts';
import { openCommandDatabase } from './database.ts';
import { dataDirOf, serverKeysOf } from './environment.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [argument = 'reseal'] = process.argv.slice(2);
  if (argument !== 'reseal' && argument !== 'count')
    throw new ConfigurationError('Say nothing to seal anew, or count: npm run key:rotate -- count');
  const keys = await serverKeysOf(process.env, dataDirOf(process.env));
  if (keys.length === 1)
    throw new ConfigurationError(
      `There is one server key. Give every instance a second one behind it, such as ${randomBytes(32).toString('hex')}, and restart them; then put it first, restart them again, and run this.`,
    );
  const write = argument === 'reseal';
  const database = await openCommandDatabase(process.env);
  const { db } = openDatabase(database.url, { size: 2 }, (error) => console.error(error.message));
  try {
    const results: Resealed[] = [];
    for (const table of sealedTables) {
      const result = await resealTable(db, keys, table, { write });
      console.log(lineOf(result, write));
      results.push(result);
    }
    console.log(conclusion(results, write));
    if (results.some(({ unreadable }) => unreadable.length > 0)) process.exitCode = 1;
  } finally {
    await db.destroy();
    await database.stop();
  }
});

function lineOf({ table, changed, fresh, unreadable }: Resealed, write: boolean): string {
  const counts = `${table}: ${changed} ${write ? 'sealed anew' : 'under another key'}, ${fresh} under the first key already`;
  if (unreadable.length === 0) return counts;
  return `${counts}, ${unreadable.length} open under no key: ${unreadable.slice(0, 10).join(', ')}`;
}

function conclusion(results: readonly Resealed[], write: boolean): string {
  if (results.some(({ unreadable }) => unreadable.length > 0))
    return 'Drop no key: some rows need one that is missing here.';
  if (!write && results.some(({ changed }) => changed > 0))
    return 'Drop no key yet: run npm run key:rotate.';
  return 'Everything that lasts is under the first key. A day after the last instance took it, drop the others.';
}
