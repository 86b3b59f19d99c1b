import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import { actionsFor, applicationLifecycle, findTransition } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import {
  listApplications,
  listReceivedApplications,
  lockApplication,
  unreadOf,
  updateApplication,
  type ApplicationRecord,
  type ReceivedParty,
} from './application-repository.ts';
import { ownPostings } from '../postings/posting-repository.ts';
import { freeAward } from '../invitations/invitation-repository.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { refuse } from '../../calls/refusal.ts';
import { callerMay } from '../../calls/member-may.ts';
import { pagingOf, type Paging } from '../../calls/paging.ts';
import { byMatch } from './match-order.ts';
import { presentReceived } from './present-received.ts';

type Calls = typeof calls.clientinterface.positions;
type Row = ResponseOf<Calls['getProjectApplicationJLData']>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

export async function listForPosting(
  { projectReleaseInforId, ...page }: RequestOf<Calls['getPositionProjectResume']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getPositionProjectResume']>> {
  const { db } = context.deps;
  const { personId } = context;
  const own = { id: projectReleaseInforId, search: null };
  const { total: owned } = await ownPostings(db, personId, own, { limit: 1, offset: 0 });
  if (owned === 0) refuse('notFound');
  const party = { client_id: personId, posting_id: projectReleaseInforId };
  const { total, list } = await listApplications(db, party, pagingOf(page));
  return { total, list: await presentReceived(db, list, context) };
}

/** A match is worked out for so many of the newest; what is older follows behind them. */
const matchedMax = 200;

export async function listReceived(
  { sort = 'newest', ...request }: RequestOf<Calls['getResumeDelivery']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getResumeDelivery']>> {
  const { db } = context.deps;
  const { personId, now } = context;
  const { filter = 'all', status, tested, verified, projectReleaseInforId, ...page } = request;
  const party: ReceivedParty =
    projectReleaseInforId === undefined
      ? { client_id: personId }
      : { client_id: personId, posting_id: projectReleaseInforId };
  const query = { filter, status, tested, verified, search: request.search?.trim() };
  const read = (order: 'newest' | 'price', paging: Paging) =>
    listReceivedApplications(db, party, query, order, paging);
  const paging = pagingOf(page);
  const { total, list } =
    sort === 'match' ? await matched(db, read, paging, now) : await read(sort, paging);
  return { total, list: await presentReceived(db, list, context) };
}

type Read = (
  order: 'newest',
  paging: Paging,
) => Promise<{ total: number; list: ApplicationRecord[] }>;

async function matched(db: Queryable, read: Read, { limit, offset }: Paging, now: Date) {
  const newest = await read('newest', { limit: matchedMax, offset: 0 });
  const best = (await byMatch(db, newest.list, now)).slice(offset, offset + limit);
  if (best.length === limit || newest.total <= matchedMax) return { ...newest, list: best };
  const rest = { limit: limit - best.length, offset: Math.max(offset, matchedMax) };
  return { ...newest, list: [...best, ...(await read('newest', rest)).list] };
}

/**
 * Opening a received application marks it read, also when it was judged from the list before: by
 * somebody who may answer it. Who looks on does not end that its supplier may edit it.
 */
export async function readReceived(
  { projectApplicationJLId: id }: RequestOf<Calls['getProjectApplicationJLData']>,
  context: CallContext,
): Promise<Row> {
  return changeReceived(id, context, async (tx, application) => {
    if (callerMay(context, 'ask')) await markRead(tx, application, context.now);
  });
}

/** Marks the client's unread applications of one supplier read, as reading each of them would. */
export async function readAllOf(
  tx: Tx,
  clientId: string,
  supplierId: string,
  now: Date,
): Promise<void> {
  for (const { id } of await unreadOf(tx, clientId, supplierId)) {
    const application = await lockApplication(tx, id, { client_id: clientId });
    if (application !== undefined) await markRead(tx, application, now);
  }
}

async function markRead(tx: Tx, application: Locked, now: Date): Promise<void> {
  if (application.read_at !== null) return;
  const read = findTransition(applicationLifecycle, application.status, 'client', 'read');
  await updateApplication(tx, application.id, {
    read_at: now,
    ...(read ? { status: 'read', status_changed_at: now } : {}),
  });
  tellBoth(tx, application);
}

