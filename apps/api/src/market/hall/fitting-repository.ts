import type { LanguagePair } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { wantsColumns, type PostingWants } from '../people/match-repository.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';
import { hall, type HallFilter } from './hall-repository.ts';

/** Of each of the supplier's pairs so many of the newest postings are looked at. */
const newestOfPair = 50;

export type Candidate = PostingWants & Pick<PostingRecord, 'published_at' | 'deadline'>;

/** Postings in these pairs that the supplier may apply for and has not, the newest of each pair. */
export async function postingsInPairs(
  db: Queryable,
  filter: HallFilter,
  pairs: readonly LanguagePair[],
  asking: { supplierId: string; now: Date },
): Promise<Candidate[]> {
  // One after the other by the index of pairs; a condition with `or` would read all of them.
  const [first, ...rest] = pairs
    .filter((pair) => isAskedFor(pair, filter))
    .map((pair) => newestIn(db, filter, pair, asking));
  if (first === undefined) return [];
  return rest.reduce((all, one) => all.unionAll(one), first).execute();
}

function isAskedFor({ source, target }: LanguagePair, filter: HallFilter): boolean {
  const { sourceLanguage = source, targetLanguage = target } = filter;
  return sourceLanguage === source && targetLanguage === target;
}

function newestIn(
  db: Queryable,
  filter: HallFilter,
  { source: sourceLanguage, target: targetLanguage }: LanguagePair,
  { supplierId, now }: { supplierId: string; now: Date },
) {
  const found = hall(db, { ...filter, sourceLanguage, targetLanguage })
    .select([...wantsColumns, 'published_at', 'deadline'])
    .where('deadline', '>', now)
    .where('owner_id', '<>', supplierId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.posting_id', '=', 'posting.id')
            .where('application.supplier_id', '=', supplierId),
        ),
      ),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newestOfPair);
  return db.selectFrom(found.as('found')).selectAll();
}
