import type { RequestOf, StaffServiceConversation, calls } from '@tolk/contract';
import { defaultLanguage, messageText } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts } from '../calls/field-rules.ts';
import { invalidFields, refuse, type BilingualText } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { findPerson, lockPersonsForKeyShare, type Person } from '../persons/person-repository.ts';
import { sendAnswer } from './answer.ts';
import {
  conversationsOf,
  findWritten,
  insertConversation,
  lockBeginning,
  lockConversation,
  type ConversationRecord,
} from './conversation-repository.ts';
import { noteAct, requireAction } from './desk-acts.ts';
import { presentForDesk } from './present-desk.ts';

type Calls = typeof calls.opsinterface.service;

const ofMembers: BilingualText = {
  en: 'A company has no conversation of its own. Write to one of its members.',
  zh: '企业账号没有独立的会话，请联系其成员。',
};

/**
 * Writes to a person who has not asked: into the conversation that is open with them, or a new one.
 * Once for each of the browser's own ids. Throws 422 at `text`, `notFound`.
 */
export async function beginConversation(
  { personId, messageId, ...form }: RequestOf<Calls['beginServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const text = messageText(form.text);
  if (text === '') invalidFields({ text: fieldTexts.blank });
  return context.transaction(async (tx) => {
    const person = await whoReads(tx, personId);
    const customer = { personId: person.id, visitorId: null, identity: null } as const;
    await lockBeginning(tx, customer);
    const [latest] = await conversationsOf(tx, customer, 1);
    if (latest !== undefined && (await isWritten(tx, latest, messageId, context)))
      return presentForDesk(tx, latest.id, context);
    const held = (await stillOpen(tx, latest)) ?? (await begin(tx, person, context));
    requireAction(held, 'answer', context);
    await sendAnswer(tx, held, { messageId, text, fileId: null }, context);
    await noteAct(tx, held, { action: 'beginServiceConversation' }, context);
    return presentForDesk(tx, held.id, context);
  });
}

async function whoReads(tx: Tx, personId: string): Promise<Person> {
  const person = await findPerson(tx, personId);
  if (person === undefined || !(await lockPersonsForKeyShare(tx, [person.id]))) refuse('notFound');
  if (person.is_organisation) refuse('notFound', { message: ofMembers });
  return person;
}

/** Throws `conflict` where a colleague used the same id. */
async function isWritten(
  tx: Tx,
  { id: conversationId }: ConversationRecord,
  messageId: string,
  { staffMember }: CallContext,
): Promise<boolean> {
  const twin = await findWritten(tx, { conversationId, side: 'staff', messageId });
  if (twin !== undefined && twin.staff_id !== staffMember.staffId) refuse('conflict');
  return twin !== undefined;
}

async function stillOpen(
  tx: Tx,
  latest: ConversationRecord | undefined,
): Promise<ConversationRecord | undefined> {
  const held = latest === undefined ? undefined : await lockConversation(tx, latest.id);
  return held?.state === 'closed' ? undefined : held;
}

function begin(tx: Tx, person: Person, { now, staffMember }: CallContext) {
  return insertConversation(tx, {
    person_id: person.id,
    visitor_id: null,
    identity: person.identity,
    language: person.language ?? defaultLanguage,
    begun_by: staffMember.staffId,
    created_at: now,
  });
}
