import type { Match, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, type InvitationAnswer } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { inLanguage, refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { presentLatest } from '../offers/present-negotiation.ts';
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
  const { personId, language, now } = context;
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
    return presentSent(await sentOne(tx, personId, id), null, language);
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
    const invited: SentInvitation[] = [];
    const refused: { supUserId: string; why: string }[] = [];
    for (const supplierId of ids) {
      const pair = { posting, supplierId };
      const why = await whyNotInvited(tx, pair, form, context);
      if (why === null) {
        const id = await sendInvitation(tx, pair, form, context);
        invited.push(presentSent(await sentOne(tx, personId, id), null, language));
      } else {
        refused.push({ supUserId: supplierId, why: inLanguage(why.text, language) });
      }
    }
    if (invited.length > 0) invalidate(tx, personId, ['Invitations', 'People']);
    return { invited, refused };
  });
}

/** Throws `conflict` when it was answered before, or taken back. */
export async function withdrawInvitation(
  { postingInvitationId: id }: RequestOf<Calls['withdrawPostingInvitation']>,
  context: CallContext,
): Promise<SentInvitation> {
  const { personId, now, language } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const which = { id, client_id: personId };
    const withdrawn = await answerInvitation(tx, which, 'withdrawn', now);
    if (withdrawn === undefined) refuse((await isInvited(tx, which)) ? 'conflict' : 'notFound');
    const { posting_id, supplier_id } = withdrawn;
    await endNegotiations(tx, { posting_id, supplier_id }, now);
    invalidate(tx, withdrawn.supplier_id, ['Invitations', 'Overview']);
    invalidate(tx, personId, ['Invitations', 'People']);
    return presentSent(await sentOne(tx, personId, id), null, language);
  });
}

export async function sentInvitations(
  { projectReleaseInforId, ...page }: RequestOf<Calls['getSentInvitations']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSentInvitations']>> {
  if (projectReleaseInforId !== undefined) return ofPosting(projectReleaseInforId, page, context);
  const { personId, language } = context;
  const party = { clientId: personId };
  const { total, list } = await listSentInvitations(context.deps.db, party, pagingOf(page));
  return { total, list: list.map((row) => presentSent(row, null, language)) };
}

/** Those of one posting: who said yes comes first, the best match before the others. */
async function ofPosting(
  postingId: string,
  page: Parameters<typeof pagingOf>[0],
  { deps: { db }, personId, language, now }: CallContext,
): Promise<ResponseOf<Calls['getSentInvitations']>> {
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
    list: ranked
      .slice(offset, offset + limit)
      .map((row) => presentSent(row, matches.get(row.supplier_id) ?? null, language)),
  };
}

function isWilling(answer: InvitationAnswer | null): boolean {
  return answer === 'accepted' || answer === 'applied';
}

async function sentOne(tx: Tx, clientId: string, id: string): Promise<SentInvitationRecord> {
  const { list } = await listSentInvitations(tx, { clientId, id }, { limit: 1, offset: 0 });
  return list[0] ?? refuse('fault');
}

function presentSent(
  invitation: SentInvitationRecord,
  match: Match | null,
  language: CallContext['language'],
): SentInvitation {
  return {
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
    match,
    createTime: invitation.created_at.toISOString(),
  };
}
