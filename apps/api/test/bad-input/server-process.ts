/** The api in a process of its own, so that a test can tell what its memory is for. */
import { buildApp } from '../../src/build-app.ts';
import type { Config } from '../../src/config.ts';
import { unreachablePayments } from '../support/fake-payments.ts';

const config = JSON.parse(process.env.TEST_CONFIG ?? '{}') as Config;
const serverKey = Buffer.from(process.env.TEST_SERVER_KEY ?? '', 'hex');
const app = await buildApp(
  { ...config, serverKeys: [serverKey] },
  { payments: unreachablePayments() },
);
console.log(JSON.stringify({ ready: true, url: await app.start() }));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
