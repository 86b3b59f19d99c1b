import type { FastifyInstance, FastifyReply } from 'fastify';
import { idParts } from '../../database/id-parts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createPlainLimit } from '../plain-limit.ts';

/** A page of a sitemap; `changed` where the day of its last change is known. */
export interface SitemapEntry {
  address: string;
  changed?: Date;
}

export interface PartedSitemap {
  /** In the names of its files: `/sitemap-translators.xml`, `/sitemap-translators-7.xml`. */
  of: string;
  cacheControl: string;
  /** Files that stand in the index besides the parts, by the end of their names. */
  besides: readonly string[];
  /** The parts that have anything, counted from 0. */
  parts: () => Promise<readonly number[]>;
  entries: (part: number) => Promise<readonly SitemapEntry[]>;
}

/** Named in robots.txt. */
export function sitemapIndex(of: string): string {
  return `/sitemap-${of}.xml`;
}

/** An index and its parts, for what is too much for one file. */
export function addPartedSitemap(
  app: FastifyInstance,
  deps: Dependencies,
  { of, cacheControl, besides, parts, entries }: PartedSitemap,
): void {
  const { publicUrl } = deps.config;
  const mayAsk = createPlainLimit(deps, 'sitemaps');

  app.get(sitemapIndex(of), async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    const names = [...besides, ...(await parts())];
    const files = names.map(
      (name) => `<sitemap><loc>${publicUrl}/sitemap-${of}-${name}.xml</loc></sitemap>`,
    );
    return sendSitemap(reply, 'sitemapindex', files, cacheControl);
  });

  app.get<{ Params: { part: string } }>(
    `/sitemap-${of}-:part(^(?:0|[1-9]\\d?)$).xml`,
    async (request, reply) => {
      if (!(await mayAsk(request, reply))) return reply;
      const part = Number(request.params.part);
      const found = part < idParts ? await entries(part) : [];
      if (found.length === 0) return reply.code(404).type('text/plain').send('Not found');
      return sendSitemap(reply, 'urlset', found.map(urlOf), cacheControl);
    },
  );
}

export function urlOf({ address, changed }: SitemapEntry): string {
  const loc = `<loc>${address.replaceAll('&', '&amp;')}</loc>`;
  if (changed === undefined) return `<url>${loc}</url>`;
  return `<url>${loc}<lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>`;
}

export function sendSitemap(
  reply: FastifyReply,
  root: 'sitemapindex' | 'urlset',
  entries: readonly string[],
  cacheControl: string,
): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`,
    );
}
