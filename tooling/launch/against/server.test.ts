import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { serveAgainst } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'against-'));
const dist = join(folder, 'dist');
const entry = (name: string) => ({
  version: `0.1.0-${name}`,
  entry: `/releases/${name}/0.1.0-${name}/remote-entry.js`,
  global: name,
  integrity: `sha384-${name}`,
  platform: '^1.0',
});

let product: FastifyInstance;
let sockets: Server;
let productUrl: string;
let here: Awaited<ReturnType<typeof serveAgainst>>;

beforeAll(async () => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'remote-entry.js'), '// ours');
  writeFileSync(
    join(dist, 'release.json'),
    '{"hash":"aa","global":"ours","entry":"remote-entry.js","integrity":"sha384-ours","platform":"^1.3"}',
  );
  product = Fastify();
  product.get('/remotes.json', ({ headers }) => ({
    platform: '1.3',
    remotes: { marketing: entry('marketing'), 'client-portal': entry(headers.cookie ?? 'none') },
  }));
  product.get('/releases/*', ({ url }) => `of the product: ${url}`);
  product.get('/selectidentity', () => 'the shell');
  product.get('/', () => 'a page made of another marketing');
  product.get('/terms', () => 'terms made of another marketing');
  product.get('/login', (_request, reply) =>
    reply
      .header('strict-transport-security', 'max-age=31536000')
      .header('set-cookie', ['a=1; Domain=tolk.example; Path=/; Secure', 'b=2; HttpOnly'])
      .redirect(`${productUrl}/phonelogin`),
  );
  product.post('/api/echo', ({ body, headers }) => ({ body, headers }));
  sockets = new Server(product.server, { path: '/api/socket' });
  sockets.on('connection', (socket) => socket.on('say', (text, answer) => answer(`heard ${text}`)));
  productUrl = await product.listen({ host: '127.0.0.1', port: 0 });
  here = await serveAgainst({ remote: 'client-portal', dist, upstream: `${productUrl}/`, port: 0 });
});
afterAll(async () => {
  await here.close();
  await sockets.close();
  await product.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(here.url + path, { redirect: 'manual', ...init });
const textOf = async (path: string) => (await get(path)).text();

it('the registry is the product’s, with our build in place of one remote', async () => {
  const answer = await get('/remotes.json', { headers: { cookie: 'tolk-rollout=7' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    platform: '1.3',
    remotes: {
      marketing: entry('marketing'),
      'client-portal': {
        version: '0.0.0-local',
        entry: '/releases/client-portal/0.0.0-local/remote-entry.js',
        global: 'ours',
        integrity: 'sha384-ours',
        platform: '^1.3',
      },
    },
  });
});

it('our build is served as it lies there now, and nothing beside it', async () => {
  const file = '/releases/client-portal/0.0.0-local/remote-entry.js';
  expect(await textOf(file)).toBe('// ours');
  writeFileSync(join(dist, 'remote-entry.js'), '// ours, built again');
  const again = await get(file);
  expect(await again.text()).toBe('// ours, built again');
  expect(again.headers.get('cache-control')).toBe('no-store');
  writeFileSync(join(folder, 'secret'), 'beside it');
  const way = '/releases/client-portal/0.0.0-local/..%2fsecret';
  expect(await textOf(way)).not.toContain('beside it');
  expect(await textOf('/releases/marketing/0.1.0-marketing/remote-entry.js')).toBe(
    'of the product: /releases/marketing/0.1.0-marketing/remote-entry.js',
  );
});

it('a call reaches the product byte by byte, as from its own page', async () => {
  const answer = await get('/api/echo', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: here.url,
      referer: `${here.url}/xqoverview/index`,
      'x-hash': 'signed',
    },
    body: '{"name":"通译"}',
  });
  expect(await answer.json()).toMatchObject({
    body: { name: '通译' },
    headers: {
      host: new URL(productUrl).host,
      origin: productUrl,
      referer: `${productUrl}/xqoverview/index`,
      'x-hash': 'signed',
    },
  });
});

it('cookies and redirects work here, and nothing asks the browser for TLS on this machine', async () => {
  const { status, headers } = await get('/login');
  expect([status, headers.get('location')]).toEqual([302, '/phonelogin']);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('a socket is passed on', async () => {
  const socket = io(here.url, { path: '/api/socket', transports: ['websocket'] });
  await once(socket, 'connect');
  expect(await socket.emitWithAck('say', 'hello')).toBe('heard hello');
  socket.disconnect();
});

it('pages that the product made of its own marketing are not taken over by ours', async () => {
  const ours = await serveAgainst({ remote: 'marketing', dist, upstream: productUrl, port: 0 });
  expect(await (await fetch(`${ours.url}/?lang=en`)).text()).toBe('the shell');
  await ours.close();
  expect(await textOf('/terms')).toBe('terms made of another marketing');
});

it('a product that does not answer is named', async () => {
  const lost = await serveAgainst({
    remote: 'client-portal',
    dist,
    upstream: 'http://127.0.0.1:9',
    port: 0,
  });
  for (const path of ['/remotes.json', '/xqoverview/index']) {
    const answer = await fetch(lost.url + path);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('The product at http://127.0.0.1:9 does not answer.');
  }
  await lost.close();
});
