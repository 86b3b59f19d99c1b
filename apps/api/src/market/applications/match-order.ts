import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { ApplicationRecord } from './application-repository.ts';
import { offersOf } from '../people/match-repository.ts';
import { postingsOf } from '../postings/posting-repository.ts';
import { scoreOf } from '../people/match.ts';

/** The best match of supplier and posting first; equals stay in their order. */
export async function byMatch(
  db: Queryable,
  applications: readonly ApplicationRecord[],
  now: Date,
): Promise<ApplicationRecord[]> {
  const of = <Key extends 'posting_id' | 'supplier_id'>(key: Key) => [
    ...new Set(applications.map((application) => application[key])),
  ];
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const [postings, offers] = await Promise.all([
    postingsOf(db, of('posting_id')),
    offersOf(db, of('supplier_id'), hiddenSince),
  ]);
  const postingById = new Map(postings.map((posting) => [posting.id, posting]));
  const offerBySupplier = new Map(offers.map((offer) => [offer.person_id, offer]));
  const score = ({ posting_id, supplier_id }: ApplicationRecord) => {
    const posting = postingById.get(posting_id);
    const offer = offerBySupplier.get(supplier_id);
    return posting && offer ? scoreOf(posting, offer).total : 0;
  };
  const scored = applications.map((application) => ({ application, score: score(application) }));
  return scored.sort((a, b) => b.score - a.score).map(({ application }) => application);
}
