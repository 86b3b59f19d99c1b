import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { fetchKeys, orderOf, secret, signedCall } from '../test/local-sandbox.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let dataFolder: string;
let child: ChildProcessByStdio<Writable, Readable, Readable> | undefined;

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataFolder, { recursive: true });
});

function run(env: Record<string, string> = {}) {
  child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      TOLK_DATA: dataFolder,
      TOLK_SANDBOX_SECRET: secret,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return child;
}

async function ready(process: ReturnType<typeof run>) {
  const [line] = (await once(createInterface({ input: process.stdout }), 'line')) as [string];
  return JSON.parse(line) as { ready: boolean; url: string; smtpPort: number };
}

it('remembers everything after kill -9', async () => {
  const before = run();
  const { url, smtpPort } = await ready(before);
  const keys = await fetchKeys(url);
  const path = '/v3/pay/transactions/native';
  const started = await fetch(
    url + path,
    signedCall(keys.wechatPay, path, orderOf(keys.wechatPay)),
  );
  expect(started.status).toBe(200);
  const post = (route: string, body: object) =>
    fetch(`${url}/sandbox/api/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('clock', { advanceMs: 60_000 });
  await post('payments/ORDER-1', { notify: 'never' });
  before.kill('SIGKILL');
  await once(before, 'exit');

  const again = await ready(run());
  expect(again.smtpPort).toBe(smtpPort);
  expect(await fetchKeys(again.url)).toMatchObject({
    wechatPay: { mchId: keys.wechatPay.mchId, privateKey: keys.wechatPay.privateKey },
    clockOffsetMs: 60_000,
  });
  const trade = await fetch(`${again.url}/sandbox/api/payments/ORDER-1`);
  expect(await trade.json()).toMatchObject({ state: 'paid', paid: { amount: 128_000 } });
}, 30_000);

it('keeps its keys for its owner only', async () => {
  await ready(run());
  expect(statSync(join(dataFolder, 'sandbox', 'keys.json')).mode & 0o777).toBe(0o600);
}, 30_000);

it('ends when its standard input closes', async () => {
  const running = run();
  await ready(running);
  running.stdin.end();
  expect(await once(running, 'exit')).toEqual([0, null]);
}, 30_000);

it.each([
  [{ TOLK_ENV: 'production' }, 'does not run with TOLK_ENV=production'],
  [{ TOLK_SANDBOX_SECRET: '' }, 'Set TOLK_SANDBOX_SECRET'],
])('refuses to start with %j', async (env, sentence) => {
  const running = run(env);
  const [[line], [code]] = (await Promise.all([
    once(createInterface({ input: running.stderr }), 'line'),
    once(running, 'exit'),
  ])) as [[string], [number]];
  expect(line).toContain(sentence);
  expect(code).toBe(1);
});
