import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import {
  entryOf,
  type BuildManifest,
  type RegistryDocument,
  type RegistryEntry,
} from '@tolk/contract/remotes';
import { routeAt } from '@tolk/contract/routes';
import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  type RawServerBase,
  type RouteGenericInterface,
} from 'fastify';

export interface Against {
  /** The remote that is served from here, e.g. `client-portal`. */
  remote: string;
  /** Folder of its build; what lies in it when it is asked for is served. */
  dist: string;
  /** Address of the product that answers everything else. */
  upstream: string;
  /** 0 takes a free one. */
  port: number;
}

/** Screens of the shell that are no prerendered page: a page made of another release would be taken over by ours. */
const plainScreen = '/selectidentity';
const localVersion = '0.0.0-local';

/**
 * A product elsewhere under an address of this machine, with one remote from here: the registry names our build, its
 * files are ours, and everything else, calls and sockets included, is passed on. The browser sees one origin, so
 * that neither cookies nor the page's policy have to know of two.
 */
export async function serveAgainst(
  against: Against,
): Promise<{ url: string; close(): Promise<void> }> {
  const { remote, dist, port } = against;
  const upstream = new URL(against.upstream).origin;
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: dist, serve: false });
  const ownFolder = `/releases/${remote}/${localVersion}/`;

  app.get('/remotes.json', async (request, reply) => {
    const registry = await registryOf(upstream, request).catch(() => undefined);
    if (registry === undefined) {
      explainUnreachable(reply, upstream);
      return reply;
    }
    const remotes = { ...registry.remotes, [remote]: ownEntry(remote, dist) };
    return reply.header('cache-control', 'no-store').send({ ...registry, remotes });
  });
  app.get(`${ownFolder}*`, (request, reply) => {
    const file = decodeURIComponent(request.url.slice(ownFolder.length).split('?')[0] ?? '');
    // Another build follows in a moment, under the same address.
    return reply.sendFile(file, { cacheControl: false, acceptRanges: false });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(ownFolder)) void reply.header('cache-control', 'no-store');
  });
  await app.register(httpProxy, {
    upstream,
    websocket: true,
    preRewrite: (url) => (isMadeByOthers(url, remote) ? plainScreen : url),
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, ...asFrom(upstream, headers) }),
      rewriteHeaders: (headers) => forHere(headers, upstream),
      onError: (reply) => explainUnreachable(reply, upstream),
    },
  });
  return {
    url: await app.listen({ host: '127.0.0.1', port }),
    close: () => app.close(),
  };
}

/** The product's registry as this browser gets it there. */
async function registryOf(
  upstream: string,
  { headers }: FastifyRequest,
): Promise<RegistryDocument> {
  const answer = await fetch(new URL('/remotes.json', upstream), {
    headers: { cookie: headers.cookie ?? '' },
  });
  return (await answer.json()) as RegistryDocument;
}

function ownEntry(remote: string, dist: string): RegistryEntry {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new Error(`${remote} is not built: ${file} is missing.`);
  return entryOf(remote, localVersion, JSON.parse(readFileSync(file, 'utf8')) as BuildManifest);
}

function isMadeByOthers(url: string, remote: string): boolean {
  const route = routeAt(url.split('?')[0] ?? '');
  return route?.owner === remote && route.prerendered === true;
}

type Headers = Record<string, string | string[] | number | undefined>;

/** As if the page came from the product itself. */
function asFrom(upstream: string, { referer }: Headers): Record<string, string> {
  const page = typeof referer === 'string' ? URL.parse(referer) : null;
  return { origin: upstream, ...(page && { referer: upstream + page.pathname }) };
}

/** What binds a browser to the product's own address, or to TLS, stays there. */
function forHere(
  { 'strict-transport-security': _tls, location, 'set-cookie': cookies, ...headers }: Headers,
  upstream: string,
): Record<string, string | string[]> {
  const led = typeof location === 'string' ? location.replace(upstream, '') || '/' : undefined;
  const kept = [cookies ?? []]
    .flat()
    .map(String)
    .map((cookie) => cookie.replaceAll(/; ?(?:Secure|Domain=[^;]*)/gi, ''));
  const rest = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(rest),
    ...(led !== undefined && { location: led }),
    ...(kept.length > 0 && { 'set-cookie': kept }),
  };
}

function explainUnreachable(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  upstream: string,
): void {
  void reply
    .code(502)
    .type('text/plain; charset=utf-8')
    .send(`The product at ${upstream} does not answer. Is the address right, and does it run?`);
}
