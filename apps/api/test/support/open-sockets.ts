import { randomUUID } from 'node:crypto';
import { socketPath } from '@tolk/contract/socket-events';
import { signCall } from '@tolk/testing/caller';
import { io, type Socket } from 'socket.io-client';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What the socket says next by this name. */
export const heard = <Value>(socket: Socket, event: string) =>
  new Promise<Value>((resolve) => socket.once(event, (value: Value) => resolve(value)));

/** Sockets as a browser opens them, each closed after its test. Call it beside `testApp`. */
export function openTestSockets(tolk: Pick<TestApp, 'url' | 'clock'>) {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });

  function connect(
    token: string,
    { unheardMs, ...forged }: { nonce?: string; unheardMs?: unknown } = {},
  ): Socket {
    const parts = {
      timestamp: String(tolk.clock.now().getTime()),
      nonce: forged.nonce ?? randomUUID(),
      method: 'GET',
      path: socketPath,
      body: '',
    };
    const { timestamp, nonce } = parts;
    const socket = io(tolk.url, {
      path: socketPath,
      auth: { token, timestamp, nonce, hash: signCall(parts, token), unheardMs },
      transports: ['websocket'],
      reconnection: false,
    });
    open.push(socket);
    return socket;
  }

  async function connected(person: TestPerson): Promise<Socket> {
    const socket = connect(person.token ?? '');
    await heard(socket, 'connect');
    return socket;
  }

  return { connect, connected };
}
