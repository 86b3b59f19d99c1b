import { leavePreviewPath } from '@tolk/contract/remotes';
import { routeAt } from '@tolk/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../../calls/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { pageLanguage } from '../pages/page-language.ts';
import { plainPage } from '../plain-page.ts';
import { previewIn, previewParameters } from './preview-link.ts';
import type { RegistryStore } from './registry-store.ts';
import { endPreview, keepPreview } from './visit.ts';

const refused = {
  title: { en: 'This preview has ended', zh: '预览已失效' },
  text: {
    en: 'The link is too old or incomplete, or the release it shows is gone. Ask whoever sent it for a new one.',
    zh: '链接已过期或不完整，或所预览的版本已被清理。请向发送者索取新的链接。',
  },
};

/** Whether an address is the link of a preview, good or not. */
export function asksPreview(query: URLSearchParams): boolean {
  return query.has('remote') && query.has('signature');
}

/** Keeps the preview for this browser and leads to the same address without it; else says why not. */
export async function enterPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  registry: RegistryStore,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): Promise<FastifyReply> {
  const [path = '/', search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const preview = previewIn(query, config.serverKeys, clock.now().getTime());
  if (!preview || !(await registry.release(preview.remote, preview.version)))
    return refuse(request, reply, query);
  keepPreview(reply, config, preview);
  for (const name of previewParameters) query.delete(name);
  return reply.redirect(query.size > 0 ? `${path}?${query.toString()}` : path, 303);
}

/** Where the strip over a preview leads: back to what everybody gets. */
export function addLeavingPreview(app: FastifyInstance, { config }: Dependencies): void {
  app.get(leavePreviewPath, (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://tolk.invalid');
    endPreview(reply, config);
    return reply
      .header('cache-control', 'no-store')
      .redirect(screenIn(searchParams.get('back') ?? ''), 303);
  });
}

/** Only one of our screens, never an address that somebody else put into the link; as a header can say it. */
function screenIn(back: string): string {
  const to = URL.parse(back, 'http://tolk.invalid');
  return to && routeAt(to.pathname) ? to.pathname + to.search : '/';
}

function refuse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
): FastifyReply {
  const language = pageLanguage(query, headers.cookie, headers['accept-language']);
  const say = (text: typeof refused.text) => inLanguage(text, language);
  const page = plainPage(language, {
    title: say(refused.title),
    text: say(refused.text),
    form: null,
  });
  return reply.code(403).type('text/html; charset=utf-8').send(page);
}
