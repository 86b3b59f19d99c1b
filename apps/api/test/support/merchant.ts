import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderMethod } from '@tolk/domain';
import { startSandbox } from '@tolk/testing/processes';
import type { Sandbox } from '@tolk/testing/processes';
import type {
  PaymentProvider,
  PaymentRequest,
  ReceivedNotification,
  VerifiedNotification,
} from '../../src/ports/payment-provider.ts';
import type { PayoutStatus } from '../../src/ports/payout-provider.ts';
import type { NotificationFault } from '../../src/ports/provider-errors.ts';
import { NotificationRejected } from '../../src/ports/provider-errors.ts';
import { createMovableClock } from '../../src/adapters/clock.ts';
import type { ThirdPartyConfig } from '../../src/adapters/config.ts';
import { createThirdParties } from '../../src/adapters/third-parties.ts';
import type { ThirdParties } from '../../src/adapters/third-parties.ts';
import { payoutNotifyPath } from '../../src/payouts/batches/receive-payout-notification.ts';
import { loadThirdPartyConfig } from '../../src/adapters/third-party-config.ts';

/** A product reduced to its adapters, with a real sandbox on the other side. */
export interface Merchant extends ThirdParties {
  config: ThirdPartyConfig;
  sandbox: Sandbox;
  /** What arrived, in order: the notification, or why it was not believed. */
  heard: (VerifiedNotification | NotificationFault)[];
  /** The same of payouts; null for a notification about something else. */
  heardOfPayouts: (PayoutStatus | NotificationFault | null)[];
  /** Those notifications as they came over the wire. */
  receivedOfPayouts: ReceivedNotification[];
  /** An order that can be paid for 15 minutes; `overrides` replace single fields. */
  order(method: ProviderMethod, overrides?: Partial<PaymentRequest>): PaymentRequest;
  stop(): Promise<void>;
}

export async function startMerchant(): Promise<Merchant> {
  const heard: Merchant['heard'] = [];
  const heardOfPayouts: Merchant['heardOfPayouts'] = [];
  const receivedOfPayouts: ReceivedNotification[] = [];
  const product = await serve(async (request, response) => {
    const rawBody = await readAll(request);
    const path = request.url ?? '';
    if (path === '/internal/sandbox/clock') {
      const { advanceMs } = JSON.parse(rawBody.toString()) as { advanceMs: number };
      clock.advance(advanceMs);
      response.end(JSON.stringify({ now: clock.now().toISOString() }));
      return;
    }
    if (path === payoutNotifyPath) {
      const { paypal } = parties.payouts;
      const believed = await hearOfPayout({ headers: request.headers, rawBody });
      const { status, body } = believed ? paypal.acknowledge() : paypal.refuse();
      response.writeHead(status).end(body);
      return;
    }
    const provider = parties.payments[path.slice(1) as ProviderMethod];
    const answer = hear(provider, { headers: request.headers, rawBody })
      ? provider.acknowledge()
      : provider.refuse();
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
  });
  const sandbox = await startSandbox({ apiUrl: product.url });
  const env = { TOLK_SANDBOX_URL: sandbox.url, TOLK_SANDBOX_SECRET: sandbox.secret };
  const config = await loadThirdPartyConfig(env);
  const clock = createMovableClock(config.sandbox?.clockOffsetMs ?? 0);
  const parties = await createThirdParties(config, clock);
  let orders = 0;

  function hear(provider: PaymentProvider, received: ReceivedNotification): boolean {
    try {
      heard.push(provider.verifyNotification(received));
      return true;
    } catch (error) {
      if (error instanceof NotificationRejected) heard.push(error.fault);
      return false;
    }
  }

  async function hearOfPayout(received: ReceivedNotification): Promise<boolean> {
    receivedOfPayouts.push(received);
    try {
      heardOfPayouts.push(await parties.payouts.paypal.verifyNotification(received));
      return true;
    } catch (error) {
      if (error instanceof NotificationRejected) heardOfPayouts.push(error.fault);
      return false;
    }
  }

  return {
    ...parties,
    config,
    sandbox,
    heard,
    heardOfPayouts,
    receivedOfPayouts,
    order: (method, overrides = {}) => ({
      outTradeNo: `ORDER${++orders}-${method}`,
      amount: 128_000,
      description: '合同 EN → 中文, 1,200 words',
      expiresAt: new Date(clock.now().getTime() + 900_000),
      scene: 'qr',
      notifyUrl: `${product.url}/${method}`,
      ...overrides,
    }),
    async stop() {
      await sandbox.stop();
      await product.stop();
    },
  };
}

export interface LocalServer {
  url: string;
  stop(): Promise<void>;
}

/** A server on a free port of the loopback. */
export async function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<LocalServer> {
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Somebody between us and the provider, who may alter answers: `alter` gets and gives their bodies. */
export function serveMeddler(target: string, alter: (body: string) => string) {
  return serve(async (request, response) => {
    const body = await readAll(request);
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
        ),
      ),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    response.writeHead(answer.status, headers).end(alter(await answer.text()));
  });
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
