import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { startNginx, type Nginx } from './nginx.ts';

/** A buffer of nginx (bytes). */
const page = 4_096;
/** The whole answer (bytes). */
const size = 400 * page;

const state: { folder: string; nginx?: Nginx; server?: Server } = { folder: '' };

beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  state.server = createServer((_request, response) => void answerInPages(response));
  state.server.listen(0, '127.0.0.1');
  await once(state.server, 'listening');
  const address = state.server.address();
  const servers = join(state.folder, 'servers.conf');
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await writeFile(servers, `server 127.0.0.1:${port};\n`);
  state.nginx = await startNginx(state.folder, { port: await findFreePort(), servers });
}, 60_000);

afterAll(async () => {
  await state.nginx?.stop();
  state.server?.close();
  await rm(state.folder, { recursive: true, force: true });
});

/** Sends the head and pieces of one to eight pages by themselves, so that a read of nginx ends where the bytes do. */
async function answerInPages(response: ServerResponse): Promise<void> {
  response.setHeader('content-length', size);
  response.flushHeaders();
  const afterHead = page - String(Reflect.get(response, '_header')).length;
  await pause(5);
  response.write(Buffer.alloc(afterHead));
  let rest = size - afterHead;
  for (let piece = 0; rest > 0; piece += 5) {
    await pause(5);
    const next = Math.min(rest, (1 + (piece % 8)) * page);
    response.write(Buffer.alloc(next));
    rest -= next;
  }
  response.end();
}

it('no answer under way is cut off by a reload', async () => {
  const [program = '', ...args] = state.nginx?.reloadCommand.split(' ') ?? [];
  const read = async () => (await (await fetch(state.nginx?.url ?? '')).arrayBuffer()).byteLength;
  const answers: Promise<number>[] = [];
  for (let reload = 0; reload < 20; reload += 1) {
    answers.push(read(), read());
    await pause(200);
    await promisify(execFile)(program, args);
  }
  const sizes = await Promise.allSettled(answers);
  expect(sizes).toEqual(answers.map(() => ({ status: 'fulfilled', value: size })));
}, 60_000);
