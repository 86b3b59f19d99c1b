import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { headers } from '@tolk/contract/headers';
import {
  socketPath,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@tolk/contract/socket-events';
import { limits, MINUTE } from '@tolk/domain';
import type { CallSession } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Clock } from '../ports/clock.ts';
import { verifySignature } from '../http/signature.ts';
import { refuseFor } from '../calls/rate-limiter.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { admit } from '../accounts/sessions/sessions.ts';
import { createDoorway, type Doorway } from './doorway.ts';
import { createRecentInvalidations, type RecentInvalidations } from './recent-invalidations.ts';
import type { Sockets } from './sockets.ts';

type NoEvents = Record<string, never>;
type SocketServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, CallSession>;
type AppSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, CallSession>;

const personRoom = (id: string) => `person:${id}`;
const sessionRoom = (id: string) => `session:${id}`;

/** Time between "ended" and the cut, so that the message still goes out (ms). */
const farewellMs = 100;

/** Serves sockets on `server`; a socket is admitted by the same rules as a call. */
export function openSockets(
  server: HttpServer,
  clock: Clock,
  dependencies: () => Dependencies,
): Sockets {
  const doorway = createDoorway();
  const recent = createRecentInvalidations(clock);
  const io: SocketServer = new Server(server, {
    path: socketPath,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 65_536,
    transports: ['websocket'],
    allowUpgrades: false,
    cors: { origin: false },
    allowRequest: (request, decide) => decide(null, doorway.opens(request, dependencies())),
  });
  io.use((socket, next) => {
    // oxlint-disable-next-line promise/no-callback-in-promise -- socket.io asks by callback
    void admission(socket, doorway, dependencies()).then(next);
  });
  io.on('connection', (socket) => catchUp(socket, recent));
  return {
    invalidation: (personId, invalidation) => {
      recent.note(personId, invalidation.tags);
      io.to(personRoom(personId)).emit('invalidation', invalidation);
    },
    end(sessionId, code) {
      const room = io.in(sessionRoom(sessionId));
      room.emit('ended', { code });
      setTimeout(() => room.disconnectSockets(true), farewellMs).unref();
    },
    reconnectAll: () => io.disconnectSockets(true),
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** What changed while the screen stood without a socket. */
function catchUp(socket: AppSocket, recent: RecentInvalidations): void {
  const { unheardMs } = socket.handshake.auth;
  if (typeof unheardMs !== 'number' || !(unheardMs >= 0)) return;
  const tags = recent.within(socket.data.personId, unheardMs);
  if (tags.length > 0) socket.emit('invalidation', { tags });
}

/** Undefined when the socket is let in. */
async function admission(
  socket: AppSocket,
  doorway: Doorway,
  deps: Dependencies,
): Promise<Error | undefined> {
  try {
    await enter(socket, deps);
    doorway.letIn(socket.request);
    return undefined;
  } catch (error) {
    return connectError(error, deps.clock.now());
  }
}

async function enter(socket: AppSocket, deps: Dependencies): Promise<void> {
  const { auth } = socket.handshake;
  const verified = verifySignature(
    {
      method: 'GET',
      path: socketPath,
      body: Buffer.alloc(0),
      headers: {
        [headers.token]: text(auth.token),
        [headers.timestamp]: text(auth.timestamp),
        [headers.nonce]: text(auth.nonce),
        [headers.bodyHash]: text(auth.hash),
      },
    },
    deps.clock.now(),
  );
  const session = await admit(deps, verified, deps.clock.now());
  if (session === null) throw new CallRefusal('unauthenticated');
  requireRoom(socket, session.personId, deps);
  socket.data = session;
  await socket.join([personRoom(session.personId), sessionRoom(session.sessionId)]);
}

/** Throws `tooMany` for one screen more than a person may have open. */
function requireRoom(socket: AppSocket, personId: string, { config }: Dependencies): void {
  if (!config.rateLimits.perCall) return;
  const open = socket.nsp.adapter.rooms.get(personRoom(personId))?.size ?? 0;
  if (open >= limits.sockets.perPerson) refuseFor(MINUTE);
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The client reads the code, the server's time and, after a rotation, the new token from `error.data`. */
function connectError(error: unknown, now: Date): Error {
  const refusal = error instanceof CallRefusal ? error : new CallRefusal('unavailable');
  const data = { code: refusal.code, serverTime: now.getTime(), ...refusal.dataIn('en') };
  return Object.assign(new Error(refusal.message), { data });
}
