import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sentryProject } from '../../adapters/sentry/sentry.ts';
import { dataOf } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

interface Received {
  url: string | undefined;
  auth: string | string[] | undefined;
  type: string | undefined;
  body: string;
}

/** The other end of Sentry's protocol: keeps what it is sent, and answers with these statuses first. */
function tracker() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const state: { server?: Server; port: number } = { port: 0 };
  beforeAll(async () => {
    state.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url, headers } = request;
        const body = Buffer.concat(parts).toString();
        received.push({ url, auth: headers['x-sentry-auth'], type: headers['content-type'], body });
        response.writeHead(statuses.shift() ?? 200).end('{}');
      });
    });
    const { server } = state;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    state.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((done) => state.server?.close(done)));
  return { received, statuses, state };
}

const { received, statuses, state } = tracker();
const tolk = testApp({
  services: () => ({
    sentry: sentryProject(`http://public@127.0.0.1:${state.port}/under/42`) ?? null,
  }),
});

it('a fault reaches the error tracker as an envelope, scrubbed, and again when it was away', async () => {
  statuses.push(503);
  await dataOf(
    tolk.caller().call('/supinterface/reportFrontEndFault', {
      kind: 'screen',
      remote: 'marketing',
      version: '0.1.0-aaaaaaaaaa',
      build: 'shell-1',
      route: '/',
      message: 'TypeError: no lin@example.com',
      stack: 'at f (/x?a=b:1:2)',
      documentId: 'document-number-1',
    }),
  );
  await tolk.settle();
  await tolk.advance(60_000);
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    url: '/under/api/42/envelope/',
    auth: 'Sentry sentry_version=7, sentry_client=tolk/1.0, sentry_key=public',
    type: 'application/x-sentry-envelope',
  });
  const [head = '', item = '', event = '', end] = second?.body.split('\n') ?? [];
  expect(end).toBe('');
  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(JSON.parse(head)).toMatchObject({ event_id: id });
  expect(JSON.parse(item)).toEqual({
    type: 'event',
    content_type: 'application/json',
    length: Buffer.byteLength(event),
  });
  expect(JSON.parse(event)).toMatchObject({
    event_id: id,
    platform: 'javascript',
    level: 'error',
    release: 'marketing@0.1.0-aaaaaaaaaa',
    transaction: '/',
    exception: { values: [{ type: 'TypeError', value: 'no ***' }] },
    extra: { stack: 'at f (/x?***:1:2)' },
  });
});

it.each([
  ['https://key@sentry.example/7', 'https://sentry.example/api/7/envelope/'],
  ['https://sentry.example/7', undefined],
  ['https://key@sentry.example/', undefined],
  ['sentry', undefined],
])('the DSN %s leads to %s', (dsn, url) => {
  expect(sentryProject(dsn)?.url).toBe(url);
});
