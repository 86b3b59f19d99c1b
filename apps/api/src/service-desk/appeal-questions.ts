import type { AppealConversations, RequestOf, calls } from '@tolk/contract';
import { limits, type Identity } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuse, type BilingualText } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { findAppeal, type AppealRecord } from '../orders/appeals/appeal-repository.ts';
import { membersOf } from '../persons/member-repository.ts';
import { findPerson } from '../persons/person-repository.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { isOpenAppeal } from './about-appeal.ts';
import { requireText, whoReads, writeLetter } from './begin-conversation.ts';
import { conversationsAbout, messagesIn, raiseRead } from './conversation-repository.ts';
import { requireConversation } from './customer.ts';
import { answerWithFileOf, noteLook } from './desk.ts';
import { presentForCustomer } from './present.ts';

type Calls = typeof calls.opsinterface.appeals;

const decided: BilingualText = {
  en: 'This appeal is decided: its parties are asked nothing more about it.',
  zh: '该申诉已有结果，不能再向当事人提问。',
};

/** The newest messages of each conversation about an appeal that are shown. */
const shown = limits.service.page;

/**
 * Asks a person who is a party of the appeal, in a conversation of its own about it. Throws 422 at `text`,
 * `notFound` for anybody else, `conflict` after the decision.
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

/** Whom one can ask, what was asked and answered; the look is noted, and what is shown is read. Throws `notFound`. */
export async function appealConversations(
  { projectOrderAppealId }: RequestOf<Calls['getAppealConversations']>,
  context: CallContext,
): Promise<AppealConversations> {
  const { db } = context.deps;
  const appeal = (await findAppeal(db, projectOrderAppealId)) ?? refuse('notFound');
  for (const held of await conversationsAbout(db, appeal.id)) {
    await noteLook(held, context);
    await raiseRead(db, held.id, 'staff_read_up_to', held.last_seq);
  }
  return present(db, appeal, context);
}

/** A file that was sent in a conversation about the appeal; the look is noted. Throws `notFound`. */
export async function downloadAppealMessageFile(
  { projectOrderAppealId, conversationId, fileId }: RequestOf<Calls['downloadAppealMessageFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const held = await requireConversation(context.deps.db, conversationId);
  if (held.appeal_id !== projectOrderAppealId.toLowerCase()) refuse('notFound');
  await answerWithFileOf(held, fileId, context);
  return {};
}

async function present(
  db: Queryable,
  appeal: AppealRecord,
  { language }: Pick<CallContext, 'language'>,
): Promise<AppealConversations> {
  const conversations = [];
  for (const held of await conversationsAbout(db, appeal.id)) {
    const found = await messagesIn(db, held.id, { limit: shown + 1, events: [] });
    const person = held.person_id === null ? undefined : await findPerson(db, held.person_id);
    conversations.push({
      conversationId: held.id,
      name: shownName(person?.name ?? '', language),
      side: held.identity ?? refuse('fault'),
      readUpTo: held.read_up_to,
      hasEarlier: found.length > shown,
      list: await presentForCustomer(db, found.slice(-shown)),
    });
  }
  const people = isOpenAppeal(appeal) ? await peopleOf(db, appeal) : [];
  return {
    people: people.map(({ name, ...one }) => ({ ...one, name: shownName(name, language) })),
    conversations,
  };
}

interface PartyPerson {
  personId: string;
  name: string;
  side: Identity;
}

/** The people behind both parties: for a company its members. */
async function peopleOf(db: Queryable, appeal: AppealRecord): Promise<PartyPerson[]> {
  const people: PartyPerson[] = [];
  for (const side of ['client', 'supplier'] as const) {
    const party = await findPerson(db, appeal[`${side}_id`]);
    if (party === undefined || party.deleted_at !== null) continue;
    if (!party.is_organisation) people.push({ personId: party.id, name: party.name, side });
    else
      for (const { person_id: personId, name } of await membersOf(db, party.id))
        people.push({ personId, name, side });
  }
  return people;
}
