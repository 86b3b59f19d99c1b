import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from './child.ts';
import { findFreePort, program } from './programs.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

export interface Product {
  /** Where a browser opens it. */
  url: string;
  sandbox: Sandbox;
  /** kill -9 of the api, then a new start on the same port and data; resolves when it serves again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs sandbox and api on free ports with a fresh data folder, as `npm start` does. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'test-product-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ apiUrl: url, dataDir: join(data, 'sandbox') });
  let api: Child;
  try {
    api = await startApi();
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
  return {
    url,
    sandbox,
    async crash() {
      await api.kill();
      api = await startApi();
    },
    async stop() {
      await api.stop();
      await sandbox.stop();
      await rm(data, { recursive: true, force: true });
    },
  };

  function startApi(): Promise<Child> {
    return startChild({
      script: program('api'),
      env: {
        PORT: String(port),
        TOLK_DATA: join(data, 'api'),
        TOLK_SANDBOX_URL: sandbox.url,
        TOLK_SANDBOX_SECRET: sandbox.secret,
        ...env,
      },
      readiness: { poll: () => whenServing(url) },
    });
  }
}

async function whenServing(url: string): Promise<string | undefined> {
  const answer = await fetch(new URL('/readyz', url)).catch(() => undefined);
  return answer?.ok ? url : undefined;
}
