import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { offersOf, postingsInPairsOf } from '../../market/people/match-repository.ts';
import { postingsOf } from '../../market/postings/posting-repository.ts';
import { presentMatch, scoreOf } from '../../market/people/match.ts';
import { presentPosting } from '../../market/postings/present-posting.ts';

/** Postings that fit the supplier, the best first, each with why; equal ones by what is newer. */
export async function matchingPostings(
  db: Queryable,
  supplierId: string,
  now: Date,
  count: number,
) {
  const [[offer], postings] = await Promise.all([
    offersOf(db, [supplierId], addMs(now, -limits.evaluation.hiddenMs)),
    postingsInPairsOf(db, supplierId, now),
  ]);
  if (offer === undefined) return [];
  const best = postings
    .map((posting) => ({ id: posting.id, match: scoreOf(posting, offer) }))
    .filter(({ match }) => match.total > 0)
    .toSorted((a, b) => b.match.total - a.match.total)
    .slice(0, count);
  const rows = await postingsOf(
    db,
    best.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap(({ id, match }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ posting: presentPosting(row), match: presentMatch(match) }];
  });
}
