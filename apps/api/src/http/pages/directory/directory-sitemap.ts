import { languages } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import {
  shownAddresses,
  shownParts,
  type LanguagePair,
} from '../../../market/directory/directory-repository.ts';
import { addPartedSitemap, sendSitemap, sitemapIndex, urlOf } from '../sitemaps.ts';
import { addressOf, supplierAddress } from './addresses.ts';

const of = 'translators';
const cacheControl = 'no-cache';

/** Named in robots.txt. */
export const directorySitemap = sitemapIndex(of);

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
  addPartedSitemap(app, deps, {
    of,
    cacheControl,
    besides: ['lists'],
    parts: () => shownParts(db),
    entries: async (part) => {
      const people = await shownAddresses(db, part);
      return people.map(({ address, changed_at }) => ({
        address: publicUrl + supplierAddress(address),
        changed: changed_at,
      }));
    },
  });

  app.get('/sitemap-translators-lists.xml', async (_request, reply) => {
    const filters = [{}, ...(await pairs()).map(({ source, target }) => ({ source, target }))];
    const addresses = filters.map((filter) => publicUrl + addressOf({ filter, page: 1 }));
    const entries = addresses.flatMap((address) =>
      languages.map((name) => urlOf({ address: `${address}?lang=${name}` })),
    );
    return sendSitemap(reply, 'urlset', entries, cacheControl);
  });
}
