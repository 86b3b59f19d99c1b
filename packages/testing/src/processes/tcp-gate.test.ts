import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openGate, type TcpGate } from './tcp-gate.ts';

/** Answers and closes at once, as a store does that was asked before a body was sent. */
const service = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end('taken'));
});
let gate: TcpGate;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  gate = await openGate((service.address() as AddressInfo).port);
});
afterAll(async () => {
  await gate.shut();
  service.close();
});

async function ask(): Promise<string> {
  const caller = connect(gate.port, '127.0.0.1');
  caller.write('take this');
  return text(caller);
}

it.each([0, 50])('an answer comes %d ms late although the service has closed', async (ms) => {
  gate.slow(ms);
  const began = performance.now();
  expect(await ask()).toBe('taken');
  // A timer may be a little early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(ms - 5);
});

it('what is shut refuses, and takes again once it is open', async () => {
  await gate.shut();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await gate.open();
  expect(await ask()).toBe('taken');
});
