import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import {
  defaultFileAudience,
  findTransition,
  positionLifecycle,
  type PositionAction,
  type PostingTies,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { nameByCompany } from '../../profiles/profile/shown-person.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { announceToSearches } from './announce.ts';
import { announcePosting, askedFirstColumns, shownAskedFirst } from './asked-first.ts';
import { postingFiles, setPostingFiles } from './posting-file-repository.ts';
import {
  deletePosting,
  insertPosting,
  lockPosting,
  ownPostings,
  postingUse,
  updatePosting,
  updateTerms,
  type OwnPosting,
  type PostingRecord,
} from './posting-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { workFilesOf } from '../../files/uploads/work-files.ts';
import { pagingOf } from '../../calls/paging.ts';
import { qrCodeOf } from './qr-code.ts';
import { forgetHallCounts } from '../hall/hall-memory.ts';
import { promisesOf } from './promise-repository.ts';
import { presentPromise } from './promises.ts';
import { deleteDraft } from '../drafts/draft-repository.ts';
import { expiryKey, scheduleExpiry } from './expiry.ts';
import { postingTerms, type PostingForm } from './posting-form.ts';
import {
  detailsFor,
  fileSums,
  postingLink,
  postingTexts,
  presentOwnPosting,
} from './present-posting.ts';
import { searchTerms } from '../../database/search-terms.ts';

type Calls = typeof calls.clientinterface.positions;

const ownerTies: PostingTies = new Set(['signedIn', 'owner']);
type PostingId = RequestOf<Calls['getPositionProjectDetail']>;

export async function addPosting(
  { draftId, askedFirst, ...form }: RequestOf<Calls['addPositionProject']>,
  context: CallContext,
): Promise<PostingId> {
  const { personId, memberId, now } = context;
  const terms = postingTerms(form, now);
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await nameByCompany(tx, personId, terms.company_name);
    const { deadline } = terms;
    const asked = await askedFirstColumns(tx, askedFirst, { ownerId: personId, deadline, now });
    const made = { owner_id: personId, member_id: memberId, published_at: now };
    await insertPosting(tx, { id, ...made, ...terms, ...asked });
    await attachFiles(tx, id, personId, form);
    // Published in another tab already: not a second time.
    const draft =
      draftId === undefined || (await deleteDraft(tx, { id: draftId, owner_id: personId }));
    if (!draft) refuse('notFound');
    await scheduleExpiry(tx, context.deps.jobs, id, deadline);
    await announcePosting(tx, context.deps.jobs, { id, ...terms, ...asked }, now);
    invalidate(tx, personId, ['Posting', 'Overview']);
  });
  forgetHallCounts();
  return { projectReleaseInforId: id };
}

export async function editPosting(
  { projectReleaseInforId: id, version, ...form }: RequestOf<Calls['editPositionProject']>,
  context: CallContext,
): Promise<PostingId> {
  await changePosting(id, 'edit', context, async (tx, posting) => {
    if (version !== undefined && version !== posting.version) refuse('postingChanged');
    const terms = postingTerms(form, context.now, posting);
    await nameByCompany(tx, context.personId, terms.company_name);
    // Everybody who could not see it before finds a new posting, so it counts as published now.
    const opened = posting.visibility === 'invited' && terms.visibility === 'public';
    await updateTerms(tx, id, opened ? { ...terms, published_at: context.now } : terms);
    if (opened && posting.asked_first_until === null) {
      await announceToSearches(tx, context.deps.jobs, id, context.now);
    }
    // Open offers count in the former unit and currency, so they end with it.
    if (terms.unit !== posting.unit || terms.currency !== posting.currency) {
      await endNegotiations(tx, { posting_id: id }, context.now);
    }
    await attachFiles(tx, id, context.personId, form);
    await scheduleExpiry(tx, context.deps.jobs, id, terms.deadline);
  });
  return { projectReleaseInforId: id };
}

export async function finishPosting(
  { projectReleaseInforId: id }: PostingId,
  context: CallContext,
): Promise<object> {
  await changePosting(id, 'finish', context, async (tx) => {
    await updatePosting(tx, id, { status: 'finished' });
    await endNegotiations(tx, { posting_id: id }, context.now);
    await context.deps.jobs.cancel(tx, expiryKey(id));
  });
  return {};
}

/** Whether its owner closed it or its deadline passed: it stands in the job hall as if just published. */
export async function reopenPosting(
  { projectReleaseInforId: id, ...form }: RequestOf<Calls['reopenPositionProject']>,
  context: CallContext,
): Promise<PostingId> {
  const { now, personId, memberId } = context;
  await changePosting(id, 'reopen', context, async (tx, posting) => {
    const terms = postingTerms(form, now, { ...posting, start_at: null });
    await nameByCompany(tx, personId, terms.company_name);
    const toAll = { asked_first_list: null, asked_first_until: null };
    const published = {
      status: 'recruiting',
      status_before_block: null,
      published_at: now,
      member_id: memberId,
    } as const;
    await updateTerms(tx, id, { ...terms, ...toAll, ...published });
    await attachFiles(tx, id, personId, form);
    await scheduleExpiry(tx, context.deps.jobs, id, terms.deadline);
  });
  return { projectReleaseInforId: id };
}

