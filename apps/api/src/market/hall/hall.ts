import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { positionStatuses, type PostingTies } from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import type { CallContext } from '../../calls/call-context.ts';
import { applicationOf } from '../applications/application-repository.ts';
import { tiesToPosting } from '../postings/posting-access-repository.ts';
import { postingFiles } from '../postings/posting-file-repository.ts';
import { countByStatus, countByType } from './hall-repository.ts';
import { findPosting, type PostingRecord } from '../postings/posting-repository.ts';
import { isInPublicSight } from '../postings/posting-sight-repository.ts';
import { hasPromised } from '../postings/promise-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { mayWork } from '../../language-tests/tests/tested.ts';
import { pagingOf } from '../../calls/paging.ts';
import { blockOf } from '../../messages/threads/side-repository.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { countLook } from '../visits/visits.ts';
import { hallFilterOf } from './hall-filter.ts';
import { blockedByLooker, lookerOf, seenBy } from './seen-by.ts';
import { totalAndPage } from './hall-search.ts';
import { hallWindow } from './hall-total.ts';
import { detailsFor, fileSums, postingTexts, presentPosting } from '../postings/present-posting.ts';

type Jobs = typeof calls.supinterface.jobs;
type HallRequest = RequestOf<Jobs['getProjectReleaseInforList']>;

const statusLabels = {
  recruiting: { en: 'Recruiting', zh: '招募中' },
  opened: { en: 'Opened', zh: '进行中' },
  finished: { en: 'Finished', zh: '已结束' },
} as const;

/** One page of the job hall, with how many there are (at most `hallWindow`). */
export async function hallList(
  request: HallRequest,
  { deps, session, now }: Pick<CallContext, 'deps' | 'session' | 'now'>,
): Promise<ResponseOf<Jobs['getProjectReleaseInforList']>> {
  const filter = hallFilterOf(request, now);
  if (filter === null) return { total: 0, list: [] };
  const { limit, offset } = pagingOf(request);
  const rest = Math.max(0, Math.min(limit, hallWindow - offset));
  const [total, list] = await deps.lateReads.read(session !== null, async (db) => {
    const seen = await seenBy(db, filter, lookerOf(session));
    return totalAndPage(db, seen, request.sort ?? 'newest', { limit: rest, offset }, now);
  });
  // A posting that another process has just published may be listed before it is counted.
  const shown = offset + list.length;
  return {
    total: list.length > 0 ? Math.max(total, shown) : total,
    list: list.map(presentPosting),
  };
}

function pairOf({ source_language, target_language }: PostingRecord) {
  return { sourceLanguage: source_language, targetLanguage: target_language };
}

const visitorTies: PostingTies = new Set();

/** One posting for everybody; counts the look at it. Contact and files open by what ties the caller to it. */
export async function hallDetail(
  { projectReleaseInforId }: RequestOf<Jobs['getProjectReleaseInforDetail']>,
  context: CallContext,
): Promise<ResponseOf<Jobs['getProjectReleaseInforDetail']>> {
  const { deps, session, language } = context;
  const posting = (await findPosting(deps.db, projectReleaseInforId)) ?? refuse('notFound');
  const personId = session?.personId ?? null;
  const ownPosting =
    personId !== null && (await haveSomebodyInCommon(deps.db, personId, posting.owner_id));
  const ties = personId ? await tiesToPosting(deps.db, personId, posting.id) : visitorTies;
  if (ties.size === 0 && !(await isInPublicSight(deps.db, posting.id))) refuse('notFound');
  if (!ownPosting) await countLook(posting.id, context);
  const files = await postingFiles(deps.db, posting.id);
  const promised = personId !== null && (await hasPromised(deps.db, posting.id, personId));
  const publishers = [posting.owner_id, posting.member_id];
  const block =
    personId === null || ownPosting ? null : await blockOf(deps.db, personId, publishers);
  const application = personId ? await applicationOf(deps.db, posting.id, personId) : undefined;
  return {
    ...presentPosting(posting),
    ...postingTexts(posting, shownName(posting.publisher, language), deps.config.publicUrl),
    ...detailsFor(ties, posting, files, promised),
    ...fileSums(files),
    askedFirstUntil: posting.asked_first_until?.toISOString() ?? null,
    applied: application !== undefined,
    ownPosting,
    testNeeded:
      personId !== null && !ownPosting && !(await mayWork(deps.db, personId, pairOf(posting))),
    publisherBlocked: block,
  };
}

/** The statuses to filter by, each with how many postings have it. */
export async function statusChoices(
  _: object,
  { deps: { db }, session }: CallContext,
): Promise<ResponseOf<Jobs['getTaskStateData']>> {
  const rows = await countByStatus(db, await blockedByLooker(db, lookerOf(session)));
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return positionStatuses.map((value) => ({
    value,
    label: statusLabels[value],
    count: counts.get(value) ?? 0,
  }));
}

/** The types of work to filter by, each with how many postings take applications. */
export async function typeChoices(
  _: object,
  { deps: { db }, session }: CallContext,
): Promise<ResponseOf<Jobs['getProjectTypeData']>> {
  const rows = await countByType(db, await blockedByLooker(db, lookerOf(session)));
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  return projectTypes.map(({ value, en, zh }) => ({
    value,
    label: { en, zh },
    count: counts.get(value) ?? 0,
  }));
}
