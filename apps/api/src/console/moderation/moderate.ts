import type { ModeratedContent, RequestOf, ResponseOf, calls } from '@tolk/contract';
import {
  addMs,
  isSanction,
  limits,
  moderationActionsOf,
  type AppealedSubject,
  type ModeratedSubject,
  type ModerationAction,
  type ModerationState,
} from '@tolk/domain';
import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { parseAccount } from '../../accounts/identity/account-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { forgetHallCounts } from '../../market/hall/hall-memory.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { noteSearch } from '../search/search-records.ts';
import { listReportedContent } from './content-report-repository.ts';
import { closeReports } from './close-reports.ts';
import {
  holdContent,
  listShown,
  setHidden,
  type ContentFilter,
  type SoughtContent,
} from './content-repository.ts';
import {
  findHiding,
  insertHiding,
  listHidings,
  lockHiding,
  newestHiding,
  updateHiding,
} from './hiding-repository.ts';
import type { ModerationTable } from './moderation-table.ts';
import { presentContent, presentKept, standingOf, withoutMessage } from './present-hiding.ts';
import { liftSanction } from './sanctions.ts';
import { tellDecided, tellHidden, tellReplier } from './tell-author.ts';

type Calls = typeof calls.opsinterface.moderation;

type Asked = RequestOf<Calls['getModeratedList']>;
type Listed = ResponseOf<Calls['getModeratedList']>;

/** Looking for a contact is noted: it tells a name behind it. */
export async function moderatedList(request: Asked, context: CallContext): Promise<Listed> {
  const text = (request.search ?? '').normalize('NFKC').trim();
  const contact = parseAccount(text);
  const search = text ? { terms: searchTerms(text), contact } : undefined;
  const listed = await listOf(request, search, context);
  if (contact === null) return listed;
  // Each list is a look of its own: one may find what another one does not.
  const looked = `${request.subject} ${request.state ?? 'shown'} ${text}`;
  await noteSearch({ action: 'getModeratedList', text: looked, found: listed.total }, context);
  return listed;
}

async function listOf(
  { subject, state = 'shown', personId, subjectId, ...page }: Asked,
  search: SoughtContent | undefined,
  context: CallContext,
): Promise<Listed> {
  const { db } = context.deps;
  const hiddenSince = addMs(context.now, -limits.evaluation.hiddenMs);
  const filter = { personId, subjectId, search, hiddenSince };
  if (state === 'shown' || state === 'reported') {
    if (isSanction(subject)) return { total: 0, list: [] };
    return contentOf(state, { subject, filter, page }, context);
  }
  const states = state === 'hidden' ? (['hidden', 'upheld'] as const) : (['appealed'] as const);
  const { total, rows } = await listHidings(db, { ...filter, subject, states }, pagingOf(page));
  const list = await Promise.all(rows.map((row) => presentKept(db, row, context)));
  return { total, list: list.map(withoutMessage) };
}

interface ContentAsked {
  subject: ModeratedSubject;
  filter: ContentFilter & { hiddenSince: Date };
  page: Pick<Asked, 'pageNum' | 'pageSize'>;
}

/** What is shown, or what was reported of it. */
async function contentOf(
  state: 'shown' | 'reported',
  { subject, filter, page }: ContentAsked,
  context: CallContext,
): Promise<Listed> {
  const { db } = context.deps;
  if (state === 'shown') {
    const { total, rows } = await listShown(db, subject, filter, pagingOf(page));
    const list = await Promise.all(rows.map((row) => presentContent(db, subject, row, context)));
    return { total, list };
  }
  const { total, rows } = await listReportedContent(db, subject, filter, pagingOf(page));
  return { total, list: await Promise.all(rows.map((row) => presentKept(db, row, context))) };
}

/** A look at what somebody wrote to another is noted. Throws `notFound`. */
export async function moderatedContent(
  { moderationId }: RequestOf<Calls['getModeratedContent']>,
  context: CallContext,
): Promise<ModeratedContent> {
  return context.transaction(async (tx) => {
    const row = (await findHiding(tx, moderationId)) ?? refuse('notFound');
    if (isSanction(row.subject)) {
      await recordAudit(tx, context, {
        action: 'getModeratedContent',
        subject: 'moderation',
        subjectId: row.id,
        details: { personId: row.person_id },
      });
    }
    return presentKept(tx, row, context);
  });
}

