import type { Match, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, mayBeginConversation, type InvitationAnswer } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { inLanguage, refuse } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { presentLatest } from '../offers/present-negotiation.ts';
import { tiesWith } from '../people/conversation-tie-repository.ts';
import { presentMatch, scoreOf } from '../people/match.ts';
import { offersOf, wantedPosting } from '../people/match-repository.ts';
import { lockPosting } from '../postings/posting-repository.ts';
import {
  answerInvitation,
  isInvited,
  listSentInvitations,
  type SentInvitationRecord,
} from './invitation-repository.ts';
import { requireInviting, sendInvitation, whyNotInvited } from './inviting.ts';

type Calls = typeof calls.clientinterface.people;
type SentInvitation = ResponseOf<Calls['inviteSupplier']>;

/** Invites one supplier to one of the caller's postings, once. */
export async function inviteSupplier(
  form: RequestOf<Calls['inviteSupplier']>,
  context: CallContext,
): Promise<SentInvitation> {
  const { personId, now } = context;
  const supplierId = form.supUserId;
  const invitation = { ...form, award: 'choice' } as const;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    if (!(await lockPersonsForKeyShare(tx, [supplierId]))) refuse('notFound');
    const posting = await lockPosting(tx, form.projectReleaseInforId, personId);
    const pair = { posting: posting ?? refuse('notFound'), supplierId };
    const why = await whyNotInvited(tx, pair, invitation, context);
    if (why?.error === 'notFound') refuse('notFound');
    await requireInviting(tx, pair.posting, 'choice', now);
    if (why !== null) refuse(why.error, { message: why.text });
    const id = await sendInvitation(tx, pair, invitation, context);
    invalidate(tx, personId, ['Invitations', 'People']);
    return presentOne(tx, id, context);
  });
}

/**
 * Invites several suppliers in one call: all who can be, and for each of the others it answers why
 * not. The same call again invites nobody twice.
 */
export async function inviteSuppliers(
  { supUserIds, ...form }: RequestOf<Calls['inviteSuppliers']>,
  context: CallContext,
): Promise<ResponseOf<Calls['inviteSuppliers']>> {
  const { personId, language, now } = context;
  const ids = [...new Set(supUserIds)];
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await lockPersonsForKeyShare(tx, ids);
    const found = await lockPosting(tx, form.projectReleaseInforId, personId);
    const posting = found ?? refuse('notFound');
    await requireInviting(tx, posting, form.award, now);
    const sent: SentInvitationRecord[] = [];
    const refused: { supUserId: string; why: string }[] = [];
    for (const supplierId of ids) {
      const pair = { posting, supplierId };
      const why = await whyNotInvited(tx, pair, form, context);
      if (why === null) {
        const id = await sendInvitation(tx, pair, form, context);
        sent.push(await sentOne(tx, personId, id));
      } else {
        refused.push({ supUserId: supplierId, why: inLanguage(why.text, language) });
      }
    }
    if (sent.length > 0) invalidate(tx, personId, ['Invitations', 'People']);
    return { invited: await presentSent(tx, sent, context), refused };
  });
}

/** Throws `conflict` when it was answered before, or taken back. */
export async function withdrawInvitation(
  { postingInvitationId: id }: RequestOf<Calls['withdrawPostingInvitation']>,
  context: CallContext,
): Promise<SentInvitation> {
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const which = { id, client_id: personId };
    const withdrawn = await answerInvitation(tx, which, 'withdrawn', now);
    if (withdrawn === undefined) refuse((await isInvited(tx, which)) ? 'conflict' : 'notFound');
    const { posting_id, supplier_id } = withdrawn;
    await endNegotiations(tx, { posting_id, supplier_id }, now);
    invalidate(tx, withdrawn.supplier_id, ['Invitations', 'Overview']);
    invalidate(tx, personId, ['Invitations', 'People']);
    return presentOne(tx, id, context);
  });
}

export async function sentInvitations(
  { projectReleaseInforId, ...page }: RequestOf<Calls['getSentInvitations']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSentInvitations']>> {
  if (projectReleaseInforId !== undefined) return ofPosting(projectReleaseInforId, page, context);
  const { db } = context.deps;
  const party = { clientId: context.personId };
  const { total, list } = await listSentInvitations(db, party, pagingOf(page));
  return { total, list: await presentSent(db, list, context) };
}

/** Those of one posting: who said yes comes first, the best match before the others. */
async function ofPosting(
  postingId: string,
  page: Parameters<typeof pagingOf>[0],
  context: CallContext,
): Promise<ResponseOf<Calls['getSentInvitations']>> {
  const { personId, now } = context;
  const { db } = context.deps;
  const all = { limit: limits.invitation.perPosting, offset: 0 };
  const { total, list } = await listSentInvitations(db, { clientId: personId, postingId }, all);
  const wants = await wantedPosting(db, postingId, personId);
  const willing = list.filter(({ answer }) => isWilling(answer)).map((row) => row.supplier_id);
  const offers = await offersOf(db, willing, addMs(now, -limits.evaluation.hiddenMs));
  const matches = new Map(
    offers.map((offer) => [
      offer.person_id,
      wants === undefined ? null : presentMatch(scoreOf(wants, offer)),
    ]),
  );
  const rank = (row: SentInvitationRecord) =>
    isWilling(row.answer) ? (matches.get(row.supplier_id)?.score ?? 0) : -1;
  const ranked = list.toSorted((one, other) => rank(other) - rank(one));
  const { limit, offset } = pagingOf(page);
  return {
    total,
    list: await presentSent(db, ranked.slice(offset, offset + limit), context, matches),
  };
}

function isWilling(answer: InvitationAnswer | null): boolean {
  return answer === 'accepted' || answer === 'applied';
}

async function sentOne(tx: Tx, clientId: string, id: string): Promise<SentInvitationRecord> {
  const { list } = await listSentInvitations(tx, { clientId, id }, { limit: 1, offset: 0 });
  return list[0] ?? refuse('fault');
}

async function presentOne(tx: Tx, id: string, context: CallContext): Promise<SentInvitation> {
  const [sent] = await presentSent(tx, [await sentOne(tx, context.personId, id)], context);
  return sent ?? refuse('fault');
}

async function presentSent(
  db: Queryable,
  invitations: readonly SentInvitationRecord[],
  { personId, language, now }: CallContext,
  matches: ReadonlyMap<string, Match | null> = new Map(),
): Promise<SentInvitation[]> {
  const ids = invitations.map(({ supplier_id }) => supplier_id);
  const ties = await tiesWith(db, personId, ids, now);
  return invitations.map((invitation) => ({
    postingInvitationId: invitation.id,
    projectReleaseInforId: invitation.posting_id,
    projectName: invitation.posting_name,
    supUserId: invitation.supplier_id,
    supUserName: shownName(invitation.supplier_name, language),
    ...(invitation.member_name === null
      ? {}
      : { memberName: shownName(invitation.member_name, language) }),
    message: invitation.message,
    award: invitation.award,
    answer: invitation.answer,
    offer: presentLatest(invitation.offer),
    match: matches.get(invitation.supplier_id) ?? null,
    mayWrite: mayBeginConversation('client', ties.get(invitation.supplier_id) ?? new Set()),
    createTime: invitation.created_at.toISOString(),
  }));
}
