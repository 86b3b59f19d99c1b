import { canonicalPath, pathTo, routes, type ScreenRoute } from '@tolk/contract/routes';
import { apiBase } from '@tolk/contract/headers';
import { hallTopicPath } from '@tolk/contract/public-hall';
import { languages, MINUTE } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { hallTopics } from './hall-page.ts';
import { directorySitemap } from './directory/directory-sitemap.ts';
import {
  recruitingParts,
  recruitingPostings,
} from '../../market/postings/recruiting-repository.ts';
import { addPartedSitemap, sendSitemap, sitemapIndex } from './sitemaps.ts';

const keptMs = 5 * MINUTE;
const cacheControl = `public, max-age=${keptMs / 1_000}`;
const jobs = 'jobs';

/** `/robots.txt`, `/sitemap.xml` with the pages of the site, and `/sitemap-jobs.xml` with postings. */
export function addSearchEngineFiles(app: FastifyInstance, deps: Dependencies): void {
  const { config, lateReads } = deps;
  const { publicUrl } = config;
  const robots = [
    'User-agent: *',
    `Disallow: ${apiBase}/`,
    ...['/sitemap.xml', sitemapIndex(jobs), directorySitemap].map(
      (path) => `Sitemap: ${publicUrl}${path}`,
    ),
  ];
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );

  let kept: { until: number; entries: Promise<string[]> } | undefined;
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = deps.clock.now().getTime();
    if (kept === undefined || kept.until <= now) {
      kept = { until: now + keptMs, entries: pages(deps) };
      kept.entries.catch(() => (kept = undefined));
    }
    return sendSitemap(reply, 'urlset', await kept.entries, cacheControl);
  });

  addPartedSitemap(app, deps, {
    of: jobs,
    cacheControl,
    besides: [],
    parts: () => lateReads.read(false, recruitingParts),
    entries: async (part) => {
      const found = await lateReads.read(false, (db) => recruitingPostings(db, part));
      return found.map(({ id, publishedAt }) => ({
        address: publicUrl + pathTo('publicJob', { projectReleaseInforId: id }),
        changed: publishedAt,
      }));
    },
  });
}

async function pages(deps: Dependencies): Promise<string[]> {
  const topics = (await hallTopics(deps)).map((topic) => hallTopicPath(topic));
  const paths = [...publicPages(), hallTopicPath({}), ...topics];
  return paths.flatMap((path) => pageEntries(`${deps.config.publicUrl}${path}`));
}

/** Pages of the site under the one address that search engines list; forms are not listed. */
function publicPages(): string[] {
  const listed = (routes as readonly ScreenRoute[]).filter(
    ({ prerendered, served, owner }) => prerendered && !served && owner === 'marketing',
  );
  return [...new Set(listed.map(canonicalPath))];
}

function pageEntries(address: string): string[] {
  const plain = address.replaceAll('&', '&amp;');
  const inLanguage = (name: string) => `${plain}${plain.includes('?') ? '&amp;' : '?'}lang=${name}`;
  const link = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
  const alternates = [
    ...languages.map((name) => link(name, inLanguage(name))),
    link('x-default', plain),
  ].join('');
  return languages.map((name) => `<url><loc>${inLanguage(name)}</loc>${alternates}</url>`);
}
