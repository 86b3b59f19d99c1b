import { createSign, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxConfig } from '../src/config.ts';
import { startSandbox } from '../src/start.ts';

export const secret = 'shared-with-the-api';

interface WechatPayAccount {
  appId: string;
  mchId: string;
  serialNo: string;
  privateKey: string;
  platformKeys: Record<string, string>;
}

export interface SandboxKeys {
  wechatPay: WechatPayAccount;
  paypal: { clientId: string; secret: string };
  wechatLogin: { authorizeUrl: string; appId: string };
  smtp: { port: number; user: string; password: string };
  twilio: { accountSid: string; authToken: string; from: string };
  webPush: { publicKey: string; privateKey: string; subject: string };
  clockOffsetMs: number;
}

export interface LocalSandbox {
  url: string;
  keys: SandboxKeys;
  /** GET of a path. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** POST of JSON to a path. */
  post(path: string, body: object): Promise<Response>;
  stop(): Promise<void>;
}

/** A sandbox within this process, in a folder of its own. */
export async function startLocalSandbox(
  changes: Partial<SandboxConfig> = {},
): Promise<LocalSandbox> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const base = { port: 0, dataFolder, productUrl: null, publicUrl: null, secret };
  const running = await startSandbox({ ...base, ...changes });
  const { url } = running;
  return {
    url,
    keys: await fetchKeys(url),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async stop() {
      await running.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export async function fetchKeys(url: string): Promise<SandboxKeys> {
  const headers = { 'x-sandbox-secret': secret };
  const response = await fetch(`${url}/sandbox/api/keys`, { headers });
  return (await response.json()) as SandboxKeys;
}

/** A call as WeChat Pay's page describes it: signature over `METHOD\npath\ntimestamp\nnonce\nbody\n`. */
export function signedCall(account: WechatPayAccount, path: string, content: object) {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomUUID();
  const signature = createSign('RSA-SHA256')
    .update(`POST\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(account.privateKey, 'base64');
  const fields = {
    mchid: account.mchId,
    serial_no: account.serialNo,
    timestamp,
    nonce_str: nonce,
    signature,
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  const authorization = `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`;
  return { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body };
}

/** A WeChat Pay order for 1280 yuan; `changes` replace single fields. */
export function orderOf(account: WechatPayAccount, changes: object = {}) {
  return {
    appid: account.appId,
    mchid: account.mchId,
    description: 'Contract',
    out_trade_no: 'ORDER-1',
    notify_url: 'http://127.0.0.1:9/notify',
    amount: { total: 128_000, currency: 'CNY' },
    ...changes,
  };
}

/** A product that answers each call with the next of `statuses`; the last one stays. */
export async function serveProduct(statuses: number[], answer: () => object = () => ({})) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    request.resume();
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 500).end(JSON.stringify(answer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
