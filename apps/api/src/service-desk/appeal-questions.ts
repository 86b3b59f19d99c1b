import type { AppealConversations, RequestOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuse, type BilingualText } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { findAppeal, type AppealRecord } from '../orders/appeals/appeal-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { isOpenAppeal, peopleOf, standsIn } from './about-appeal.ts';
import { requireText, whoReads, writeLetter } from './begin-conversation.ts';
import { conversationsAbout, messagesIn, raiseRead } from './conversation-repository.ts';
import { requireConversation } from './customer.ts';
import { answerWithFileOf, noteLook } from './desk.ts';
import { presentForCustomer } from './present.ts';
import { isOfColleague } from './ruling-repository.ts';

type Calls = typeof calls.opsinterface.appeals;

const decided: BilingualText = {
  en: 'This appeal is over: its parties are asked nothing more about it.',
  zh: '该申诉已结束，不能再向当事人提问。',
};

/** The newest messages of each conversation about an appeal that are shown. */
const shown = limits.service.page;

/**
 * Asks a person who is a party of the appeal, in a conversation of its own about it. Throws 422 at `text`,
 * `notFound` for anybody else, `conflict` once it is over.
 */
export async function askAppealParty(
  { projectOrderAppealId, personId, messageId, ...form }: RequestOf<Calls['askAppealParty']>,
  context: CallContext,
): Promise<AppealConversations> {
  const text = requireText(form.text);
  return context.transaction(async (tx) => {
    const appeal = (await findAppeal(tx, projectOrderAppealId)) ?? refuse('notFound');
    const asked = (await peopleOf(tx, appeal)).find((one) => one.personId === personId);
    const { side } = asked ?? refuse('notFound');
    if (!isOpenAppeal(appeal)) refuse('conflict', { message: decided });
    const person = await whoReads(tx, personId);
    const letter = { person, identity: side, appealId: appeal.id, messageId, text };
    const { held, isNew } = await writeLetter(tx, letter, context);
    if (isNew)
      await recordAudit(tx, context, {
        action: 'askAppealParty',
        subject: 'appeal',
        subjectId: appeal.id,
        details: { orderId: appeal.order_id, personId, conversationId: held.id },
      });
    return present(tx, appeal, context);
  });
}

/**
 * Whom one can ask, what was asked and answered; the look is noted. What is shown is read, unless the appeal is a
 * colleague’s. Throws `notFound`.
 */
export async function appealConversations(
  { projectOrderAppealId }: RequestOf<Calls['getAppealConversations']>,
  context: CallContext,
): Promise<AppealConversations> {
  const { db } = context.deps;
  const appeal = (await findAppeal(db, projectOrderAppealId)) ?? refuse('notFound');
  const isTheirs = !(await isOfColleague(db, appeal.id, context.staffMember.staffId));
  for (const held of await conversationsAbout(db, appeal.id)) {
    await noteLook(held, context);
    if (isTheirs) await raiseRead(db, held.id, 'staff_read_up_to', held.last_seq);
  }
  return present(db, appeal, context);
}

/** A file that was sent in a conversation about the appeal; the look is noted. Throws `notFound`. */
export async function downloadAppealMessageFile(
  { projectOrderAppealId, conversationId, fileId }: RequestOf<Calls['downloadAppealMessageFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const held = await requireConversation(context.deps.db, conversationId);
  if (held.appeal_id !== projectOrderAppealId) refuse('notFound');
  await answerWithFileOf(held, fileId, context);
  return {};
}

async function present(
  db: Queryable,
  appeal: AppealRecord,
  { language }: Pick<CallContext, 'language'>,
): Promise<AppealConversations> {
  const people = await peopleOf(db, appeal);
  const conversations = [];
  for (const held of await conversationsAbout(db, appeal.id)) {
    const found = await messagesIn(db, held.id, { limit: shown + 1, events: [] });
    const person = held.person_id === null ? undefined : await findPerson(db, held.person_id);
    conversations.push({
      conversationId: held.id,
      name: shownName(person?.name ?? '', language),
      side: held.identity ?? refuse('fault'),
      isParty: standsIn(people, held),
      readUpTo: held.read_up_to,
      hasEarlier: found.length > shown,
      list: await presentForCustomer(db, found.slice(-shown)),
    });
  }
  const askable = isOpenAppeal(appeal) ? people : [];
  return {
    people: askable.map(({ name, ...one }) => ({ ...one, name: shownName(name, language) })),
    conversations,
  };
}
