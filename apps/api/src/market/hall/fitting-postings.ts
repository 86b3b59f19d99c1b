import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, type LanguagePair, type MatchScore } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import type { Queryable } from '../../database/schema.ts';
import { scoreOf } from '../people/match.ts';
import { offersOf, type OfferRecord } from '../people/match-repository.ts';
import { postingsInOrder } from '../postings/postings-in-order.ts';
import { presentPosting } from '../postings/present-posting.ts';
import { postingsInPairs, type Candidate } from './fitting-repository.ts';
import { hallFilterOf } from './hall-filter.ts';
import { seenBy } from './seen-by.ts';
import type { HallFilter } from './hall-repository.ts';

type Call = typeof calls.supinterface.hall.getFittingPostings;
type Sort = NonNullable<RequestOf<Call>['sort']>;

export interface Fitting {
  posting: Candidate;
  match: MatchScore;
}

/** Postings that fit the supplier and the filter as they look with it (`seenBy`), the best first; equal ones by what is newer. */
export async function fittingPostings(
  db: Queryable,
  supplierId: string,
  now: Date,
  filter: HallFilter,
): Promise<Fitting[]> {
  // Nobody may apply for these.
  if (filter.status === 'finished') return [];
  const [offer] = await offersOf(db, [supplierId], addMs(now, -limits.evaluation.hiddenMs));
  if (offer === undefined) return [];
  const found = await postingsInPairs(db, filter, pairsOf(offer), { supplierId, now });
  return found
    .map((posting) => ({ posting, match: scoreOf(posting, offer) }))
    .filter(({ match }) => match.total > 0)
    .toSorted(sorts.match);
}

/** One page of the postings that fit the caller. */
export async function fittingList(
  request: RequestOf<Call>,
  { deps, personId, now }: CallContext,
): Promise<ResponseOf<Call>> {
  const filter = hallFilterOf(request, now);
  if (filter === null) return { total: 0, list: [] };
  return deps.lateReads.read(true, async (db) => {
    const seen = await seenBy(db, filter, personId);
    const found = await fittingPostings(db, personId, now, seen);
    const { limit, offset } = pagingOf(request);
    const page = found.toSorted(sorts[request.sort ?? 'match']).slice(offset, offset + limit);
    const rows = await postingsInOrder(
      db,
      page.map(({ posting }) => posting.id),
    );
    return { total: found.length, list: rows.map(presentPosting) };
  });
}

const newest = (a: Fitting, b: Fitting) =>
  b.posting.published_at.getTime() - a.posting.published_at.getTime() ||
  (a.posting.id < b.posting.id ? 1 : -1);

const sorts: Readonly<Record<Sort, (a: Fitting, b: Fitting) => number>> = {
  match: (a, b) => b.match.total - a.match.total || newest(a, b),
  newest,
  deadline: (a, b) => a.posting.deadline.getTime() - b.posting.deadline.getTime() || newest(a, b),
  salary: (a, b) => b.posting.salary - a.posting.salary || newest(a, b),
};

/** Each pair once: it may stand in an offer once per unit that it is priced in. */
function pairsOf({ outputs }: OfferRecord): LanguagePair[] {
  const pairs = new Map<string, LanguagePair>();
  for (const { source_language: source, target_language: target } of outputs)
    pairs.set(`${source}>${target}`, { source, target });
  return [...pairs.values()];
}
