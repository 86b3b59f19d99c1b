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
import { partyOf } from '../http/call-access.ts';
import { refuseFor } from '../calls/rate-limiter.ts';
import { CallRefusal } from '../calls/refusal.ts';
import { admit } from '../accounts/sessions/sessions.ts';
import { createDoorway, type Doorway } from './doorway.ts';
import { createRecentInvalidations, type RecentInvalidations } from './recent-invalidations.ts';
import { announceTyping } from '../conversations/typing.ts';
import { notePresent } from '../messages/threads/presence-repository.ts';
import type { Sockets } from './sockets.ts';

type NoEvents = Record<string, never>;
type SocketServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, CallSession>;
type AppSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, CallSession>;

const personRoom = (id: string) => `person:${id}`;
const memberRoom = (personId: string, memberId: string) => `member:${personId}:${memberId}`;
const signedInRoom = (id: string) => `signedIn:${id}`;
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
    allowRequest(request, decide) {
      // oxlint-disable-next-line promise/no-callback-in-promise -- socket.io asks by callback
      void doorway.opens(request, dependencies()).then((opens) => decide(null, opens));
    },
  });
  io.engine.on('connection', cutFlood);
  io.use((socket, next) => {
    // oxlint-disable-next-line promise/no-callback-in-promise -- socket.io asks by callback
    void admission(socket, doorway, dependencies()).then(next);
  });
  io.on('connection', (socket) => {
    catchUp(socket, recent);
    hearTyping(socket, dependencies);
    void present(dependencies(), [socket.data.personId]);
  });
  const presence = setInterval(() => {
    const here = new Set([...io.sockets.sockets.values()].map(({ data }) => data.personId));
    void present(dependencies(), [...here]);
  }, limits.conversation.presenceMs);
  return {
    count: () => io.sockets.sockets.size,
    invalidation({ personId, invalidation, membersLeftOut = [] }) {
      recent.note(personId, invalidation.tags);
      const leftOut = membersLeftOut.map((memberId) => memberRoom(personId, memberId));
      io.to(personRoom(personId)).except(leftOut).emit('invalidation', invalidation);
      if (leftOut.length === 0) return;
      const { notification: _, ...unannounced } = invalidation;
      io.to(leftOut).emit('invalidation', unannounced);
    },
    typing: (personId, conversationId) =>
      void io.to(personRoom(personId)).emit('typing', conversationId),
    end(sessionId, code) {
      const room = io.in(sessionRoom(sessionId));
      room.emit('ended', { code });
      setTimeout(() => room.disconnectSockets(true), farewellMs).unref();
    },
    reconnect: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    reconnectAll: () => io.disconnectSockets(true),
    async close() {
      clearInterval(presence);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** What sends more than any browser of ours is cut before its packets are taken apart. */
function cutFlood(connection: AppSocket['conn']): void {
  const { max, ms } = limits.sockets.packets;
  let since = performance.now();
  let packets = 0;
  connection.on('packet', () => {
    const now = performance.now();
    if (now - since > ms) {
      since = now;
      packets = 0;
    }
    packets += 1;
    // Not closed: the other side need not answer that, and goes on sending.
    if (packets > max) connection.request.socket.destroy();
  });
}

/** Notes who is connected. A database that is away loses nothing but a minute of it. */
async function present({ db, clock, log }: Dependencies, personIds: string[]): Promise<void> {
  await notePresent(db, personIds, clock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'presence was not noted'),
  );
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Passes on that the person writes; what comes faster than a browser of ours sends is not heard. */
function hearTyping(socket: AppSocket, dependencies: () => Dependencies): void {
  let heardAt = -Infinity;
  socket.on('typing', (conversationId) => {
    const now = performance.now();
    if (now - heardAt < limits.conversation.typingMs / 2) return;
    if (typeof conversationId !== 'string' || !uuid.test(conversationId)) return;
    heardAt = now;
    const { personId, memberId, identity } = socket.data;
    // Who has no seat in it hears nothing, and nobody hears of them.
    const { db, clock } = dependencies();
    announceTyping({ personId, memberId, identity, db, now: clock.now() }, conversationId).catch(
      () => undefined,
    );
  });
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
  const admitted = await admit(deps, verified, deps.clock.now());
  if (admitted === null) throw new CallRefusal('unauthenticated');
  const session = partyOf({ access: 'any', organisation: 'read' }, admitted);
  requireRoom(socket, admitted.personId, deps);
  socket.data = session;
  await socket.join([
    personRoom(session.personId),
    signedInRoom(admitted.personId),
    sessionRoom(session.sessionId),
    ...(session.memberId === null ? [] : [memberRoom(session.personId, session.memberId)]),
  ]);
}

/** Throws `tooMany` for one screen more than a person may have open. */
function requireRoom(socket: AppSocket, personId: string, { config }: Dependencies): void {
  if (!config.rateLimits.perCall) return;
  const open = socket.nsp.adapter.rooms.get(signedInRoom(personId))?.size ?? 0;
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
