import { canonicalPath, pathTo, routes, type ScreenRoute } from '@tolk/contract/routes';
import { apiBase } from '@tolk/contract/headers';
import { hallTopicPath } from '@tolk/contract/public-hall';
import { languages, MINUTE } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { hallTopics } from './hall-page.ts';
import { directorySitemap } from './directory/directory-sitemap.ts';
import { recruitingPostings } from '../../market/postings/posting-repository.ts';

/** A sitemap may name 50,000; the newest ones are what people look for. */
const postingsMax = 5_000;
const keptMs = 5 * MINUTE;

/** `/robots.txt` and `/sitemap.xml`. */
export function addSearchEngineFiles(app: FastifyInstance, deps: Dependencies): void {
  const { publicUrl } = deps.config;
  const robots = [
    'User-agent: *',
    `Disallow: ${apiBase}/`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}${directorySitemap}`,
  ];
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`),
  );

  let kept: { until: number; xml: Promise<string> } | undefined;
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = deps.clock.now().getTime();
    if (kept === undefined || kept.until <= now) {
      kept = { until: now + keptMs, xml: sitemap(deps) };
      kept.xml.catch(() => (kept = undefined));
    }
    return reply
      .headers({ 'cache-control': `public, max-age=${keptMs / 1_000}` })
      .type('application/xml; charset=utf-8')
      .send(await kept.xml);
  });
}

async function sitemap(deps: Dependencies): Promise<string> {
  const { config, lateReads } = deps;
  const topics = (await hallTopics(deps)).map((topic) => hallTopicPath(topic));
  const paths = [...publicPages(), hallTopicPath({}), ...topics];
  const pages = paths.flatMap((path) => pageEntries(`${config.publicUrl}${path}`));
  const found = await lateReads.read(false, (db) => recruitingPostings(db, postingsMax));
  const postings = found.map(({ id, publishedAt }) => {
    const path = pathTo('publicJob', { projectReleaseInforId: id });
    const day = publishedAt.toISOString().slice(0, 10);
    return `<url><loc>${config.publicUrl}${path}</loc><lastmod>${day}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...postings].join('\n')}
</urlset>
`;
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
