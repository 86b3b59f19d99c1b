import type { RequestOf, calls } from '@tolk/contract';
import { pathTo } from '@tolk/contract/routes';
import { HOUR, addMs, closedPositions, type AskedFirstHours } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { handleJob, scheduleJob } from '../../jobs/job-kinds.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { forgetHallCounts } from '../hall/hall-memory.ts';
import { listsOf, membersOfList } from '../supplier-lists/supplier-list-repository.ts';
import { announceToSearches } from './announce.ts';
import { lockPosting, updatePosting, type PostingRecord } from './posting-repository.ts';

type Calls = typeof calls.clientinterface.positions;

const texts = {
  noList: {
    en: 'This list no longer exists. Choose another one.',
    zh: '该名单已不存在，请另选名单。',
  },
  nobody: {
    en: 'Nobody is in this list. Choose another one, or show the project to everybody.',
    zh: '该名单中没有译员，请另选名单，或直接公开项目。',
  },
  tooLate: {
    en: 'Applications close before everybody sees the project. Choose a later time to apply by, or ask the list for less time.',
    zh: '项目公开前申请即已截止，请推迟申请截止时间，或缩短名单优先时间。',
  },
} as const satisfies Record<string, BilingualText>;

interface AskedFirst {
  supplierListId: string;
  hours: AskedFirstHours;
}

/** The columns of a posting that a list of the client's is asked about first. Throws 422. */
export async function askedFirstColumns(
  tx: Tx,
  asked: AskedFirst | undefined,
  { ownerId, deadline, now }: { ownerId: string; deadline: Date; now: Date },
): Promise<Pick<PostingRecord, 'asked_first_list' | 'asked_first_until'>> {
  if (asked === undefined) return { asked_first_list: null, asked_first_until: null };
  const [list] = await listsOf(tx, ownerId, { id: asked.supplierListId });
  if (list === undefined) requireNoFaults({ askedFirstList: texts.noList });
  if (list?.suppliers === 0) requireNoFaults({ askedFirstList: texts.nobody });
  const until = addMs(now, asked.hours * HOUR);
  if (until >= deadline) requireNoFaults({ askedFirstHours: texts.tooLate });
  return { asked_first_list: asked.supplierListId, asked_first_until: until };
}

/** Tells the list of a new posting, and whose searches it fits once everybody sees it. */
export async function announcePosting(
  tx: Tx,
  jobs: Jobs,
  posting: Pick<PostingRecord, 'id' | 'asked_first_until' | 'visibility'>,
  now: Date,
): Promise<void> {
  const { id, asked_first_until: until } = posting;
  if (until === null) return announceToEverybody(tx, jobs, posting, now);
  const payload = { postingId: id };
  await scheduleJob(tx, jobs, 'posting.tellList', { runAt: now, payload });
  const opening = { key: openingKey(id), runAt: until, payload };
  await scheduleJob(tx, jobs, 'posting.openToAll', opening);
}

/**
 * Tells everybody whose saved search the posting fits; nobody where it is for invited suppliers
 * only.
 */
async function announceToEverybody(
  tx: Tx,
  jobs: Jobs,
  { id, visibility }: Pick<PostingRecord, 'id' | 'visibility'>,
  now: Date,
): Promise<void> {
  if (visibility === 'public') await announceToSearches(tx, jobs, id, now);
}

function openingKey(postingId: string): string {
  return `posting:${postingId}:openToAll`;
}

/** The name of the list that is asked first and until when; null once everybody sees the posting. */
export async function shownAskedFirst(
  db: Queryable,
  { owner_id, asked_first_list, asked_first_until }: PostingRecord,
): Promise<{ listName: string | null; until: string } | null> {
  if (asked_first_until === null) return null;
  const [list] =
    asked_first_list === null ? [] : await listsOf(db, owner_id, { id: asked_first_list });
  return { listName: list?.name ?? null, until: asked_first_until.toISOString() };
}

/**
 * Ends the time of the list early, as its client wants. Throws `conflict` where everybody sees it
 * already.
 */
export async function openToAll(
  { projectReleaseInforId: id }: RequestOf<Calls['openPositionToAll']>,
  context: CallContext,
): Promise<object> {
  const { personId, now, deps } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const posting = (await lockPosting(tx, id, personId)) ?? refuse('notFound');
    if (posting.asked_first_until === null) refuse('conflict');
    if (closedPositions.includes(posting.status)) refuse('postingFinished');
    await deps.jobs.cancel(tx, openingKey(id));
    await open(tx, deps.jobs, posting, now);
  });
  forgetHallCounts();
  return {};
}

/** It stands in the job hall as if just published. */
async function open(tx: Tx, jobs: Jobs, posting: PostingRecord, now: Date): Promise<void> {
  const toAll = { asked_first_list: null, asked_first_until: null, published_at: now };
  await updatePosting(tx, posting.id, toAll);
  await announceToEverybody(tx, jobs, posting, now);
  invalidate(tx, posting.owner_id, ['Posting']);
}

export const openAskedFirst = handleJob(
  'posting.openToAll',
  'money',
  async ({ postingId }, { db, clock, jobs }) => {
    const now = clock.now();
    await transaction(db, async (tx) => {
      const posting = await lockPosting(tx, postingId);
      const until = posting?.asked_first_until ?? null;
      if (posting === undefined || until === null || until > now) return;
      if (closedPositions.includes(posting.status)) return;
      await open(tx, jobs, posting, now);
    });
    forgetHallCounts();
  },
);

/** Everybody in the list, who are few (`limits.supplierList.suppliers`). */
export const tellAskedFirst = handleJob(
  'posting.tellList',
  'alerts',
  async ({ postingId }, { db, clock, jobs }) => {
    const now = clock.now();
    await transaction(db, async (tx) => {
      const suppliers = await membersOfList(tx, postingId);
      if (suppliers.length > 0) await lockPersonsForKeyShare(tx, suppliers);
      const posting = await lockPosting(tx, postingId);
      if (!posting?.asked_first_until || closedPositions.includes(posting.status)) return;
      for (const personId of suppliers) {
        invalidate(tx, personId, ['Posting']);
        await notify(tx, jobs, {
          personId,
          identity: 'supplier',
          kind: 'postingAskedFirst',
          title: { en: 'A job for you first', zh: '优先向您开放的项目' },
          text: {
            en: `A client shows “${posting.name}” to you and a few others before everybody else.`,
            zh: `客户优先向您和少数译员开放“${posting.name}”，之后才对所有人公开。`,
          },
          about: posting.name,
          path: pathTo('jobDetail', { projectReleaseInforId: postingId }),
          at: now,
        });
      }
    });
  },
);
