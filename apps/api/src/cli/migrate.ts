// db:migrate: brings the database forward and says what ran.
import { migrate } from '../database/migrate.ts';
import { openCommandDatabase } from './database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const database = await openCommandDatabase(process.env);
  try {
    const ran = await migrate(database.url);
    console.log(
      ran.length === 0 ? 'Nothing to do: the database is up to date.' : `Ran ${ran.join(', ')}.`,
    );
  } finally {
    await database.stop();
  }
});
