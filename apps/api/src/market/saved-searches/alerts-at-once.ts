import { pathTo } from '@tolk/contract/routes';
import { DAY, addMs, closedPositions } from '@tolk/domain';
import { salaryBands } from '@tolk/domain/dictionaries/work';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockPosting, type PostingRecord } from '../postings/posting-repository.ts';
import { isInPublicSight } from '../postings/posting-sight-repository.ts';
import {
  alertCandidates,
  alreadyTold,
  textsFoundIn,
  type AlertCandidate,
} from './saved-search-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { holdForFull } from './held-alerts.ts';
import { searchTerms } from '../../database/search-terms.ts';

/** So many persons are told in one transaction; the rest is put off. */
const personsPerRun = 200;
const kind = 'savedSearchNow';

/**
 * Tells the person who asked for it that a posting was published, each person once however many of their
 * searches it fits, a batch of persons at a time; a person who had many alerts lately gets
 * this one in a summary. Repeated after a crash it tells only whom the first run did not reach.
 */
export const alertAtOnce = handleJob(
  'savedSearch.alert',
  'alerts',
  async ({ postingId, after }, { db, clock, jobs }) => {
    const now = clock.now();
    await transaction(db, async (tx) => {
      const posting = await lockPosting(tx, postingId);
      if (!posting || closedPositions.includes(posting.status)) return;
      if (!(await isInPublicSight(tx, postingId))) return;
      const batch = { after, persons: personsPerRun };
      const { searches, next } = await alertCandidates(tx, posting, batch);
      const path = pathTo('jobDetail', { projectReleaseInforId: postingId });
      const persons = await personsToTell(tx, posting, searches, path, now);
      const full = await holdForFull(tx, jobs, persons, { postingId, now });
      for (const personId of persons) {
        invalidate(tx, personId, ['Posting']);
        if (full.has(personId)) continue;
        const alert = {
          personId,
          identity: 'supplier',
          ...alertOf(posting),
          path,
          at: now,
        } as const;
        await notify(tx, jobs, alert);
      }
      if (next === null) return;
      const payload = { postingId, after: next };
      await scheduleJob(tx, jobs, 'savedSearch.alert', { runAt: now, payload });
    });
  },
);

async function personsToTell(
  tx: Tx,
  posting: PostingRecord,
  searches: readonly AlertCandidate[],
  path: string,
  now: Date,
): Promise<string[]> {
  const texts = await textsIn(tx, posting.id, searches);
  const fitting = searches.filter(
    (search) =>
      (search.search === '' || texts.has(search.search)) &&
      fitsBand(posting, search.salary_band) &&
      fitsDeadline(posting, search.deadline_days, now),
  );
  const persons = [...new Set(fitting.map(({ person_id }) => person_id))];
  const told = await alreadyTold(tx, persons, { kind, path, since: posting.published_at });
  return persons.filter((personId) => !told.has(personId));
}

function textsIn(
  tx: Tx,
  postingId: string,
  searches: readonly AlertCandidate[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(searches.map(({ search }) => search))].flatMap((text) => {
    const terms = searchTerms(text);
    return terms === null ? [] : [{ text, terms }];
  });
  return textsFoundIn(tx, postingId, asked);
}

function fitsBand({ salary, unit, currency }: PostingRecord, value: string | null): boolean {
  if (value === null) return true;
  const band = salaryBands.find((entry) => entry.value === value);
  if (band === undefined || band.unit !== unit || currency !== 'CNY') return false;
  return salary >= band.minFen && (band.maxFen === null || salary < band.maxFen);
}

function fitsDeadline({ deadline }: PostingRecord, days: number | null, now: Date): boolean {
  return days === null || deadline <= addMs(now, days * DAY);
}

function alertOf({ name }: PostingRecord) {
  return {
    kind,
    title: { en: 'A new job for your saved search', zh: '您保存的搜索有新项目' },
    text: { en: `“${name}” matches a search you saved.`, zh: `“${name}”符合您保存的搜索。` },
  } as const;
}
