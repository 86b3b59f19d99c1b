import type { RequestOf, StaffServiceConversation, calls } from '@tolk/contract';
import { defaultLanguage, messageText, type Identity } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts } from '../calls/field-rules.ts';
import { invalidFields, refuse, type BilingualText } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { findPerson, lockPersonsForKeyShare, type Person } from '../persons/person-repository.ts';
import { sendAnswer } from './answer.ts';
import {
  findWritten,
  insertConversation,
  latestAbout,
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

/** To whom a member of the staff writes. */
export interface Letter {
  person: Person;
  /** On which side of the market it reaches them. */
  identity: Identity | null;
  /** Null: about no appeal. */
  appealId: string | null;
  messageId: string;
  text: string;
}

/**
 * Writes to a person who has not asked: into the conversation that is open with them, or a new one.
 * Once for each of the browser's own ids. Throws 422 at `text`, `notFound`.
 */
export async function beginConversation(
  { personId, messageId, ...form }: RequestOf<Calls['beginServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const text = requireText(form.text);
  return context.transaction(async (tx) => {
    const person = await whoReads(tx, personId);
    const letter = { person, identity: person.identity, appealId: null, messageId, text };
    const { held, isNew } = await writeLetter(tx, letter, context);
    if (isNew) await noteAct(tx, held, { action: 'beginServiceConversation' }, context);
    return presentForDesk(tx, held.id, context);
  });
}

/** What is written is seen. Throws 422 at `text`. */
export function requireText(typed: string): string {
  const text = messageText(typed);
  if (text === '') invalidFields({ text: fieldTexts.blank });
  return text;
}

/** Who reads what is written to this person. Throws `notFound`. */
export async function whoReads(tx: Tx, personId: string): Promise<Person> {
  const person = await findPerson(tx, personId);
  if (person === undefined || !(await lockPersonsForKeyShare(tx, [person.id]))) refuse('notFound');
  if (person.is_organisation) refuse('notFound', { message: ofMembers });
  return person;
}

/**
 * Writes into what is open with the person about the same, or begins it; once for each of the browser's own ids.
 * Throws `conflict` where a colleague used the same id.
 */
export async function writeLetter(
  tx: Tx,
  letter: Letter,
  context: CallContext,
): Promise<{ held: ConversationRecord; isNew: boolean }> {
  const { person, appealId, messageId, text } = letter;
  const customer = { personId: person.id, visitorId: null, identity: null } as const;
  await lockBeginning(tx, customer);
  const latest = await latestAbout(tx, customer, appealId);
  if (latest !== undefined && (await isWritten(tx, latest, messageId, context)))
    return { held: latest, isNew: false };
  const held = (await stillOpen(tx, latest)) ?? (await begin(tx, letter, context));
  requireAction(held, 'answer', context);
  await sendAnswer(tx, held, { messageId, text, fileId: null }, context);
  return { held, isNew: true };
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

function begin(tx: Tx, { person, identity, appealId }: Letter, { now, staffMember }: CallContext) {
  return insertConversation(tx, {
    person_id: person.id,
    visitor_id: null,
    identity,
    language: person.language ?? defaultLanguage,
    begun_by: staffMember.staffId,
    appeal_id: appealId,
    created_at: now,
  });
}