export async function removePosting(
  { projectReleaseInforId: id }: PostingId,
  context: CallContext,
): Promise<object> {
  await changePosting(id, 'delete', context, async (tx) => {
    await deletePosting(tx, id);
    await context.deps.jobs.cancel(tx, expiryKey(id));
  });
  return {};
}

/** The link under which everybody sees the caller's posting. */
export async function shareLink(
  { projectReleaseInforId }: PostingId,
  { deps: { db, config }, personId }: CallContext,
): Promise<ResponseOf<Calls['getProjectShareLink']>> {
  const { id } = await requireOwn(db, personId, projectReleaseInforId);
  const link = postingLink(id, config.publicUrl);
  return { shareLink: link, qrCode: await qrCodeOf(link) };
}

export async function listOwnPostings(
  request: RequestOf<Calls['getPositionProjectList']>,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<Calls['getPositionProjectList']>> {
  const text = request.search?.trim() ?? '';
  const search = searchTerms(text);
  if (text !== '' && search === null) return { total: 0, list: [] };
  const filter = { status: request.projectStatus, search };
  const { total, list } = await ownPostings(db, personId, filter, pagingOf(request));
  return { total, list: list.map((posting) => presentOwnPosting(posting, now, language)) };
}

export async function ownPostingDetail(
  { projectReleaseInforId }: PostingId,
  { deps, personId, now, language }: CallContext,
): Promise<ResponseOf<Calls['getPositionProjectDetail']>> {
  const posting = await requireOwn(deps.db, personId, projectReleaseInforId);
  const files = await postingFiles(deps.db, posting.id);
  return {
    ...presentOwnPosting(posting, now, language),
    ...postingTexts(posting, await nameOf(deps.db, personId), deps.config.publicUrl),
    ...detailsFor(ownerTies, posting, files),
    ...fileSums(files),
    askedFirst: await shownAskedFirst(deps.db, posting),
    promises: (await promisesOf(deps.db, posting.id)).map((row) => presentPromise(row, language)),
    version: posting.version,
    applied: false,
    ownPosting: true,
  };
}

async function requireOwn(
  db: CallContext['deps']['db'],
  ownerId: string,
  id: string,
): Promise<OwnPosting> {
  const { list } = await ownPostings(db, ownerId, { id, search: null }, { limit: 1, offset: 0 });
  return list[0] ?? refuse('notFound');
}

/** Locks the caller's posting, checks the action against the lifecycle, carries `change` out. */
async function changePosting(
  id: string,
  action: PositionAction,
  context: CallContext,
  change: (tx: Tx, posting: PostingRecord) => Promise<void>,
): Promise<void> {
  const { personId } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const posting = (await lockPosting(tx, id, personId)) ?? refuse('notFound');
    await requireAllowed(tx, posting, action, context);
    await change(tx, posting);
    invalidate(tx, personId, ['Posting', 'Overview']);
  });
  forgetHallCounts();
}

async function requireAllowed(
  tx: Tx,
  posting: PostingRecord,
  action: PositionAction,
  { now, language }: CallContext,
): Promise<void> {
  const use = await postingUse(tx, posting.id);
  const transition = findTransition(positionLifecycle, posting.status, 'client', action);
  if (transition && !transition.guard?.(use, now)) return;
  const own = { ...posting, ...use, views: 0, deliveries: 0, unread: 0, member_name: null };
  const data = { allowedActions: presentOwnPosting(own, now, language).allowedActions };
  refuse(transition && action === 'delete' ? 'postingInUse' : 'conflict', { data });
}

async function attachFiles(
  tx: Tx,
  postingId: string,
  ownerId: string,
  {
    fileIds = [],
    fileAudiences = [],
    referenceFileIds,
  }: Pick<PostingForm, 'fileIds' | 'fileAudiences' | 'referenceFileIds'>,
): Promise<void> {
  await requireOwnFiles(tx, fileIds, ownerId, 'posting');
  const chosen = new Map(fileAudiences.map(({ fileId, audience }) => [fileId, audience]));
  const there = await postingFiles(tx, postingId);
  const files = workFilesOf(fileIds, referenceFileIds, there).map((file) => ({
    ...file,
    audience: chosen.get(file.id) ?? defaultFileAudience,
  }));
  await setPostingFiles(tx, postingId, files);
}
