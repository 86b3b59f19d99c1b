import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createSentry } from './adapters/sentry/sentry.ts';
import { createCounters } from './http/counters.ts';
import { addGauges } from './http/gauges.ts';
import { measureThirdParties } from './adapters/measured-parties.ts';
import { systemClock } from './adapters/clock.ts';
import { calendarOfNotification } from './calendar/order-calendar.ts';
import { createThirdParties } from './adapters/third-parties.ts';
import type { Config } from './config.ts';
import { listen } from './database/listener.ts';
import { carryHints } from './database/hints.ts';
import { openReplica, readsAtPrimary } from './database/late-reads.ts';
import { openDatabase } from './database/pool.ts';
import { CallRefusal } from './calls/refusal.ts';
import type { Dependencies } from './dependencies.ts';
import { fileReaders } from './file-readers.ts';
import { openFolderStore } from './files/folder-store.ts';
import type { FileStore } from './files/file-store.ts';
import { addRoutes } from './http/add-routes.ts';
import { answerBadPath, answerBrokenRequest } from './http/broken-request.ts';
import { closeWhenAnswered } from './http/close-when-answered.ts';
import { typingChannel, type TypingMessage } from './conversations/typing.ts';
import { jobHandlers } from './all-jobs.ts';
import { isLane } from './jobs/lanes.ts';
import { createWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { dictionaryChannel } from './content/dictionaries/dictionary-repository.ts';
import {
  invalidationChannel,
  type InvalidationMessage,
} from './messages/invalidations/invalidation-repository.ts';
import { jobChannel } from './jobs/job-repository.ts';
import {
  sessionEndedChannel,
  sessionRecheckedChannel,
} from './accounts/sessions/session-repository.ts';
import { scheduleCleanup } from './cleanup.ts';
import { folderReleases } from './releases/folder-releases.ts';
import { beginGathering } from './console/fraud/gather.ts';
import { scheduleReconciliation } from './orders/reconciliation/reconciliation-job.ts';
import { refreshDictionaries } from './content/dictionaries/current-dictionaries.ts';
import { openSandboxClock } from './adapters/sandbox-clock.ts';
import { createArrivals } from './accounts/sessions/arrivals.ts';
import { openSockets } from './sockets/socket-server.ts';

export interface App {
  http: FastifyInstance;
  deps: Dependencies;
  /** Serves and works; answers the address. */
  start(): Promise<string>;
  /** Takes nothing new, finishes what runs, closes sockets, jobs and pool. */
  close(): Promise<void>;
}

/** Any dependency but those that the app itself makes; tests put theirs here. */
export type Replacements = Partial<
  Pick<
    Dependencies,
    | 'clock'
    | 'log'
    | 'payments'
    | 'payouts'
    | 'sms'
    | 'mail'
    | 'wechat'
    | 'webPush'
    | 'invoices'
    | 'files'
  >
>;

const headersMs = 15_000;
/** How long a stop waits for requests under way (ms). */
const farewellMs = 5_000;
const uploadMs = 15 * 60_000;

/** The whole server on a migrated database; `start` it, or `inject` calls into `http`. */
export async function buildApp(config: Config, replacements: Replacements = {}): Promise<App> {
  const url = config.databaseUrl;
  if (url === null) throw new Error('buildApp needs databaseUrl; main.ts starts the embedded one');
  const log = replacements.log ?? createLog(config.logLevel);
  // Behind a pooler a connection changes its server, where a statement prepared before is unknown.
  const pooling = { size: config.poolSize, named: config.directUrl === null };
  const { db, pool } = openDatabase(url, pooling, (error) =>
    log.warn({ err: error }, 'a connection was lost'),
  );
  const sandboxOffsetMs = config.thirdParties.sandbox?.clockOffsetMs ?? 0;
  const clock =
    replacements.clock ??
    (config.sandbox === null ? systemClock : await openSandboxClock(db, sandboxOffsetMs));
  const lateReads =
    config.replica === null
      ? readsAtPrimary(db)
      : await openReplica({
          ...config.replica,
          primary: db,
          poolSize: config.poolSize,
          isAnswer: (error) => error instanceof CallRefusal,
          log,
        });
  const http = createHttp(config, log, clock);
  const worker = createWorker(() => deps, jobHandlers);
  const shared = await openShared(config, log);
  if (shared !== null) carryHints(db, (channel, payload) => shared.publish(channel, payload));
  const registry = new Registry();
  const metrics = createCounters(registry);
  const deps: Dependencies = {
    config,
    db,
    lateReads,
    shared,
    clock,
    arrivals: createArrivals(db),
    log,
    jobs: worker,
    files: replacements.files ?? (await openFiles(config)),
    releases: await openReleases({ config, db, clock, log }),
    fileReaders,
    calendarOf: calendarOfNotification,
    ...measureThirdParties(
      await createThirdParties(config.thirdParties, clock, replacements),
      metrics,
    ),
    sockets: openSockets(http.server, clock, () => deps),
    metrics,
    errorTracker: config.sentry === null ? null : createSentry(config.sentry),
  };
  await addRoutes(http, deps, registry);
  const refresh = () =>
    refreshDictionaries(db).catch((error) =>
      log.warn({ err: error }, 'dictionaries are not fresh'),
    );
  const hintChannels = {
    [jobChannel]: (lane: string) => worker.wake(isLane(lane) ? lane : undefined),
    [invalidationChannel]: (payload: string) => {
      const message: InvalidationMessage = JSON.parse(payload);
      deps.sockets.invalidation(message);
    },
    [typingChannel]: (payload: string) => {
      const { personId, conversationId }: TypingMessage = JSON.parse(payload);
      deps.sockets.typing(personId, conversationId);
    },
  };
  const listener = await listen({
    url: config.directUrl ?? url,
    channels: {
      ...hintChannels,
      [dictionaryChannel]: () => void refresh(),
      [sessionEndedChannel]: (sessionId) => deps.sockets.end(sessionId, 601),
      [sessionRecheckedChannel]: (sessionId) => deps.sockets.reconnect(sessionId),
    },
    onGap() {
      void refresh();
      missedHints();
    },
    onError: (error) => log.warn({ err: error }, 'the listener lost its connection'),
  });

  addGauges(registry, { deps, pool, listener });
  await shared?.listen(hintChannels, missedHints);
  // After the listeners, so that no change falls between.
  await refresh();

  let closing: Promise<void> | undefined;
  return { http, deps, start, close: () => (closing ??= close()) };

  function missedHints(): void {
    worker.wake();
    deps.sockets.reconnectAll();
  }

  async function start(): Promise<string> {
    await scheduleCleanup(worker, db, clock.now());
    await scheduleReconciliation(worker, db, clock.now());
    await beginGathering(worker, db, clock.now());
    const address = await http.listen({ host: config.host, port: config.port });
    worker.start();
    return address;
  }

  async function close(): Promise<void> {
    await deps.sockets.close();
    // Requests under way are finished; who sends theirs drop by drop is not waited for.
    const cut = setTimeout(() => http.server.closeAllConnections(), farewellMs);
    await http.close();
    clearTimeout(cut);
    await worker.stop();
    await listener.close();
    await deps.releases.close();
    await shared?.close();
    await lateReads.close();
    await db.destroy();
    if (!pool.ended) await pool.end();
  }
}

function createHttp(
  config: Config,
  log: FastifyBaseLogger,
  clock: Dependencies['clock'],
): FastifyInstance {
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost more than the lines it may write.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: uploadMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadPath(clock),
    http: { headersTimeout: headersMs, connectionsCheckingInterval: 2_000 },
  });
  closeWhenAnswered(http.server);
  return http;
}

async function openFiles({ dataDir, s3 }: Config): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (s3 === null) return openFolderStore(folder);
  // Its library takes a second and 30 MB: only where it is used.
  const { openS3Store } = await import('./files/s3-store.ts');
  return openS3Store(s3, join(folder, 'arriving'));
}

async function openReleases(
  needs: Pick<Dependencies, 'config' | 'db' | 'clock' | 'log'>,
): Promise<Dependencies['releases']> {
  const { dataDir, s3, web } = needs.config;
  if (s3 === null) return folderReleases(web.releases);
  const { openS3Store } = await import('./files/s3-store.ts');
  const { openSharedReleases } = await import('./releases/shared-releases.ts');
  return openSharedReleases(
    needs,
    await openS3Store(s3, join(dataDir, 'files', 'arriving'), 'releases'),
  );
}

async function openShared({ redisUrl }: Config, log: Dependencies['log']) {
  if (redisUrl === null) return null;
  const { openRedis } = await import('./adapters/redis/redis.ts');
  return openRedis(redisUrl, log);
}
