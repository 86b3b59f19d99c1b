/**
 * The server: calls, sockets, jobs and the built front ends on one port. Starts the embedded
 * PostgreSQL when no other is named, migrates, prints one line of JSON when it serves, and ends on
 * SIGTERM, SIGINT or when the pipe on its standard input closes.
 */
import { fstatSync } from 'node:fs';
import { buildApp } from './build-app.ts';
import { openServerDatabase } from './cli/database.ts';
import { readConfig } from './cli/environment.ts';
import { requireSessions } from './cli/pooler.ts';
import { runCommand } from './cli/run-command.ts';
import { migrate } from './database/migrate.ts';
import { createLog } from './log.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { loadQuestionBanks } from './language-tests/questions/load-banks.ts';
import { demoLogins, refuseDemoData, seedOnce } from './demo/seed-once.ts';

/** Everything has to be closed by then (ms). */
const patienceMs = 9_500;

await runCommand(async () => {
  const endTracing = await startTracing(process.env);
  const config = await readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openServerDatabase(process.env, (message) => log.info(message));
  const stopped = stopRequest();
  try {
    const direct = config.directUrl ?? database.url;
    await requireSessions(direct);
    await migrate(direct);
    const app = await buildApp({ ...config, databaseUrl: database.url }, { log });
    await refuseDemoData(app.deps);
    if (config.sandbox !== null) await seedOnce(app.deps);
    await loadQuestionBanks(app.deps);
    const url = await app.start();
    const demoAccounts = config.sandbox === null ? [] : demoLogins;
    console.log(JSON.stringify({ ready: true, url, dataDir: config.dataDir, demoAccounts }));
    await stopped;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await app.close();
    await endTracing();
  } finally {
    await database.stop();
  }
  process.exit(0);
});

/** Settles when somebody asks this process to end. */
function stopRequest(): Promise<void> {
  return new Promise((settle) => {
    process.on('SIGTERM', () => settle());
    process.on('SIGINT', () => settle());
    if (process.env.TOLK_WATCH_STDIN !== '1' && !isPipe(0)) return;
    process.stdin.resume();
    process.stdin.on('end', () => settle());
    process.stdin.on('error', () => settle());
  });
}

/** Only a parent's pipe tells that the parent is gone; /dev/null is at its end from the start. */
function isPipe(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFIFO() || kind.isSocket();
}
