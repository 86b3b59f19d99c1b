import { randomUUID } from 'node:crypto';
import { socketPath } from '@tolk/contract/socket-events';
import { signCall } from '@tolk/testing/caller';
import { io, type Socket } from 'socket.io-client';
import type { TestApp } from '../support/test-app.ts';

/** A connected socket of this session; who opens it disconnects it. */
export async function openSocket(tolk: TestApp, token: string): Promise<Socket> {
  const timestamp = String(tolk.clock.now().getTime());
  const nonce = randomUUID();
  const hash = signCall({ timestamp, nonce, method: 'GET', path: socketPath, body: '' }, token);
  const socket = io(tolk.url, {
    path: socketPath,
    auth: { token, timestamp, nonce, hash },
    transports: ['websocket'],
    reconnection: false,
  });
  await heard(socket, 'connect');
  return socket;
}

export function heard(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve));
}

/** Milliseconds until the socket is cut. */
export async function cutAfter(socket: Socket, act: () => Promise<unknown>): Promise<number> {
  const cut = heard(socket, 'disconnect');
  const from = performance.now();
  await act();
  await cut;
  return performance.now() - from;
}
