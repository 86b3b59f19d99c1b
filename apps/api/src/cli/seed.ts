// db:seed: adds generated postings to an installation with demo data, 100,000 unless told otherwise.
import { ConfigurationError } from '../adapters/environment.ts';
import { openDatabase } from '../database/pool.ts';
import { generatedMaximum } from '@tolk/demo-data';
import { addGeneratedPostings } from '../demo/generated-postings.ts';
import { openCommandDatabase } from './database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const count = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(count) || count < 1 || count > generatedMaximum) {
    throw new ConfigurationError(`Say how many postings to add: 1 to ${generatedMaximum}.`);
  }
  const database = await openCommandDatabase(process.env);
  const { db } = openDatabase(database.url, { size: 2 }, (error) => console.error(error.message));
  try {
    await addGeneratedPostings(db, count, new Date());
    console.log(`Added ${count} postings.`);
  } finally {
    await db.destroy();
    await database.stop();
  }
});
