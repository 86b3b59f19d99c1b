import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from './child.ts';
import { findFreePort } from './free-port.ts';
import type { DemoAccount } from './ready-line.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

export interface Product {
  /** Where a browser opens it. */
  url: string;
  /** Its data folder, with the database in it unless `DATABASE_URL` names another. */
  dataDir: string;
  /** Process id of the api as it runs now. */
  readonly pid: number;
  sandbox: Sandbox;
  demoAccounts: readonly DemoAccount[];
  /** kill -9 of the api, then a new start on the same port and data; resolves when it serves again. */
  crash: () => Promise<void>;
  /** Ends both, and removes the data folder unless it is kept. */
  stop: (options?: { keepsData: boolean }) => Promise<void>;
}

export interface ProductOptions {
  /** Path of the api's entry, `apiProgram`: the api's own tests start it too, so it can't be imported here. */
  api: string;
  /** Added to the api's environment. */
  env?: Record<string, string>;
  /** A data folder to begin with a copy of (`prepareData`); a fresh one when left out. */
  prepared?: string;
}

/** Below the patience of a journey's hook (90 s), so that its failure tells what the program waited for. */
const preparedWithinMs = 80_000;

/**
 * A folder of data as a first start leaves it, migrated and with the demo's people, for any number of
 * `startProduct`, which then take a third of the time. To be removed by the person who asked for it.
 */
export async function prepareData(api: string): Promise<string> {
  const product = await startProduct({ api });
  await product.stop({ keepsData: true });
  return product.dataDir;
}

/** Runs sandbox and api on free ports. */
export async function startProduct({
  api: program,
  env,
  prepared,
}: ProductOptions): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'test-product-'));
  if (prepared !== undefined) await cp(prepared, data, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ apiUrl: url, dataDir: data });
  let api: Child | undefined;
  try {
    api = await startApi();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    dataDir: data,
    get pid() {
      return api?.pid ?? 0;
    },
    sandbox,
    demoAccounts: api.ready.demoAccounts ?? [],
    crash,
    stop,
  };

  async function crash(): Promise<void> {
    await api?.kill();
    api = await startApi();
  }

  /** The api first, so that it still reaches its third parties while it drains. */
  async function stop({ keepsData } = { keepsData: false }): Promise<void> {
    await api?.stop();
    await sandbox.stop();
    if (!keepsData) await rm(data, { recursive: true, force: true });
  }

  function startApi(): Promise<Child> {
    return startChild({
      script: program,
      env: {
        PORT: String(port),
        TOLK_DATA: data,
        TOLK_SANDBOX_URL: sandbox.url,
        TOLK_SANDBOX_SECRET: sandbox.secret,
        ...env,
      },
      ...(prepared !== undefined && { readyWithin: preparedWithinMs }),
    });
  }
}
