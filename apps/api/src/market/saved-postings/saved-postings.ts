import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { hallFilterOf } from '../hall/hall-filter.ts';
import { seenBy } from '../hall/seen-by.ts';
import { postingsInOrder } from '../postings/postings-in-order.ts';
import { isShownTo } from '../postings/posting-sight-repository.ts';
import { presentPosting } from '../postings/present-posting.ts';
import {
  countSaved,
  countSavedPostings,
  deleteSavedPosting,
  insertSavedPosting,
  savedPage,
} from './saved-posting-repository.ts';

type Hall = typeof calls.supinterface.hall;

/** Throws `notFound` for a posting that is not there, `tooManyEntries`. */
export async function setSaved(
  { projectReleaseInforId, saved }: RequestOf<Hall['setPostingSaved']>,
  context: CallContext,
): Promise<object> {
  const { personId, now } = context;
  const key = { person_id: personId, posting_id: projectReleaseInforId };
  await context.transaction(async (tx) => {
    // One after the other, so that two tabs can't exceed the limit together.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    if (saved) {
      if (!(await isShownTo(tx, projectReleaseInforId, personId))) refuse('notFound');
      await insertSavedPosting(tx, key, now);
      const count = await countSavedPostings(tx, personId);
      if (count > limits.savedPosting.perPerson) refuse('tooManyEntries');
    } else {
      await deleteSavedPosting(tx, key);
    }
    invalidate(tx, personId, ['SavedPosting']);
  });
  return {};
}

/** One page of what the caller saved. */
export async function savedList(
  request: RequestOf<Hall['getSavedPostings']>,
  { deps: { db }, personId, now }: CallContext,
): Promise<ResponseOf<Hall['getSavedPostings']>> {
  const asked = hallFilterOf(request, now);
  if (asked === null) return { total: 0, list: [] };
  const filter = await seenBy(db, asked, personId);
  const [total, ids] = await Promise.all([
    countSaved(db, personId, filter),
    savedPage(db, personId, filter, { sort: request.sort ?? 'saved', ...pagingOf(request) }),
  ]);
  return { total, list: (await postingsInOrder(db, ids)).map(presentPosting) };
}
