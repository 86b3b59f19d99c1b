import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { fittingPostings } from '../hall/fitting-postings.ts';
import { hallFilterOf } from '../hall/hall-filter.ts';
import { hallTotal } from '../hall/hall-total.ts';
import { seenBy } from '../hall/seen-by.ts';
import { countSaved } from './saved-posting-repository.ts';

type Call = typeof calls.supinterface.hall.getHallTabs;

/** How many postings of the filter stand behind each tab of the hall. */
export async function hallTabs(
  request: RequestOf<Call>,
  { deps, personId, now }: CallContext,
): Promise<ResponseOf<Call>> {
  const asked = hallFilterOf(request, now);
  if (asked === null) return { fitting: 0, all: 0, saved: 0 };
  const filter = await seenBy(deps.db, asked, personId);
  const [fitting, all] = await deps.lateReads.read(true, (db) =>
    Promise.all([fittingPostings(db, personId, now, filter), hallTotal(db, filter, now)]),
  );
  const saved = await countSaved(deps.db, personId, filter);
  return { fitting: fitting.length, all, saved };
}
