import { randomUUID } from 'node:crypto';
import { pathTo } from '@tolk/contract';
import type { ErrorName } from '@tolk/contract/error-codes';
import { limits, type InvitationAward } from '@tolk/domain';
import { errorTexts } from '@tolk/contract/error-texts';
import type { CallContext } from '../../calls/call-context.ts';
import { requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { whyClosed, whyUnreachable } from '../../messages/threads/closed.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { applicationOf } from '../applications/application-repository.ts';
import { offerWithInvitation } from '../offers/carried-offers.ts';
import type { OfferForm } from '../offers/offer-terms.ts';
import { isHidden, type PostingRecord } from '../postings/posting-repository.ts';
import {
  countInvitations,
  insertInvitation,
  isInvitable,
  isInvitedNow,
  isTaken,
} from './invitation-repository.ts';

/** What everybody who is invited reads, and the terms that go along. */
interface InvitationForm extends OfferForm {
  message: string;
  award: InvitationAward;
}

/** Why somebody can't be invited. */
interface WhyNot {
  error: ErrorName;
  text: BilingualText;
}

/** As the client reads it, who did not apply. */
const hasApplied: BilingualText = {
  en: 'This supplier has already applied. You will find the application with the project.',
  zh: '该译员已申请此项目，可在该项目的申请中查看。',
};
const taken: BilingualText = {
  en: 'Somebody was the first to accept this project. Send them the order, or mark their application unsuitable first.',
  zh: '已有译员率先接受该项目，请向其发送订单；如需另行邀请，请先将其申请标记为不合适。',
};

/** Throws `postingFinished`, and 422 at `award` where somebody was already the first to accept. */
export async function requireInviting(
  tx: Tx,
  posting: PostingRecord,
  award: InvitationAward,
  now: Date,
): Promise<void> {
  if (posting.status === 'finished' || posting.deadline <= now) refuse('postingFinished');
  if (await isHidden(tx, posting.id)) refuse('postingFinished');
  if (award === 'first' && (await isTaken(tx, posting.id))) requireNoFaults({ award: taken });
}

/**
 * Why this supplier can't be invited, or null. Anyone who may not be invited looks absent, so that
 * nobody is known to be here who neither agreed to be found nor worked with the client before.
 */
export async function whyNotInvited(
  tx: Tx,
  { posting, supplierId }: { posting: PostingRecord; supplierId: string },
  { message }: InvitationForm,
  { personId, memberId, now }: CallContext,
): Promise<WhyNot | null> {
  if (await haveSomebodyInCommon(tx, supplierId, personId)) return whyOf('notFound');
  if (!(await isInvitable(tx, personId, supplierId))) return whyOf('notFound');
  if (await applicationOf(tx, posting.id, supplierId)) return whyOf('alreadyApplied', hasApplied);
  const writing = { personId, memberId, otherId: supplierId };
  // Without a message the name of the posting still reaches them, in the client's words.
  const closed = await (visibleText(message) === ''
    ? whyUnreachable(tx, writing)
    : whyClosed(tx, writing, now));
  if (closed !== null) return whyOf('conversationClosed', closed);
  if (await isInvitedNow(tx, posting.id, supplierId)) return whyOf('alreadyInvited');
  const sent = await countInvitations(tx, posting.id);
  return sent < limits.invitation.perPosting ? null : whyOf('tooManyEntries');
}

function whyOf(error: ErrorName, text: BilingualText = errorTexts[error]): WhyNot {
  return { error, text };
}

/** Sends an invitation that nothing keeps from being sent; answers its id. */
export async function sendInvitation(
  tx: Tx,
  { posting, supplierId }: { posting: PostingRecord; supplierId: string },
  form: InvitationForm,
  context: CallContext,
): Promise<string> {
  const id = randomUUID();
  await insertInvitation(tx, {
    id,
    posting_id: posting.id,
    client_id: posting.owner_id,
    supplier_id: supplierId,
    member_id: context.memberId,
    message: form.message.trim(),
    award: form.award,
    created_at: context.now,
  });
  // Whoever accepts first has the work at once, so the invitation has to name the terms.
  const terms = form.award === 'first' ? { unitPrice: posting.salary, ...given(form) } : form;
  await offerWithInvitation(tx, { posting, supplierId }, terms, context);
  await tellInvited(tx, supplierId, { posting, award: form.award }, context);
  return id;
}

function given({ unitPrice, workload, deliverTime }: OfferForm): OfferForm {
  return {
    ...(unitPrice === undefined ? {} : { unitPrice }),
    ...(workload === undefined ? {} : { workload }),
    ...(deliverTime === undefined ? {} : { deliverTime }),
  };
}

async function tellInvited(
  tx: Tx,
  supplierId: string,
  { posting, award }: { posting: PostingRecord; award: InvitationAward },
  { deps, personId, now }: CallContext,
): Promise<void> {
  const name = await nameOf(tx, personId);
  const first = award === 'first';
  invalidate(tx, supplierId, ['Invitations', 'Overview']);
  await notify(tx, deps.jobs, {
    personId: supplierId,
    identity: 'supplier',
    kind: 'postingInvitation',
    title: { en: 'An invitation to apply', zh: '收到项目邀请' },
    text: {
      en: `${name} invites you to apply for “${posting.name}”.${first ? ' Whoever accepts first gets the job.' : ''}`,
      zh: `${name} 邀请您申请“${posting.name}”。${first ? '该项目由最先接受的译员承接。' : ''}`,
    },
    path: first
      ? pathTo('applicationRecord', { tab: 'invitations' })
      : pathTo('jobDetail', { projectReleaseInforId: posting.id }),
    at: now,
  });
}
