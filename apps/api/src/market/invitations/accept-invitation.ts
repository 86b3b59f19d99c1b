import { pathTo, type RequestOf, type ResponseOf, type calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonsForKeyShare, nameOf } from '../../persons/person-repository.ts';
import { requireReady } from '../applications/readiness.ts';
import {
  addApplication,
  requireTaking,
  requireWords,
} from '../applications/supplier-applications.ts';
import { endNegotiations, offerWithApplication, takeOffer } from '../offers/carried-offers.ts';
import { lockPosting, type PostingRecord } from '../postings/posting-repository.ts';
import { answerInvitation, findReceived, invitedTo, lapseOthers } from './invitation-repository.ts';

type Call = (typeof calls.supinterface.jobs)['acceptPostingInvitation'];
type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

const takenByOther: BilingualText = {
  en: 'Somebody else was the first to accept. The invitation no longer holds.',
  zh: '已有其他译员率先接受，该邀请已失效。',
};
const underNegotiation: BilingualText = {
  en: 'Nothing the client offered is open any more. Agree on the terms first, or apply with your own.',
  zh: '客户的报价已不再有效，请先与客户议定条件，或以您自己的报价申请。',
};

/**
 * Accepts an invitation at the terms offered, as an application. Where the job goes to whoever
 * accepts first, exactly one succeeds, since everybody locks the posting before they accept.
 */
export async function acceptInvitation(
  { postingInvitationId, content }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const { personId, now } = context;
  requireWords(content);
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const posting = await lockWithInvited(tx, postingInvitationId, personId);
    const invitation = await findReceived(tx, postingInvitationId, personId);
    const { award, posting_id } = requireOpen(invitation);
    await requireTaking(tx, posting, context);
    await requireReady(tx, posting, context);
    const price = await priceOf(tx, posting, award, context);
    const application = {
      content,
      expected_price: price,
      status: award === 'first' ? 'suitable' : 'applied',
      resume_file_id: null,
      project_cases: [],
    } as const;
    const id = await addApplication(tx, posting, application, context);
    const which = { id: postingInvitationId, supplier_id: personId };
    if (!(await answerInvitation(tx, which, 'accepted', now))) refuse('conflict');
    if (award === 'first') {
      for (const other of await lapseOthers(tx, posting_id, now)) {
        await tellTaken(tx, other, posting, context);
      }
    }
    await tellAccepted(tx, posting, award, context);
    return { projectApplicationJLId: id };
  });
}

/**
 * Locks everybody who may be notified before the posting, the order in which blocks and deletions
 * lock.
 */
async function lockWithInvited(tx: Tx, id: string, supplierId: string): Promise<PostingRecord> {
  const { posting_id, client_id } = (await findReceived(tx, id, supplierId)) ?? refuse('notFound');
  await lockPersonsForKeyShare(tx, [client_id, ...(await invitedTo(tx, posting_id))]);
  return (await lockPosting(tx, posting_id)) ?? refuse('notFound');
}

function requireOpen(invitation: Received | undefined): Received {
  if (invitation === undefined) refuse('notFound');
  if (invitation.answer === 'taken') refuse('conflict', { message: takenByOther });
  if (invitation.answer !== null) refuse('conflict');
  return invitation;
}

/** The price that both agree on by this; the posting’s own where the client offered no terms. */
async function priceOf(
  tx: Tx,
  posting: PostingRecord,
  award: Received['award'],
  context: CallContext,
): Promise<number> {
  const { personId } = context;
  const agreed = await takeOffer(tx, { posting_id: posting.id, supplier_id: personId }, context);
  if (agreed !== null) return agreed;
  if (award === 'first') refuse('conflict', { message: underNegotiation });
  const pair = { posting, supplierId: personId };
  return offerWithApplication(tx, pair, { unitPrice: posting.salary }, context);
}

async function tellTaken(
  tx: Tx,
  supplierId: string,
  posting: PostingRecord,
  { deps, now }: CallContext,
): Promise<void> {
  await endNegotiations(tx, { posting_id: posting.id, supplier_id: supplierId }, now);
  invalidate(tx, supplierId, ['Invitations', 'Overview']);
  await notify(tx, deps.jobs, {
    personId: supplierId,
    identity: 'supplier',
    kind: 'invitationTaken',
    title: { en: 'A job you were invited to is taken', zh: '您受邀的项目已有人承接' },
    text: {
      en: `Somebody else was the first to accept “${posting.name}”. Your invitation has ended.`,
      zh: `已有其他译员率先接受“${posting.name}”，您的邀请已结束。`,
    },
    about: posting.name,
    path: pathTo('applicationRecord', { tab: 'invitations' }),
    at: now,
  });
}

async function tellAccepted(
  tx: Tx,
  posting: PostingRecord,
  award: Received['award'],
  { deps, personId, now }: CallContext,
): Promise<void> {
  const name = await nameOf(tx, personId);
  const first = award === 'first';
  const projectReleaseInforId = posting.id;
  await notify(tx, deps.jobs, {
    personId: posting.owner_id,
    identity: 'client',
    kind: 'invitationAccepted',
    title: { en: 'An invitation was accepted', zh: '有译员接受了邀请' },
    text: {
      en: first
        ? `${name} was the first to accept “${posting.name}” at your terms. Send the order now.`
        : `${name} accepted your invitation to “${posting.name}”.`,
      zh: first
        ? `${name} 率先按您的条件接受了“${posting.name}”，请尽快发送订单。`
        : `${name} 接受了“${posting.name}”的邀请。`,
    },
    about: posting.name,
    path: pathTo('supplierSearch', { view: 'invitations', projectReleaseInforId }),
    at: now,
  });
}
