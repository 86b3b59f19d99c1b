import { pathTo } from '@tolk/contract/routes';
import { limits } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import { directory, publicPageAt } from '../../../market/directory/directory.ts';
import type { shownPairs } from '../../../market/directory/directory-repository.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { createPlainLimit } from '../../plain-limit.ts';
import type { Sources } from '../documents.ts';
import { answerServed, type Asked, type ServedPage } from '../served-page.ts';
import { absentPage } from './absent-page.ts';
import { placeAt, supplierAddress } from './addresses.ts';
import { addDirectorySitemap } from './directory-sitemap.ts';
import { keepPairs } from './kept-pairs.ts';
import { listPage } from './list-page.ts';
import { supplierPage } from './supplier-page.ts';
import { wordsIn } from './words.ts';

type From = Omit<Sources, 'deps'> & { deps: Dependencies };

/**
 * `/translators`, a pair below it, and `/translator/<address>`. Read from the database that is written
 * to, and kept nowhere: who takes their consent back is gone with the next request.
 */
export function addDirectory(app: FastifyInstance, sources: From): void {
  const from = { ...sources, mayAsk: createPlainLimit(sources.deps, 'pages') };
  const pairs = keepPairs(from.deps);
  addDirectorySitemap(app, from.deps, pairs);
  const list = pathTo('directory');
  for (const path of [list, `${list}/*`]) {
    app.get<{ Params: { '*'?: string } }>(path, (request, reply) =>
      answerServed(from, 'directory', { request, reply }, (asked) =>
        writeList(from.deps, request.params['*'] ?? '', asked, pairs),
      ),
    );
  }
  const page = pathTo('supplierPage');
  app.get<{ Params: { address: string } }>(`${page}/:address`, (request, reply) =>
    answerServed(from, 'supplierPage', { request, reply }, (asked) =>
      writePage(from.deps, request.params.address, asked),
    ),
  );
  app.get(page, (_request, reply) => reply.redirect(list, 301));
}

type Pairs = Awaited<ReturnType<typeof shownPairs>>;

async function writeList(
  { db, clock, config }: Dependencies,
  below: string,
  asked: Asked,
  pairs: () => Promise<Pairs>,
): Promise<ServedPage> {
  const words = wordsIn(asked.language);
  const place = placeAt(below, asked.query);
  if (place === null) return absentPage(404, asked, words);
  const { total, list } = await directory(db, place.filter, place.page, clock.now());
  const isBeyond = list.length === 0 && (place.page > 1 || below !== '');
  if (isBeyond) return absentPage(404, asked, words);
  const shown = {
    place,
    total,
    list,
    pairs: (await pairs()).slice(0, limits.publicProfile.pairs),
    origin: config.publicUrl,
  };
  return listPage(shown, asked, words);
}

async function writePage(
  { db, clock, config }: Dependencies,
  address: string,
  asked: Asked,
): Promise<ServedPage | { movedTo: string }> {
  const words = wordsIn(asked.language);
  const found = await publicPageAt(db, address, clock.now());
  if (found.is === 'moved') return { movedTo: supplierAddress(found.address, asked.lang) };
  if (found.is !== 'shown') return absentPage(found.is === 'gone' ? 410 : 404, asked, words);
  return supplierPage(found.page, config.publicUrl, asked, words);
}
