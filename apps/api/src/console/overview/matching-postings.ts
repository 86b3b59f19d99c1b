import type { Queryable } from '../../database/schema.ts';
import { fittingPostings } from '../../market/hall/fitting-postings.ts';
import { seenBy } from '../../market/hall/seen-by.ts';
import { presentMatch } from '../../market/people/match.ts';
import { postingsInOrder } from '../../market/postings/postings-in-order.ts';
import { presentPosting } from '../../market/postings/present-posting.ts';

/** The postings that fit the supplier best, each with why. */
export async function matchingPostings(
  db: Queryable,
  supplierId: string,
  now: Date,
  count: number,
) {
  const filter = await seenBy(db, { search: null }, supplierId);
  const found = await fittingPostings(db, supplierId, now, filter);
  const best = new Map(found.slice(0, count).map(({ posting, match }) => [posting.id, match]));
  const rows = await postingsInOrder(db, [...best.keys()]);
  return rows.flatMap((row) => {
    const match = best.get(row.id);
    return match === undefined
      ? []
      : [{ posting: presentPosting(row), match: presentMatch(match) }];
  });
}
