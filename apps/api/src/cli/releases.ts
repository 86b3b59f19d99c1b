// Releases that stand in a bucket: `bring <folder>` lays what a change goes by, `publish <folder>` puts the outcome
// into use. Ends with 3 where somebody else published meanwhile. Called by tooling/release.
import { join } from 'node:path';
import { ConfigurationError } from '../adapters/environment.ts';
import { openDatabase } from '../database/pool.ts';
import { openS3Store } from '../files/s3-store.ts';
import { ProviderUnavailable } from '../ports/provider-errors.ts';
import { bringInto, publish } from '../releases/depot.ts';
import { ChangedMeanwhile } from '../releases/release-repository.ts';
import { findCommandDatabase } from './database.ts';
import { s3Of } from './environment.ts';
import { runCommand } from './run-command.ts';

const changedMeanwhile = 3;

await runCommand(async () => {
  const [step, folder] = process.argv.slice(2);
  const s3 = s3Of(process.env);
  if (folder === undefined || (step !== 'bring' && step !== 'publish') || s3 === null)
    throw new ConfigurationError('Say bring or publish and a folder, and set S3_BUCKET.');
  const url = await findCommandDatabase(process.env);
  if (url === undefined)
    throw new ConfigurationError(
      'Set DATABASE_URL: with S3_BUCKET the database says what is released.',
    );
  const { db } = openDatabase(url, { size: 2 }, (error) => console.error(error.message));
  try {
    if (step === 'bring') return await bringInto(folder, { db });
    const store = await openS3Store(s3, join(folder, '.arriving'), 'releases');
    await publish(folder, { db, store, now: () => new Date() });
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new ConfigurationError(
        `The bucket could not be reached. Nothing was released, and what was in use stays in use: try again once it answers. (${error.message})`,
      );
    if (!(error instanceof ChangedMeanwhile)) throw error;
    process.exitCode = changedMeanwhile;
  } finally {
    await db.destroy();
  }
});
