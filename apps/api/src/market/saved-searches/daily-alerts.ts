import { hallQueryOf } from '@tolk/contract/hall-address';
import { pathTo } from '@tolk/contract/routes';
import { transaction } from '../../database/transaction.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { hallPage } from '../hall/hall-repository.ts';
import type { CountedPosting } from '../postings/posting-repository.ts';
import {
  lockDailySearches,
  updateSavedSearch,
  type SavedSearchRecord,
} from './saved-search-repository.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { hallFilterOf } from '../hall/hall-filter.ts';
import { seenBy } from '../hall/seen-by.ts';
import { filterOf } from './saved-filter.ts';
import { scheduleDaily } from './schedule-daily.ts';
import { countedMax, summaryOf } from './summary.ts';

/**
 * One summary of what is new since the last one, over all searches with daily alerts. What was
 * told is marked in the same transaction, so that a repetition tells nothing twice.
 */
export const sendDailyAlerts = handleJob(
  'savedSearch.daily',
  'alerts',
  async ({ personId }, { db, clock, jobs }) => {
    const now = clock.now();
    await transaction(db, async (tx) => {
      const searches = await lockDailySearches(tx, personId);
      if (searches.length === 0) return;
      const news = new Map<string, CountedPosting>();
      const fruitful: SavedSearchRecord[] = [];
      for (const search of searches) {
        const found = await newsOf(tx, search, now);
        if (found.length > 0) fruitful.push(search);
        for (const posting of found) news.set(posting.id, posting);
        await updateSavedSearch(tx, search.id, { alerted_at: now });
      }
      const postings = [...news.values()].sort((a, b) => +b.published_at - +a.published_at);
      if (postings.length > 0) {
        await notify(tx, jobs, {
          personId,
          identity: 'supplier',
          kind: 'savedSearchDaily',
          ...summaryOf(postings.map(({ name }) => name)),
          path: hallPath(fruitful),
          at: now,
        });
        invalidate(tx, personId, ['Posting']);
      }
      await scheduleDaily(tx, jobs, personId, now);
    });
  },
);

/** The hall under the search that found something; without a filter when several did. */
function hallPath([search, ...others]: readonly SavedSearchRecord[]): string {
  if (search === undefined || others.length > 0) return pathTo('jobList');
  return pathTo('jobList', hallQueryOf(filterOf(search)));
}

async function newsOf(tx: Tx, search: SavedSearchRecord, now: Date): Promise<CountedPosting[]> {
  const filter = hallFilterOf(filterOf(search), now);
  if (filter === null) return [];
  const news = { after: search.alerted_at, notBy: search.person_id };
  const seen = await seenBy(tx, { ...filter, news }, search.person_id);
  return hallPage(tx, seen, 'newest', { limit: countedMax, offset: 0 });
}
