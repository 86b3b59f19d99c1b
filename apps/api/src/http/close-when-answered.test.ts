import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeWhenAnswered } from './close-when-answered.ts';

/** More than the buffers of two sockets hold. */
const long = Buffer.alloc(20_000_000, 'x');
let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/long') response.end(long);
    else request.on('data', () => undefined).on('end', () => response.end('done'));
  });
  closeWhenAnswered(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

const port = () => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const closed = () =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

it('an answer that is read slowly is sent to its end, and its connection ends with it', async () => {
  const request = get({ host: '127.0.0.1', port: port(), path: '/long' });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await pause(100);
  const closing = closed();
  await pause(100);
  let read = 0;
  for await (const chunk of response) read += (chunk as Buffer).length;
  expect(read).toBe(long.length);
  await closing;
});

it('a call that is being received is answered', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\n\r\nab');
  await pause(100);
  const closing = closed();
  await pause(100);
  socket.write('cd');
  let said = '';
  for await (const chunk of socket) said += String(chunk);
  expect(said).toContain('done');
  await closing;
});

it('a connection that waits for its next call ends at once', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(socket, 'data');
  await closed();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
