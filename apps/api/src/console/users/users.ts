import type { RequestOf, UserDetail, UserRow, calls } from '@tolk/contract';
import { can, verificationKinds } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockPersonForUpdate, setBlock, type Person } from '../../persons/person-repository.ts';
import { closePostingsOfBlocked } from '../../market/postings/posting-repository.ts';
import { endNegotiations } from '../../market/offers/carried-offers.ts';
import { listReviews } from '../verifications/review-repository.ts';
import {
  blockCounts,
  countsOfUser,
  findUser,
  listUsers,
  type UserRecord,
} from './user-repository.ts';
import { maskedName, parseAccount } from '../../accounts/identity/account-name.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { reopenAfterBlock } from './reopen-after-block.ts';
import { reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { pagingOf } from '../../calls/paging.ts';
import { expiryKey } from '../../market/postings/expiry.ts';
import { freeOrders } from '../../organisations/free-orders.ts';
import { forgetHallCounts } from '../../market/hall/hall-memory.ts';
import { presentReview } from '../verifications/reviews.ts';
import { deviceName } from '../../accounts/sessions/device-name.ts';
import { liveSessionsOf } from '../../accounts/sessions/devices.ts';
import { revokeSessions } from '../../accounts/sessions/sessions.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { watchOf } from '../../staff/watches/watch-repository.ts';
import { sideWords, userStateWords, yesOrNo } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.users;

/** Reviews of one person; there are six at most. */
const reviewsMax = 10;

/** Accounts by part of the name, or by a whole e-mail address or phone number. Throws `forbidden`. */
export async function userList(
  request: RequestOf<Calls['getUserList']>,
  context: CallContext,
): Promise<{ total: number; list: UserRow[] }> {
  const page = pagingOf(request);
  const { sort = 'newest' } = request;
  const filter = filterOf(request, context);
  const { total, rows } = await listUsers(context.deps.db, filter, sort, page);
  return { total, list: rows.map((row) => presentUser(row, context)) };
}

/** The same as CSV; the export is noted. Throws `forbidden`. */
export async function exportUserList(
  request: RequestOf<Calls['exportUserList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { sort = 'newest' } = request;
  const filter = filterOf(request, context);
  const { total, rows } = await listUsers(context.deps.db, filter, sort, allRows);
  return answerWithRows(context, {
    name: 'users',
    action: 'exportUserList',
    subject: 'person',
    request,
    total,
    rows: rows.map((row) => presentUser(row, context)),
    columns: userColumns,
  });
}

const userColumns: readonly Column<UserRow>[] = [
  ['Id', '编号', ({ personId }) => personId],
  ['Name', '姓名', ({ name }) => name],
  ['Company', '企业', ({ companyName }) => companyName],
  ['Side', '身份', ({ identity }) => identity && sideWords[identity]],
  ['E-mail', '邮箱', ({ email }) => email],
  ['Phone', '手机号', ({ phone }) => phone],
  ['State', '状态', ({ state }) => userStateWords[state]],
  ['Watched', '观察中', ({ watched }) => yesOrNo(watched)],
  ['Signed up (UTC)', '注册时间（UTC）', ({ createTime }) => createTime],
  ['Last seen (UTC)', '最近活动（UTC）', ({ lastSeenTime }) => lastSeenTime],
];

/** Throws `forbidden` where somebody who does not moderate asks for signs of fraud. */
function filterOf(
  { search = '', state, side, mark, from, to }: RequestOf<Calls['exportUserList']>,
  { staffMember }: CallContext,
) {
  if (mark === 'fraud' && !can(staffMember.role, 'moderation')) refuse('forbidden');
  const text = search.trim();
  return {
    search: text,
    contact: parseAccount(text),
    span: openSpanOf({ from, to }),
    ...(state === undefined ? {} : { state }),
    ...(side === undefined ? {} : { side }),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** One account with its devices and reviews; the look is noted. Throws `notFound`. */
export async function userDetail(
  { personId }: RequestOf<Calls['getUserDetail']>,
  context: CallContext,
): Promise<UserDetail> {
  const detail = await detailOf(personId, context);
  await transaction(context.deps.db, (tx) => noteUser(tx, 'getUserDetail', personId, context));
  return detail;
}

/**
 * Ends the person's sessions, lets them start no other and takes their open postings out of the job
 * hall until the block is lifted. What they work on for a company waits for a colleague, and stays so.
 * Throws `conflict`, `notFound`.
 */
export async function blockUser(
  { personId, reason, words = '' }: RequestOf<Calls['blockUser']>,
  context: CallContext,
): Promise<UserDetail> {
  requireNoFaults(reasonFaults({ reason }));
  const { deps, now } = context;
  await onPerson(personId, context, async (tx, person) => {
    if (person.blocked_at !== null) refuse('conflict');
    const finished = await closePostingsOfBlocked(tx, personId);
    for (const postingId of finished) {
      await deps.jobs.cancel(tx, expiryKey(postingId));
      await endNegotiations(tx, { posting_id: postingId }, now);
    }
    await setBlock(tx, personId, { reason: reason.trim(), words: visibleText(words), at: now });
    await freeOrders(tx, deps.jobs, { personId, by: null, at: now });
    await revokeSessions(tx, { personId }, now);
    await noteUser(tx, 'blockUser', personId, context, {
      reason: reason.trim(),
      ...(finished.length === 0 ? {} : { closedPostings: String(finished.length) }),
    });
  });
  forgetHallCounts();
  return detailOf(personId, context);
}

/** Lets the person in again, with the postings that the block closed. Throws `conflict`, `notFound`. */
export async function unblockUser(
  { personId }: RequestOf<Calls['unblockUser']>,
  context: CallContext,
): Promise<UserDetail> {
  await onPerson(personId, context, async (tx, person) => {
    if (person.blocked_at === null) refuse('conflict');
    await setBlock(tx, personId, null);
    const restored = await reopenAfterBlock(tx, person, context);
    const details: Record<string, string> =
      restored === 0 ? {} : { restoredPostings: String(restored) };
    await noteUser(tx, 'unblockUser', personId, context, details);
  });
  forgetHallCounts();
  return detailOf(personId, context);
}

export async function endUserSessions(
  { personId }: RequestOf<Calls['endUserSessions']>,
  context: CallContext,
): Promise<UserDetail> {
  await onPerson(personId, context, async (tx) => {
    await revokeSessions(tx, { personId }, context.now);
    await noteUser(tx, 'endUserSessions', personId, context);
  });
  return detailOf(personId, context);
}

export async function onPerson(
  personId: string,
  context: CallContext,
  work: (tx: Tx, person: Person) => Promise<void>,
): Promise<void> {
  await context.transaction(async (tx) => {
    await work(tx, (await lockPersonForUpdate(tx, personId)) ?? refuse('notFound'));
  });
}

export async function detailOf(personId: string, context: CallContext): Promise<UserDetail> {
  const { db } = context.deps;
  const user = (await findUser(db, personId)) ?? refuse('notFound');
  const { tests, ...counts } = await countsOfUser(db, personId);
  const watch = await watchOf(db, personId);
  const sessions = await liveSessionsOf(db, personId, context.now);
  const filter = { kinds: verificationKinds, personId };
  const { rows } = await listReviews(db, filter, { limit: reviewsMax, offset: 0 });
  return {
    ...presentUser(user, context),
    blockReason: user.block_reason,
    blockWords: user.block_words,
    watch: watch
      ? { reason: watch.reason, byName: watch.by_name, time: watch.at.toISOString() }
      : null,
    blocking: await blockCounts(db, personId),
    ...counts,
    passedTests: tests,
    sessions: sessions.map((session) => ({
      sessionId: session.id,
      device: deviceText(session.user_agent),
      startTime: session.started_at.toISOString(),
      lastSeenTime: session.last_seen_at.toISOString(),
    })),
    reviews: rows.map(presentReview),
  };
}

function presentUser(user: UserRecord, { language }: CallContext): UserRow {
  const { email, phone } = user;
  return {
    personId: user.id,
    name: shownName(user.name, language),
    companyName: user.company_name,
    identity: user.identity,
    email: email && maskedName({ channel: 'email', value: email }),
    phone: phone && maskedName({ channel: 'phone', value: phone }),
    state: stateOf(user),
    realNameVerified: user.verified,
    watched: user.watched,
    createTime: user.created_at.toISOString(),
    lastSeenTime: user.last_seen_at?.toISOString() ?? null,
  };
}

function stateOf({ deleted_at, blocked_at }: UserRecord): UserRow['state'] {
  if (deleted_at !== null) return 'deleted';
  return blocked_at === null ? 'active' : 'blocked';
}

function deviceText(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== '').join(' · ');
}

export function noteUser(
  tx: Tx,
  action: string,
  personId: string,
  context: CallContext,
  details: Record<string, string> = {},
): Promise<void> {
  const act = { action, subject: 'person', subjectId: personId, details };
  return recordAudit(tx, context, act);
}
