import { addMs, DAY, limits, mayBeginConversation } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { refuse, type BilingualText } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { findTies } from '../market/people/conversation-tie-repository.ts';
import { touchSide } from '../messages/threads/side-repository.ts';
import { whyClosed } from '../messages/threads/closed.ts';
import { openConversation } from '../messages/threads/thread-repository.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { lockPersonsForKeyShare } from '../persons/person-repository.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { countBegun } from './begun-repository.ts';
import { lockCountsOf } from './message-repository.ts';
import { askAbout, otherSideOfOrder, ownerOfPosting } from './context-repository.ts';
import { partiesFor } from './parties.ts';
import { contactAt, presentContact, presentConversation } from './present-contact.ts';
import { takeSeat, writingFrom, type Seat } from './seat.ts';

type Calls = typeof calls.communicationinterface.chat;

/** The same for somebody who is not there, so that nobody learns who is. */
const outOfReach: BilingualText = {
  en: 'You can’t write to this person. Clients and suppliers can write to each other once they share a project, an invitation or an order.',
  zh: '您暂时无法联系对方。双方存在项目、邀请或订单关系后即可互发消息。',
};

/**
 * The conversation with somebody, in the identity that the caller is in, made where there is none.
 * Throws `notFound` where the caller may not begin one, `tooMany` after too many new ones in a day.
 */
export async function openSession(
  asked: RequestOf<Calls['ceatesession']>,
  context: CallContext,
): Promise<ResponseOf<Calls['ceatesession']>> {
  const { projectReleaseInforId } = asked;
  return context.transaction(async (tx) => {
    const otherId = await otherOf(tx, asked, context);
    if (otherId === undefined) refuse('notFound', { message: outOfReach });
    const seat = await sitDown(tx, otherId, context);
    const isClosed = (await whyClosed(tx, writingFrom(seat, context), context.now)) !== null;
    if (projectReleaseInforId !== undefined && !isClosed) {
      const { clientId: ownerId, supplierId } = partiesFor(
        seat.identity,
        context.personId,
        otherId,
      );
      const posting = { id: projectReleaseInforId, ownerId, supplierId };
      if (!(await askAbout(tx, seat.conversationId, posting, context.now))) refuse('notFound');
    }
    return presentConversation(tx, seat, context);
  });
}

/** The other person: by name, by the order or by the posting. */
async function otherOf(
  tx: Tx,
  { otherId, projectOrderId, projectReleaseInforId }: RequestOf<Calls['ceatesession']>,
  { identity, personId }: CallContext,
): Promise<string | undefined> {
  if (otherId !== undefined) return otherId;
  if (identity !== null && projectOrderId !== undefined)
    return otherSideOfOrder(tx, projectOrderId, { identity, personId });
  if (identity === 'supplier' && projectReleaseInforId !== undefined)
    return ownerOfPosting(tx, projectReleaseInforId, personId);
  return undefined;
}

export async function addContact(
  { otherId }: RequestOf<Calls['addContact']>,
  context: CallContext,
): Promise<ResponseOf<Calls['addContact']>> {
  return context.transaction(async (tx) => {
    const seat = await sitDown(tx, otherId, context);
    await touchSide(tx, seat.own, context.now);
    return presentContact(await contactAt(tx, seat), context.language);
  });
}

async function sitDown(tx: Tx, otherId: string, context: CallContext): Promise<Seat> {
  const { personId, identity, now } = context;
  await lockCaller(tx, personId);
  if (identity === null) refuse('notFound', { message: outOfReach });
  const isThere = await lockPersonsForKeyShare(tx, [otherId]);
  const parties = partiesFor(identity, personId, otherId);
  const ties = await findTies(tx, parties, now);
  // What was written stays to be read, whatever became of the other side.
  const opens = ties.has('conversation') || (isThere && mayBeginConversation(identity, ties));
  if (!opens) refuse('notFound', { message: outOfReach });
  if (!ties.has('conversation')) {
    await lockCountsOf(tx, personId);
    const begun = await countBegun(tx, personId, addMs(now, -DAY));
    if (begun >= limits.conversation.begins) refuse('tooMany');
    invalidate(tx, personId, ['Contact']);
  }
  const { id } = await openConversation(tx, parties, { by: identity, at: now });
  return takeSeat(tx, id, context);
}
