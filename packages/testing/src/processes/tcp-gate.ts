import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A door in front of a service: open, slow or shut. */
export interface TcpGate {
  port: number;
  /** Each answer of the service comes so many ms late; 0 again when it shall be quick. */
  slow(ms: number): void;
  /** Cuts what is connected and refuses what comes, as when the service is gone. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function openGate(target: number): Promise<TcpGate> {
  const state = { delayMs: 0 };
  const sockets = new Set<Socket>();
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    slow(ms) {
      state.delayMs = ms;
    },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      server = await listen(port);
    },
  };

  async function listen(at: number): Promise<Server> {
    const opened = createServer((caller) => {
      const service = connect(target, '127.0.0.1');
      let answered: Promise<unknown> = Promise.resolve();
      for (const socket of [caller, service]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
      }
      caller.pipe(service);
      caller.on('close', () => service.destroy());
      service.on('data', (chunk) => {
        service.pause();
        answered = pause(state.delayMs).then(() => {
          if (!caller.destroyed) caller.write(chunk);
          service.resume();
        });
      });
      // A service may close at once behind its answer, which is still on its way here.
      service.on('close', () => void answered.then(() => caller.destroySoon()));
    });
    opened.listen(at, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }
}
