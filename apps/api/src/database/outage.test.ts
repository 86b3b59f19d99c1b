import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Caller } from '@tolk/testing/caller';
import { testApp } from '../../test/support/test-app.ts';

/** The line to the database, which can be cut. */
class Line {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#join(socket));
  #target = { host: '', port: 0 };
  #port = 0;

  /** Answers the address that leads through this line. */
  async lead(url: string): Promise<string> {
    const address = new URL(url);
    this.#target = { host: address.hostname, port: Number(address.port) };
    await this.mend();
    address.searchParams.delete('host');
    address.hostname = '127.0.0.1';
    address.port = String(this.#port);
    return address.href;
  }

  async mend(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(socket: Socket): void {
    const server = connect(this.#target);
    for (const end of [socket, server]) {
      this.#sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.#sockets.delete(end);
        socket.destroy();
        server.destroy();
      });
    }
    socket.pipe(server).pipe(socket);
  }
}

const line = new Line();
afterAll(() => line.cut());
const tolk = testApp({ through: (url) => line.lead(url) });

it('while the database is away calls are answered 503, and when it is back they work again', async () => {
  const caller = tolk.caller();
  expect(await ask(caller)).toMatchObject({ status: 200, code: 0 });
  await line.cut();
  expect(await ask(caller)).toMatchObject({
    status: 503,
    code: 503,
    msg: 'The service is briefly unavailable. Your data is safe; try again in a moment.',
  });
  expect((await fetch(`${tolk.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${tolk.url}/readyz`)).status).toBe(503);
  const metrics = await (await fetch(`${tolk.url}/metrics`)).text();
  expect(metrics).toContain('tolk_listener_up 0\n');
  await line.mend();
  expect(await ask(caller)).toMatchObject({ status: 200, code: 0 });
});

function ask(caller: Caller) {
  return caller.call('/supinterface/getProjectReleaseInforList', {});
}
