import { languages } from '@tolk/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import {
  shownAddresses,
  shownParts,
  type LanguagePair,
} from '../../../market/directory/directory-repository.ts';
import { createPlainLimit } from '../../plain-limit.ts';
import { addressOf, supplierAddress } from './addresses.ts';

/** Named in robots.txt. */
export const directorySitemap = '/sitemap-translators.xml';

/**
 * The directory for search engines: an index, the lists and the people in parts. People are read for
 * each request, so whoever takes their consent back is missing from the next one.
 */
export function addDirectorySitemap(
  app: FastifyInstance,
  deps: Dependencies,
  pairs: () => Promise<readonly LanguagePair[]>,
): void {
  const { config, db } = deps;
  const { publicUrl } = config;
  const mayAsk = createPlainLimit(deps, 'sitemaps');
  const part = (name: string) => `${publicUrl}/sitemap-translators-${name}.xml`;

  app.get(directorySitemap, async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    const people = (await shownParts(db)).map((one) => part(String(one)));
    const entries = [part('lists'), ...people].map(
      (address) => `<sitemap><loc>${address}</loc></sitemap>`,
    );
    return sendXml(reply, 'sitemapindex', entries);
  });

  app.get('/sitemap-translators-lists.xml', async (_request, reply) => {
    const filters = [{}, ...(await pairs()).map(({ source, target }) => ({ source, target }))];
    const addresses = filters.map((filter) => publicUrl + addressOf({ filter, page: 1 }));
    return sendXml(reply, 'urlset', addresses.flatMap(inLanguages));
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-translators-:part(^\\d{1,2}$).xml',
    async (request, reply) => {
      if (!(await mayAsk(request, reply))) return reply;
      const people = await shownAddresses(db, Number(request.params.part));
      if (people.length === 0) return reply.code(404).type('text/plain').send('Not found');
      const entries = people.map(({ address, changed_at }) => {
        const day = changed_at.toISOString().slice(0, 10);
        const loc = publicUrl + supplierAddress(address);
        return `<url><loc>${loc}</loc><lastmod>${day}</lastmod></url>`;
      });
      return sendXml(reply, 'urlset', entries);
    },
  );
}

function inLanguages(address: string): string[] {
  return languages.map((name) => `<url><loc>${address}?lang=${name}</loc></url>`);
}

function sendXml(
  reply: FastifyReply,
  root: 'sitemapindex' | 'urlset',
  entries: readonly string[],
): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    );
}
