import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Path of an app's entry, which node runs as it stands. */
export function program(app: 'api' | 'sandbox'): string {
  return fileURLToPath(new URL(`../../../../apps/${app}/src/main.ts`, import.meta.url));
}

/** A port of the loopback address that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
