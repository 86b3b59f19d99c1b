import { signedHeaders, type TolkStore, tolkApi } from '@tolk/api-client';
import { headers } from '@tolk/contract/headers';
import {
  socketPath,
  type ClientToServerEvents,
  type Hint,
  type ServerToClientEvents,
} from '@tolk/contract/socket-events';
import { io, type Socket } from 'socket.io-client';

type TolkSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export interface ConnectionOptions {
  store: TolkStore;
  token: string;
  /** Announces a notification that a hint carried. */
  onNotification: (notification: NonNullable<Hint['notification']>) => void;
  /** The session behind the socket ended. */
  onEnded: (code: 401 | 601) => void;
}

/** What the server's handshake checks: signed as a call is, anew for each connection. */
function handshake(token: string) {
  const signed = signedHeaders({ method: 'GET', path: socketPath, body: '' }, token);
  return {
    token,
    timestamp: signed[headers.timestamp],
    nonce: signed[headers.nonce],
    hash: signed[headers.bodyHash],
  };
}

/** Every tag that a person's screens can show: fetched anew when hints may have been missed. */
function refetchAll(store: TolkStore): void {
  store.dispatch(
    tolkApi.util.invalidateTags([
      'Unread',
      'Overview',
      'Posting',
      'Application',
      'Order',
      'Payment',
      'Evaluation',
      'Notification',
    ]),
  );
}

function applyHint(store: TolkStore, hint: Hint): void {
  const types = new Set(hint.tags.map((tag) => tag.type));
  store.dispatch(tolkApi.util.invalidateTags([...types]));
}

/**
 * Opens the socket of one session. Hints make stale what they name, a reconnect makes stale all of
 * it. Returns the function that closes the socket.
 */
export function connect({ store, token, onNotification, onEnded }: ConnectionOptions): () => void {
  const socket: TolkSocket = io({
    path: socketPath,
    transports: ['websocket'],
    auth: (give) => give(handshake(token)),
    reconnectionDelayMax: 10_000,
  });
  let connectedBefore = false;
  socket.on('connect', () => {
    if (connectedBefore) refetchAll(store);
    connectedBefore = true;
  });
  socket.on('hint', (hint) => {
    applyHint(store, hint);
    if (hint.notification) onNotification(hint.notification);
  });
  socket.on('ended', ({ code }) => onEnded(code));
  // A refused handshake is not tried again by socket.io: the token is renewed by the next call.
  return () => socket.disconnect();
}
