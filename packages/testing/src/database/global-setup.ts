import { serverVariable, startTestServer, type Migrate, type TestServer } from './test-server.ts';

// jest runs set-up and tear-down in one process, each from its own module.
const running = globalThis as typeof globalThis & { tolkTestServer?: TestServer };

/**
 * For jest's `globalSetup`: starts the run's server and has `migrate` prepare its template.
 * `export default defineGlobalSetup((url) => migrate(url))`
 */
export function defineGlobalSetup(migrate: Migrate): () => Promise<void> {
  return async () => {
    const server = await startTestServer(migrate);
    running.tolkTestServer = server;
    process.env[serverVariable] = server.url;
  };
}

/** For jest's `globalTeardown`: `export { stopTestServer as default } from '@tolk/testing/global-setup'`. */
export async function stopTestServer(): Promise<void> {
  await running.tolkTestServer?.stop();
}
