import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket as Connection } from 'node:net';
import { socketPath } from '@tolk/contract/socket-events';
import { setTimeout } from 'node:timers/promises';
import { signCall } from '@tolk/testing/caller';
import { io, type Socket } from 'socket.io-client';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({
  config: {
    trustedProxies: ['127.0.0.1'],
    rateLimits: { perAddress: 0, perPerson: 0, perCall: true },
  },
});

const connections: Connection[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.destroy();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** Asks for a socket as a browser does, and then says nothing; answers the first line heard. */
async function askNameless(address: string): Promise<{ connection: Connection; line: string }> {
  const connection = connect(Number(new URL(tolk.url).port), '127.0.0.1');
  connections.push(connection);
  connection.on('error', () => undefined);
  const head = [
    `GET ${socketPath}/?EIO=4&transport=websocket HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: c2VhbC1pbmstcGFwZXItMQ==',
    `x-forwarded-for: ${address}`,
  ];
  connection.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = await once(connection, 'data');
  return { connection, line: String(first).split('\r\n')[0] ?? '' };
}

/** 0 when the session's socket is let in, else the code with which it is refused. */
function enter(token: string): Promise<number> {
  const timestamp = String(tolk.clock.now().getTime());
  const nonce = randomUUID();
  const hash = signCall({ timestamp, nonce, method: 'GET', path: socketPath, body: '' }, token);
  const socket = io(tolk.url, {
    path: socketPath,
    auth: { token, timestamp, nonce, hash },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(0));
    socket.once('connect_error', (error: Error & { data?: { code: number } }) =>
      resolve(error.data?.code ?? -1),
    );
  });
}

it('one person has twenty sockets open at once, others are not held back by them', async () => {
  const [person, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
  const codes: number[] = [];
  for (let opened = 0; opened < 22; opened += 1) codes.push(await enter(person.token ?? ''));
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
  expect(codes.slice(20)).toEqual([429, 429]);
  expect(await enter(other.token ?? '')).toBe(0);
  sockets[0]?.disconnect();
  // The server hears of the close after us.
  let code = 429;
  while (code === 429) code = await enter(person.token ?? '');
  expect(code).toBe(0);
});

it('one network has five hundred open at once, others are not held back by them', async () => {
  const opened = await Promise.all(Array.from({ length: 502 }, () => askNameless('198.51.100.7')));
  const refused = opened.filter(({ line }) => !line.startsWith('HTTP/1.1 101'));
  expect(refused.map(({ line }) => line)).toEqual([
    'HTTP/1.1 400 Bad Request',
    'HTTP/1.1 400 Bad Request',
  ]);
  expect((await askNameless('198.51.100.8')).line).toMatch(/^HTTP\/1\.1 101/);
});

it('one network opens fifteen hundred within a minute, others are not held back by them', async () => {
  const open = () => askNameless('198.51.100.11');
  const connectionsNow = () =>
    new Promise<number>((resolve) =>
      tolk.app.http.server.getConnections((_error, count) => resolve(count)),
    );
  const lines: string[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const opened = await Promise.all(Array.from({ length: 302 }, open));
    lines.push(...opened.map(({ line }) => line));
    for (const { connection } of opened) connection.destroy();
    // The server hears of the close after us.
    while ((await connectionsNow()) > 100) await setTimeout(10);
  }
  expect(lines.filter((line) => !line.startsWith('HTTP/1.1 101'))).toHaveLength(10);
  expect((await askNameless('198.51.100.12')).line).toMatch(/^HTTP\/1\.1 101/);
  await tolk.advance(60_000);
  expect((await open()).line).toMatch(/^HTTP\/1\.1 101/);
});

it('a connection that does not say whose it is is cut within six seconds, without being asked', async () => {
  const { connection } = await askNameless('198.51.100.9');
  const from = performance.now();
  // Read on, and never answer a request to close.
  connection.resume();
  await once(connection, 'close');
  expect(performance.now() - from).toBeLessThan(6_000);
});

it('one that has said so stays', async () => {
  const person = await signUp(tolk, 'client');
  expect(await enter(person.token ?? '')).toBe(0);
  const { connection } = await askNameless('198.51.100.10');
  connection.resume();
  await once(connection, 'close');
  expect(sockets.at(-1)?.connected).toBe(true);
});

it('there is no polling', async () => {
  const answer = await fetch(`${tolk.url}${socketPath}/?EIO=4&transport=polling`);
  expect(answer.status).toBe(400);
});
