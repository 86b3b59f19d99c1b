// db:released: notes the migrations that the image which is released now brings, for the next ones to be compared with.
import { writeFile } from 'node:fs/promises';
import { loadMigrations } from '../database/migrate.ts';
import { releasedFile } from '../database/released.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const migrations = await loadMigrations();
  const checksums = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
  await writeFile(
    releasedFile,
    `${JSON.stringify({ migrations: checksums, accepted: {} }, null, 2)}\n`,
  );
  console.log(`${migrations.length} migrations are released; commit database/released.json.`);
});
