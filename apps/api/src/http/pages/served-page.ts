import { pageHead } from '@tolk/contract/page-head';
import { type RouteName, routes, type ScreenRoute } from '@tolk/contract/routes';
import { pageToken } from '@tolk/contract/site';
import { product, type Language } from '@tolk/domain';
import type { Html } from '@tolk/writers/html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { choose } from '../remotes/choice.ts';
import { asksPreview, enterPreview } from '../remotes/preview-routes.ts';
import { giveSlot, visitOf } from '../remotes/visit.ts';
import type { PlainLimit } from '../plain-limit.ts';
import { isElsewhere, leadHome, type Sources } from './documents.ts';
import { sendFresh } from './packed-page.ts';
import { languageVaries, pageLanguage } from './page-language.ts';

/** What a served page says; everything around it is made at build time. */
export interface ServedPage {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Path and query under which search engines list it, without the language. */
  address: string;
  listed: boolean;
  content: Html;
  /** schema.org; null: nothing to say. */
  data: object | null;
}

/** What the page is written by. */
export interface Asked {
  language: Language;
  /** For links to other served pages: a language that the address asks for stays. */
  lang: Language | null;
  query: URLSearchParams;
}

export interface ServedFrom extends Sources {
  /** A page that is written for each request costs more than one that lies there. */
  mayAsk: PlainLimit;
}

type Written = ServedPage | { movedTo: string };

/** Answers a route whose content is written when it is asked for. */
export async function answerServed(
  from: ServedFrom,
  name: RouteName,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  write: (asked: Asked) => Promise<Written>,
): Promise<FastifyReply> {
  const { config } = from.deps;
  if (!(await from.mayAsk(request, reply))) return reply;
  if (isElsewhere(request, config)) return leadHome(request, reply, config);
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  if (asksPreview(query)) return enterPreview(request, reply, from.registry, from.deps);
  const { cookie, 'accept-language': accepted } = request.headers;
  const language = pageLanguage(query, cookie, accepted);
  const lang = query.get('lang') === language ? language : null;
  const page = await write({ language, lang, query });
  void reply.header('vary', `Accept-Encoding, ${languageVaries}`);
  if ('movedTo' in page)
    return reply.header('cache-control', 'no-cache').redirect(page.movedTo, 301);
  const around = await aroundOf(from, name, language, request, reply);
  if (around === undefined) return reply.code(404).type('text/plain').send('Not found');
  void reply.code(page.status);
  if (!page.listed) void reply.header('x-robots-tag', 'noindex');
  return sendFresh(request, reply, filled(around, page, language, config.publicUrl));
}

async function aroundOf(
  { pages, registry, deps }: Sources,
  name: RouteName,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const route: ScreenRoute | undefined = routes.find((one) => one.name === name);
  if (route === undefined) return undefined;
  const inUse = await registry.recent();
  const visit = giveSlot(await visitOf(request, registry, deps), inUse, reply, deps.config);
  if (visit.preview) {
    const { remote, entry } = visit.preview;
    return pages.around(route, language, undefined, { remote, version: entry.version });
  }
  return pages.around(route, language, choose(inUse, visit).remotes['marketing']?.version);
}

function filled(around: string, page: ServedPage, language: Language, origin: string): string {
  const head = pageHead({
    title: `${page.title} · ${product.name}`,
    description: page.description,
    language,
    address: origin + page.address,
    listed: page.listed,
  });
  if (page.data !== null) head.push(dataElement(page.data));
  return around
    .replace(pageToken('head'), () => head.join('\n'))
    .replace(pageToken('content'), () => page.content.markup);
}

/** Data, not a script: nothing in it may end the element. */
function dataElement(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
