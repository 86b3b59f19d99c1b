import { randomBytes } from 'node:crypto';
import { socketPath } from '@tolk/contract/socket-events';
import { signCall } from '@tolk/testing/caller';
import { io, type Socket } from 'socket.io-client';
import type { SignedIn } from './fixture.ts';

/** What the server's handshake checks, again for each connection. */
function handshake(token: string) {
  const timestamp = String(Date.now());
  const nonce = randomBytes(16).toString('hex');
  const parts = { timestamp, nonce, method: 'GET', path: socketPath, body: '' };
  return { token, timestamp, nonce, hash: signCall(parts, token) };
}

/** An open socket of this person; `comesBack` as a browser's does after a cut, with its pauses. */
export function connect(
  url: string,
  { token }: SignedIn,
  { comesBack = false } = {},
): Promise<Socket> {
  const socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: comesBack,
    reconnectionDelayMax: 10_000,
    auth: (give) => give(handshake(token)),
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
