import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagesFolder } from '@tolk/contract/prerendered';
import { isReleaseVersion, isRemoteName } from '@tolk/contract/remotes';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { choose } from './remotes/choice.ts';
import type { RegistryStore } from './remotes/registry-store.ts';
import { visitOf } from './remotes/visit.ts';
import { keptShell, type ShellBuilds } from './shell-builds.ts';

const year = 'public, max-age=31536000, immutable';
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Leads out of no folder. */
const assetName = /^\w[\w.~-]*$/;

/** Files of a release, not what is noted beside them; pages are sent filled in, under their own addresses. */
const ofRelease = /^\/[^/]+\/[^/]+\/./;

/** How often a build of the shell is noted as in use (ms). */
const notedMs = MINUTE;

/** Serves the files of the shell, the releases of the remotes and the registry that joins them. */
export async function addFrontEnds(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'config' | 'clock' | 'releases'>,
  registry: RegistryStore,
  builds: ShellBuilds,
): Promise<void> {
  const { web } = deps.config;
  app.get('/remotes.json', async (request, reply) => {
    const visit = await visitOf(request, registry, deps);
    return reply.header('cache-control', 'no-store').send(choose(await registry.read(), visit));
  });
  await mkdir(web.releases, { recursive: true });
  if (deps.config.s3 !== null) bringWhatIsMissed(app, deps);
  await app.register(fastifyStatic, {
    root: web.releases,
    prefix: '/releases/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    allowedPath: (path) =>
      ofRelease.test(path) &&
      !path.startsWith(`/${pagesFolder}/`) &&
      !path.includes('/source-maps/'),
    setHeaders: (reply) => void reply.header('cache-control', year),
  });
  if (!existsSync(web.shell)) return;
  await keepBuild(app, builds);
  await app.register(fastifyStatic, {
    root: [web.shell, keptShell(web.releases)],
    preCompressed: true,
    index: false,
    allowedPath: (path) => path !== '/index.html' && !path.startsWith('/builds/'),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', hashed.test(path) ? year : 'no-cache');
    },
  });
}

/**
 * A page may come from an instance that knew a release, or a build of the shell, a second before this one, and a tab
 * may ask for a release of last week.
 */
function bringWhatIsMissed(
  app: FastifyInstance,
  { config, releases }: Pick<Dependencies, 'config' | 'releases'>,
): void {
  const { web } = config;
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?');
    const [, top, first = '', second = '', third] = path.split('/');
    if (top === 'releases' && third && isRemoteName(first) && isReleaseVersion(second)) {
      if (!existsSync(join(web.releases, first, second)))
        await releases.bring(`${first}/${second}`);
    } else if (top === 'assets' && second === '' && assetName.test(first)) {
      const places = [web.shell, keptShell(web.releases)];
      if (!places.some((place) => existsSync(join(place, 'assets', first)))) await releases.bring();
    }
  });
}

/** Before a page is served, its files lie where every instance finds them. */
async function keepBuild(app: FastifyInstance, builds: ShellBuilds): Promise<void> {
  await builds.keep();
  const timer = setInterval(() => void builds.keep(), notedMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await builds.leave();
  });
}
