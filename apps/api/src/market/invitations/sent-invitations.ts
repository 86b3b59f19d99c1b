import { randomUUID } from 'node:crypto';
import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { requireHeard } from '../../messages/threads/closed.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { applicationOf } from '../applications/application-repository.ts';
import {
  answerInvitation,
  countInvitations,
  insertInvitation,
  isInvitable,
  isInvited,
  listSentInvitations,
  type SentInvitationRecord,
} from './invitation-repository.ts';
import { endNegotiations, offerWithInvitation } from '../offers/carried-offers.ts';
import { presentLatest } from '../offers/present-negotiation.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { isOrBelongsTo } from '../../persons/member-repository.ts';
import { lockPersonsForKeyShare, nameOf } from '../../persons/person-repository.ts';
import { isHidden, lockPosting, type PostingRecord } from '../postings/posting-repository.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { pagingOf } from '../../calls/paging.ts';

type Calls = typeof calls.clientinterface.people;
type SentInvitation = ResponseOf<Calls['inviteSupplier']>;

/** As the client reads it, who did not apply. */
const hasApplied: BilingualText = {
  en: 'This supplier has already applied. You find the application under Received applications.',
  zh: '该译员已申请此项目，可在“收到的申请”中查看。',
};

/**
 * Invites a supplier to one of the caller's postings, once. Anyone who may not be invited looks
 * absent: that somebody is there tells only their agreement to be found, or work done before.
 */
export async function inviteSupplier(
  form: RequestOf<Calls['inviteSupplier']>,
  context: CallContext,
): Promise<SentInvitation> {
  const { personId, now, language } = context;
  const id = randomUUID();
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    if (!(await lockPersonsForKeyShare(tx, [form.supUserId]))) refuse('notFound');
    const posting = await lockPosting(tx, form.projectReleaseInforId, personId);
    if (posting === undefined || (await isOrBelongsTo(tx, form.supUserId, personId))) {
      refuse('notFound');
    }
    if (!(await isInvitable(tx, personId, form.supUserId))) refuse('notFound');
    if (posting.status === 'finished' || posting.deadline <= now) refuse('postingFinished');
    if (await isHidden(tx, posting.id)) refuse('postingFinished');
    if (await applicationOf(tx, posting.id, form.supUserId))
      refuse('alreadyApplied', { message: hasApplied });
    const writing = { personId, memberId: context.memberId, otherId: form.supUserId };
    await requireHeard(tx, visibleText(form.message), writing, now);
    await insert(tx, { id, form, posting }, context);
    await offerWithInvitation(tx, { posting, supplierId: form.supUserId }, form, context);
    await tellInvited(tx, form.supUserId, posting, context);
    invalidate(tx, personId, ['Invitations', 'People']);
    const sent = { clientId: personId, id };
    const { list } = await listSentInvitations(tx, sent, { limit: 1, offset: 0 });
    return presentSent(list[0] ?? refuse('fault'), language);
  });
}

async function insert(
  tx: Tx,
  {
    id,
    form,
    posting,
  }: { id: string; form: RequestOf<Calls['inviteSupplier']>; posting: PostingRecord },
  { memberId, now }: CallContext,
): Promise<void> {
  const sent = await countInvitations(tx, posting.id);
  const inserted = await insertInvitation(tx, {
    id,
    posting_id: posting.id,
    client_id: posting.owner_id,
    supplier_id: form.supUserId,
    member_id: memberId,
    message: form.message.trim(),
    created_at: now,
  });
  if (!inserted) refuse('alreadyInvited');
  if (sent >= limits.invitation.perPosting) refuse('tooManyEntries');
}

async function tellInvited(
  tx: Tx,
  supplierId: string,
  posting: PostingRecord,
  { deps, personId, now }: CallContext,
): Promise<void> {
  const name = await nameOf(tx, personId);
  invalidate(tx, supplierId, ['Invitations', 'Overview']);
  await notify(tx, deps.jobs, {
    personId: supplierId,
    identity: 'supplier',
    kind: 'postingInvitation',
    title: { en: 'An invitation to apply', zh: '收到项目邀请' },
    text: {
      en: `${name} invites you to apply for “${posting.name}”.`,
      zh: `${name} 邀请您申请“${posting.name}”。`,
    },
    path: pathTo('jobDetail', { projectReleaseInforId: posting.id }),
    at: now,
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
    const { list } = await listSentInvitations(
      tx,
      { clientId: personId, id },
      { limit: 1, offset: 0 },
    );
    return presentSent(list[0] ?? refuse('fault'), language);
  });
}

export async function sentInvitations(
  { projectReleaseInforId, ...page }: RequestOf<Calls['getSentInvitations']>,
  { deps: { db }, personId, language }: CallContext,
): Promise<ResponseOf<Calls['getSentInvitations']>> {
  const sent =
    projectReleaseInforId === undefined
      ? { clientId: personId }
      : { clientId: personId, postingId: projectReleaseInforId };
  const { total, list } = await listSentInvitations(db, sent, pagingOf(page));
  return { total, list: list.map((row) => presentSent(row, language)) };
}

function presentSent(
  invitation: SentInvitationRecord,
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
    answer: invitation.answer,
    offer: presentLatest(invitation.offer),
    createTime: invitation.created_at.toISOString(),
  };
}
