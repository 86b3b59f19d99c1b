import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagesFolder } from '@tolk/contract/prerendered';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const year = 'public, max-age=31536000, immutable';
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Serves the files of the shell, the releases of the remotes and the registry that joins them. */
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
    // Pages are sent filled in, under their own addresses.
    allowedPath: (path) => !path.startsWith(`/${pagesFolder}/`),
    setHeaders: (reply) => void reply.header('cache-control', year),
  });
  if (!existsSync(web.shell)) return;
  await app.register(fastifyStatic, {
    root: web.shell,
    preCompressed: true,
    index: false,
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', hashed.test(path) ? year : 'no-cache');
    },
  });
}
