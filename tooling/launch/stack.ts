import type { DataFolder } from './data-folder.ts';
import { keepRunning } from './keep-running.ts';
import type { ReadyLine, Service } from './service.ts';

export type Stack = {
  api: ReadyLine;
  /** Settles with a sentence as soon as one of the services is given up. */
  ended: Promise<string>;
  /** Stops the api first, so that it can still reach its third parties while it drains. */
  stop: () => Promise<void>;
  kill: () => void;
};

/**
 * Starts the sandbox, then the api on `port`, and starts again what ends by itself; throws a Refusal, leaving nothing
 * behind, when one fails at first.
 */
export async function startStack(data: DataFolder, port: number): Promise<Stack> {
  const shared = { TOLK_DATA: data.path, TOLK_SANDBOX_SECRET: data.sandboxSecret };
  const sandbox = await keepRunning({
    name: 'sandbox',
    script: 'apps/sandbox/src/main.ts',
    env: { ...shared, PORT: '0', TOLK_API_URL: `http://127.0.0.1:${port}` },
    logs: data.logs,
  });
  const api = await startApi(
    { ...shared, PORT: `${port}`, TOLK_SANDBOX_URL: sandbox.ready.url },
    data,
    sandbox,
  );
  return {
    api: api.ready,
    ended: Promise.race([api.ended, sandbox.ended]),
    stop: async () => {
      await api.stop();
      await sandbox.stop();
    },
    kill: () => {
      api.kill();
      sandbox.kill();
    },
  };
}

async function startApi(
  env: NodeJS.ProcessEnv,
  data: DataFolder,
  sandbox: Service,
): Promise<Service> {
  try {
    return await keepRunning({
      name: 'api',
      script: 'apps/api/src/main.ts',
      env,
      logs: data.logs,
    });
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}
