import { deviceRoutes, pathForDevice } from '@tolk/contract/device-rules';
import { isInertQuery } from '@tolk/contract/prerendered';
import { routes, type ScreenRoute } from '@tolk/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageVaries, pageLanguage } from './page-language.ts';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { choose } from '../remotes/choice.ts';
import { asksPreview, enterPreview } from '../remotes/preview-routes.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';
import { giveSlot, visitOf } from '../remotes/visit.ts';
import type { FirstFrame, PageStore } from './page-store.ts';
import { sendPage, type PackedPage } from './packed-page.ts';
import { isWritten, type WrittenPages } from './written-pages.ts';

export interface Sources {
  pages: PageStore;
  registry: RegistryStore;
  deps: Pick<Dependencies, 'config' | 'clock'>;
}

interface ScreenSources extends Sources {
  written: WrittenPages;
}

/** Every screen of the route table as a document. */
export function addDocuments(app: FastifyInstance, from: ScreenSources): void {
  const { config } = from.deps;
  for (const route of (routes as readonly ScreenRoute[]).filter(({ served }) => !served)) {
    app.get(route.path, (request, reply) =>
      isElsewhere(request, config)
        ? leadHome(request, reply, config)
        : answerScreen(from, route, request, reply),
    );
  }
}

/** A login, a payment's return and a shared link belong to one origin: browsers keep each one's sessions apart. */
export function isElsewhere({ host }: FastifyRequest, { otherHosts }: Config): boolean {
  return otherHosts.includes(host);
}

export function leadHome({ url }: FastifyRequest, reply: FastifyReply, { publicUrl }: Config) {
  return reply.header('cache-control', 'no-cache').redirect(publicUrl + url, 301);
}

/**
 * An address that the product doesn't have: the shell says so on its page, and the status says it to
 * search engines. False when it is no screen's address, or no shell is built.
 */
export async function answerUnknown(
  pages: PageStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const path = request.url.split('?')[0] ?? '';
  const isScreen = !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/releases/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const shell = reads && isScreen ? await pages.shell('site') : undefined;
  if (shell === undefined) return false;
  void reply.code(404).header('vary', 'Accept-Encoding').header('x-robots-tag', 'noindex');
  sendPage(request, reply, shell);
  return true;
}

async function answerScreen(
  from: ScreenSources,
  route: ScreenRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, search = ''] = /^[^?]*(\?.*)?$/s.exec(request.url) ?? [];
  const query = new URLSearchParams(search);
  if (asksPreview(query)) return enterPreview(request, reply, from.registry, from.deps);
  const varies = ['Accept-Encoding', ...(deviceRoutes.includes(route) ? ['User-Agent'] : [])];
  const elsewhere = pathForDevice(route.path, search, request.headers['user-agent'] ?? '');
  if (elsewhere !== undefined) {
    return reply
      .headers({ vary: 'User-Agent', 'cache-control': 'no-cache' })
      .redirect(elsewhere, 302);
  }
  const page = await pageFor(from, route, query, request, reply);
  if (page === undefined) return reply.code(404).type('text/plain').send('Not found');
  if (route.prerendered || isWritten(route.name)) varies.push(languageVaries);
  if (route.area !== 'public') void reply.header('x-robots-tag', 'noindex');
  void reply.header('vary', varies.join(', '));
  sendPage(request, reply, page);
  return reply;
}

/** The page made of the marketing release that this browser gets, where there is one; else the shell's. */
async function pageFor(
  { pages, written, registry, deps }: ScreenSources,
  route: ScreenRoute,
  query: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PackedPage | undefined> {
  const inUse = await registry.recent();
  const visit = giveSlot(await visitOf(request, registry, deps), inUse, reply, deps.config);
  if (visit.preview) {
    const { remote, entry } = visit.preview;
    return pages.shell(frameOf(route), { remote, version: entry.version });
  }
  const { cookie, 'accept-language': accepted } = request.headers;
  const language = pageLanguage(query, cookie, accepted);
  if (isWritten(route.name)) {
    const page = await written(route.name, query, language).catch((error: unknown) => {
      // The application says by itself what it can't read.
      request.log.warn({ err: error }, 'a page is served without its content');
      return undefined;
    });
    if (page === null) void reply.code(404).header('x-robots-tag', 'noindex');
    return page ?? pages.shell(frameOf(route));
  }
  if (!route.prerendered || !isInertQuery(query)) return pages.shell(frameOf(route));
  const made = await pages.prerendered(
    route,
    language,
    choose(inUse, visit).remotes['marketing']?.version,
  );
  return made ?? pages.shell(frameOf(route));
}

/** What is not for everybody stands in a portal or in the staff's console, whose headers are alike. */
function frameOf({ area }: ScreenRoute): FirstFrame {
  return area === 'public' ? 'site' : 'portal';
}
