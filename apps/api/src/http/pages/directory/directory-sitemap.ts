import { languages, limits } from '@tolk/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import {
  countShown,
  shownAddresses,
  shownPairs,
} from '../../../market/directory/directory-repository.ts';
import { addressOf, supplierAddress } from './addresses.ts';

/** Named in robots.txt. */
export const directorySitemap = '/sitemap-translators.xml';
const { perSitemap } = limits.publicProfile;

/**
 * The directory for search engines: an index, the lists and the people in parts. Nothing is kept, so
 * that nobody stands in it any more from the moment on when they take their consent back.
 */
export function addDirectorySitemap(app: FastifyInstance, { config, db }: Dependencies): void {
  const { publicUrl } = config;
  const part = (name: string) => `${publicUrl}/sitemap-translators-${name}.xml`;

  app.get(directorySitemap, async (_request, reply) => {
    const parts = Math.ceil((await countShown(db)) / perSitemap);
    const people = Array.from({ length: parts }, (_, index) => part(String(index + 1)));
    const entries = [part('lists'), ...people].map(
      (address) => `<sitemap><loc>${address}</loc></sitemap>`,
    );
    return sendXml(reply, 'sitemapindex', entries);
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-translators-:part(^(?:lists|[1-9]\\d{0,3})$).xml',
    async ({ params }, reply) => {
      if (params.part === 'lists') {
        const pairs = await shownPairs(db, null);
        const filters = [{}, ...pairs.map(({ source, target }) => ({ source, target }))];
        const addresses = filters.map((filter) => addressOf({ filter, page: 1 }));
        return sendXml(
          reply,
          'urlset',
          addresses.flatMap((one) => inLanguages(publicUrl + one)),
        );
      }
      const offset = (Number(params.part) - 1) * perSitemap;
      const people = await shownAddresses(db, { limit: perSitemap, offset });
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