/** Hides it everywhere at once. Throws `notFound`; `conflict` where a colleague was faster, or restored on appeal what the caller had hidden. */
export async function hideContent(
  { subject, subjectId, reason, words, seenState }: RequestOf<Calls['hideContent']>,
  context: CallContext,
): Promise<ModeratedContent> {
  const { now, staffMember } = context;
  const said = visibleText(words);
  // The reason from the list says it, unless there is none.
  if (reason === 'other') requireNoFaults(reasonFaults({ words }));
  const hidden = await context.transaction(async (tx) => {
    const content = (await holdContent(tx, subject, subjectId, 'hide')) ?? refuse('notFound');
    const before = await newestHiding(tx, subject, content.subject_id);
    requireAllowed('hide', { subject, row: before, seenState }, context);
    const row = {
      id: randomUUID(),
      subject,
      subject_id: content.subject_id,
      person_id: content.person_id,
      identity: content.identity,
      title: content.title,
      text: content.text,
      reason,
      words: said,
      state: 'hidden' as const,
      hidden_by: staffMember.staffId,
      hidden_at: now,
      until: null,
      appeal: '',
      appealed_at: null,
      decided_by: null,
      decided_at: null,
      decision: '',
    };
    if (!(await insertHiding(tx, row))) refuse('conflict');
    await setHidden[subject](tx, content.subject_id, now);
    await tellHidden(tx, row, context);
    await tellReplier(tx, 'contentHidden', row, context);
    await closeReports(tx, { subject, subject_id: content.subject_id }, context);
    await noteChange(tx, row, { action: 'hideContent', details: { reason } }, context);
    return presentContent(tx, subject, content, context);
  });
  forgetHallCounts();
  return hidden;
}

/**
 * Shows it again or lifts it, or upholds it. Throws 422 at `words`; `conflict` where a colleague was
 * faster, or where who hid it, or warned or silenced, would decide the appeal against that.
 */
export async function decideHiding(
  { moderationId, restore, words, seenState }: RequestOf<Calls['decideHiding']>,
  context: CallContext,
): Promise<ModeratedContent> {
  requireNoFaults(reasonFaults({ words }));
  const { now, staffMember } = context;
  const decided = await context.transaction(async (tx) => {
    const row = (await lockHiding(tx, moderationId)) ?? refuse('notFound');
    const action: ModerationAction = restore ? 'restore' : 'uphold';
    requireAllowed(action, { subject: row.subject, row, seenState }, context);
    const change = {
      state: restore ? ('restored' as const) : ('upheld' as const),
      decided_by: staffMember.staffId,
      decided_at: now,
      decision: words.trim(),
    };
    await updateHiding(tx, row.id, change);
    if (restore) await restoreOf(tx, row, now);
    const news = restore ? 'contentRestored' : 'hidingUpheld';
    await tellDecided(tx, news, { ...row, ...change }, context);
    if (restore) await tellReplier(tx, 'contentRestored', { ...row, ...change }, context);
    const details = { decision: action };
    await noteChange(tx, row, { action: 'decideHiding', details }, context);
    return presentKept(tx, row, context);
  });
  forgetHallCounts();
  return decided;
}

async function restoreOf(tx: Tx, row: Selectable<ModerationTable>, now: Date): Promise<void> {
  const { subject, subject_id } = row;
  if (isSanction(subject)) await liftSanction(tx, row, now);
  else await setHidden[subject](tx, subject_id, null);
}

interface Seen {
  subject: AppealedSubject;
  row: Selectable<ModerationTable> | undefined;
  seenState: ModerationState | null;
}

/** Throws `conflict` where it stands otherwise than the colleague saw, or another person has to do it. */
function requireAllowed(
  action: ModerationAction,
  { subject, row, seenState }: Seen,
  { staffMember }: CallContext,
): void {
  const allowed = moderationActionsOf(standingOf(subject, row, staffMember.staffId));
  const isAllowed = allowed.some((one) => one.action === action && one.enabled);
  if (!isAllowed || seenState !== (row?.state ?? null)) refuse('conflict');
}

async function noteChange(
  tx: Tx,
  row: { id: string; person_id: string },
  { action, details }: { action: string; details: Record<string, string> },
  context: CallContext,
): Promise<void> {
  const { person_id: personId } = row;
  invalidate(tx, personId, ['Moderation', 'PublicProfile', 'Posting', 'Evaluation']);
  await recordAudit(tx, context, {
    action,
    subject: 'moderation',
    subjectId: row.id,
    details: { personId, ...details },
  });
}
