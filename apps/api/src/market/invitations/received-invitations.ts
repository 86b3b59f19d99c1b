import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { answerInvitation, isInvited, listReceivedInvitations } from './invitation-repository.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { presentLatest } from '../offers/present-negotiation.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { findPosting, postingsOf } from '../postings/posting-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { pagingOf } from '../../calls/paging.ts';
import { presentPosting } from '../postings/present-posting.ts';

type Jobs = typeof calls.supinterface.jobs;

export async function receivedInvitations(
  request: RequestOf<Jobs['getPostingInvitations']>,
  { deps: { db }, personId, language }: CallContext,
): Promise<ResponseOf<Jobs['getPostingInvitations']>> {
  const { total, list } = await listReceivedInvitations(db, personId, pagingOf(request));
  const found = await postingsOf(
    db,
    list.map(({ posting_id }) => posting_id),
  );
  const postings = new Map(found.map((posting) => [posting.id, posting]));
  return {
    total,
    list: list.flatMap((invitation) => {
      const posting = postings.get(invitation.posting_id);
      // Deleted between the two reads, and the invitation with it.
      if (posting === undefined) return [];
      return {
        postingInvitationId: invitation.id,
        posting: presentPosting(posting),
        publisherName: shownName(invitation.publisher, language),
        message: invitation.message,
        award: invitation.award,
        answer: invitation.answer,
        offer: presentLatest(invitation.offer),
        createTime: invitation.created_at.toISOString(),
      };
    }),
  };
}

/** Throws `conflict` when it was answered before. */
export async function declineInvitation(
  { postingInvitationId: id }: RequestOf<Jobs['declinePostingInvitation']>,
  context: CallContext,
): Promise<object> {
  const { deps, personId, now } = context;
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const which = { id, supplier_id: personId };
    const declined = await answerInvitation(tx, which, 'declined', now);
    if (declined === undefined) refuse((await isInvited(tx, which)) ? 'conflict' : 'notFound');
    const { posting_id, supplier_id } = declined;
    await endNegotiations(tx, { posting_id, supplier_id }, now);
    const posting = (await findPosting(tx, posting_id)) ?? refuse('notFound');
    const name = await nameOf(tx, personId);
    invalidate(tx, personId, ['Invitations', 'Overview']);
    invalidate(tx, declined.client_id, ['Invitations', 'People']);
    await notify(tx, deps.jobs, {
      personId: declined.client_id,
      identity: 'client',
      kind: 'invitationDeclined',
      title: { en: 'An invitation was declined', zh: '邀请被婉拒' },
      text: {
        en: `${name} will not apply for “${posting.name}”.`,
        zh: `${name} 婉拒了“${posting.name}”的邀请。`,
      },
      path: pathTo('positionResume', { projectReleaseInforId: posting.id }),
      at: now,
    });
  });
  return {};
}
