import {
  announceTyping,
  learnServerTime,
  onOwnTyping,
  renewToken,
  signedHeaders,
  type TolkStore,
} from '@tolk/api-client';
import { headers } from '@tolk/contract/headers';
import {
  socketPath,
  type ClientToServerEvents,
  type Invalidation,
  type ServerToClientEvents,
} from '@tolk/contract/socket-events';
import { io, type Socket } from 'socket.io-client';
import { applyInvalidation, refetchAll } from './stale.ts';

type TolkSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface ConnectionOptions {
  store: TolkStore;
  token: string;
  /** For how long screens have shown data without a socket (ms). */
  unheardMs: () => number;
  /** The socket is open: from now on it hears of every change. */
  onOpen: () => void;
  /** The connection was lost, and is sought again. */
  onCut: () => void;
  /** Announces a notification that an invalidation carried. */
  onNotification: (notification: NonNullable<Invalidation['notification']>) => void;
  /** The session behind the socket ended. */
  onEnded: (code: 401 | 601) => void;
}

/** What the server's handshake checks: signed as a call is, again for each connection. */
function signedHandshake(token: string) {
  const signed = signedHeaders({ method: 'GET', path: socketPath, body: '' }, token);
  return {
    token,
    timestamp: signed[headers.timestamp],
    nonce: signed[headers.nonce],
    hash: signed[headers.bodyHash],
  };
}

/** What the server adds to a refused handshake. */
interface HandshakeRefusal {
  code: number;
  serverTime?: number;
  token?: string;
}

function refusalOf(error: Error): HandshakeRefusal | null {
  const data: unknown = Reflect.get(error, 'data');
  return typeof data === 'object' && data !== null && 'code' in data
    ? (data as HandshakeRefusal)
    : null;
}

/** Somewhere between half a second and three: not everybody comes back at once after a restart. */
function politePauseMs(): number {
  return 500 + Math.random() * 2_500;
}

/** Until another try when the person has as many screens open as they may. */
const fullPauseMs = 60_000;

/** socket.io comes back by itself only when the network failed; a refusal and a farewell are ours to answer. */
function comeBack(socket: TolkSocket, { token, onEnded }: ConnectionOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (pauseMs = politePauseMs()) => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), pauseMs);
  };
  let ended = false;
  socket.on('ended', ({ code }) => {
    ended = true;
    onEnded(code);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect' && !ended) later();
  });
  socket.on('connect_error', (error) => {
    const refusal = refusalOf(error);
    if (refusal === null) return;
    if (refusal.serverTime !== undefined) learnServerTime(String(refusal.serverTime));
    if (refusal.code === 401 || refusal.code === 601) return onEnded(refusal.code);
    // The code that opened this socket hears of the new token and opens another one.
    if (refusal.code === 600 && refusal.token) return renewToken(token, refusal.token);
    return later(refusal.code === 429 ? fullPauseMs : undefined);
  });
  return () => clearTimeout(timer);
}

/**
 * Opens the socket of one session. What changed between the first fetch and the open socket comes first.
 * Invalidations make stale what they name, a reconnect makes stale all of it. Returns the function that
 * closes the socket.
 */
export function connect(options: ConnectionOptions): () => void {
  const { store, token, unheardMs, onOpen, onCut, onNotification } = options;
  let connectedBefore = false;
  const socket: TolkSocket = io({
    path: socketPath,
    transports: ['websocket'],
    auth: (give) =>
      give({ ...signedHandshake(token), ...(!connectedBefore && { unheardMs: unheardMs() }) }),
    reconnectionDelayMax: 10_000,
  });
  socket.on('connect', () => {
    if (connectedBefore) refetchAll(store);
    connectedBefore = true;
    onOpen();
  });
  socket.on('disconnect', onCut);
  socket.on('invalidation', (invalidation) => {
    applyInvalidation(store, invalidation);
    if (invalidation.notification) onNotification(invalidation.notification);
  });
  socket.on('typing', announceTyping);
  // Only what is true at this moment: nothing of it is kept for after a cut.
  const silence = onOwnTyping((id) => socket.volatile.emit('typing', id));
  const stop = comeBack(socket, options);
  return () => {
    stop();
    silence();
    socket.disconnect();
  };
}