export async function judgeReceived(
  { projectApplicationJLId: id, suitable }: RequestOf<Calls['setJlMatchingStatus']>,
  context: CallContext,
): Promise<Row> {
  const { now } = context;
  const status = suitable ? 'suitable' : 'unsuitable';
  return changeReceived(id, context, async (tx, application) => {
    if (application.status === status) return;
    const action = suitable ? 'markSuitable' : 'markUnsuitable';
    if (!findTransition(applicationLifecycle, application.status, 'client', action)) {
      refuse('conflict', { data: { allowedActions: allowedNow(application, now) } });
    }
    const readAt = application.read_at ?? now;
    await updateApplication(tx, id, { status, status_changed_at: now, read_at: readAt });
    tellBoth(tx, application);
    const { posting_id, supplier_id } = application;
    if (!suitable) {
      await endNegotiations(tx, { posting_id, supplier_id }, now);
      await freeAward(tx, { posting_id, supplier_id });
    }
    if (suitable) await tellSuitable(tx, context.deps.jobs, application, now);
  });
}

export async function collectReceived(
  { projectApplicationJLId: id, isCollect }: RequestOf<Calls['setJlIsCollect']>,
  context: CallContext,
): Promise<Row> {
  return changeReceived(id, context, async (tx, application) => {
    await updateApplication(tx, id, { collected: isCollect });
    invalidate(tx, application.client_id, ['Application']);
  });
}

/** Shows the contact of the posting to the applicant, once; a second time changes nothing. */
export async function showContact(
  { projectApplicationJLId: id }: RequestOf<Calls['showContact']>,
  context: CallContext,
): Promise<Row> {
  const { now } = context;
  return changeReceived(id, context, async (tx, application) => {
    if (application.status === 'withdrawn') {
      refuse('conflict', { data: { allowedActions: allowedNow(application, now) } });
    }
    if (application.contact_shown_at !== null) return;
    await updateApplication(tx, id, { contact_shown_at: now });
    tellBoth(tx, application);
    await tellContactShown(tx, context.deps.jobs, application, now);
  });
}

async function changeReceived(
  id: string,
  context: CallContext,
  change: (tx: Tx, application: Locked) => Promise<void>,
): Promise<Row> {
  const { personId, deps } = context;
  const row = await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const application = await lockApplication(tx, id, { client_id: personId });
    await change(tx, application ?? refuse('notFound'));
    return receivedRow(tx, personId, id);
  });
  const [presented] = await presentReceived(deps.db, [row], context);
  return presented ?? refuse('notFound');
}

async function receivedRow(db: Queryable, clientId: string, id: string) {
  const party = { client_id: clientId, id };
  const { list } = await listApplications(db, party, { limit: 1, offset: 0 });
  return list[0] ?? refuse('notFound');
}

function allowedNow({ status }: Locked, now: Date) {
  return actionsFor(applicationLifecycle, status, 'client', null, now);
}

function tellBoth(tx: Tx, { client_id, supplier_id }: Locked): void {
  invalidate(tx, client_id, ['Application', 'Unread', 'Overview', 'Posting']);
  invalidate(tx, supplier_id, ['Application', 'Overview']);
}

async function tellSuitable(tx: Tx, jobs: Jobs, application: Locked, at: Date): Promise<void> {
  const row = await receivedRow(tx, application.client_id, application.id);
  await notify(tx, jobs, {
    personId: application.supplier_id,
    identity: 'supplier',
    kind: 'applicationSuitable',
    title: { en: 'Your application looks suitable', zh: '您的申请被标记为合适' },
    text: {
      en: `The client marked you as suitable for “${row.posting_name}”.`,
      zh: `客户认为您适合“${row.posting_name}”。`,
    },
    about: row.posting_name,
    path: pathTo('applicationRecord'),
    at,
  });
}

async function tellContactShown(tx: Tx, jobs: Jobs, application: Locked, at: Date): Promise<void> {
  const row = await receivedRow(tx, application.client_id, application.id);
  await notify(tx, jobs, {
    personId: application.supplier_id,
    identity: 'supplier',
    kind: 'contactShown',
    title: { en: 'You can now contact the client', zh: '客户已向您公开联系方式' },
    text: {
      en: `The client of “${row.posting_name}” has shown you their contact details.`,
      zh: `“${row.posting_name}”的客户已向您公开联系方式。`,
    },
    about: row.posting_name,
    path: pathTo('jobDetail', { projectReleaseInforId: row.posting_id }),
    at,
  });
}
