import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const year = 'public, max-age=31536000, immutable';
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Serves the shell, the releases of the remotes and the registry that joins them. */
export async function addFrontEnds(app: FastifyInstance, { web }: Config): Promise<void> {
  app.get('/remotes.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('application/json');
    return reply.send(
      await readFile(join(web.releases, 'remotes.json')).catch(() => '{"remotes":{}}'),
    );
  });
  await mkdir(web.releases, { recursive: true });
  await app.register(fastifyStatic, {
    root: web.releases,
    prefix: '/releases/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', year),
  });
  if (!existsSync(web.shell)) return;
  await app.register(fastifyStatic, {
    root: web.shell,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', hashed.test(path) ? year : 'no-cache');
    },
  });
}

/** A screen's address: the shell finds out what to show. False when it is no screen. */
export function sendShell(request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isScreen = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/releases/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || !isScreen || !('sendFile' in reply)) return false;
  void reply.code(200).sendFile('index.html');
  return true;
}
