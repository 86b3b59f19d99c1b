import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxProgram } from '@tolk/sandbox/program';
import { startChild } from './child.ts';
import { sandboxControls, type SandboxControls } from './sandbox-controls.ts';

export interface Sandbox extends SandboxControls {
  /** Origin for the api's TOLK_SANDBOX_URL. */
  url: string;
  /** For the api's TOLK_SANDBOX_SECRET. */
  secret: string;
  stop: () => Promise<void>;
}

export interface SandboxOptions {
  /** Origin of the api whose clock moves along; without one the sandbox stands alone. */
  apiUrl?: string;
  /** A folder of its own that goes with it, unless one is named. */
  dataDir?: string;
}

/** Runs the providers' side on a free port. */
export async function startSandbox({ apiUrl, dataDir }: SandboxOptions = {}): Promise<Sandbox> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'test-sandbox-')));
  const secret = randomBytes(24).toString('hex');
  const env = { PORT: '0', TOLK_DATA: folder, TOLK_SANDBOX_SECRET: secret };
  const { ready, stop } = await startChild({
    script: sandboxProgram,
    env: apiUrl === undefined ? env : { ...env, TOLK_API_URL: apiUrl },
  });
  return {
    ...sandboxControls(ready.url),
    url: ready.url,
    secret,
    async stop() {
      await stop();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
