import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, HOUR, identityOf, limits, messageText, MINUTE } from '@tolk/domain';
import { hashToken } from '../accounts/sessions/token.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuseFor } from '../calls/rate-limiter.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import { takeFromTally } from '../calls/tallies/tally-repository.ts';
import type { Tx } from '../database/schema.ts';
import { requireOwnFiles } from '../files/uploads/own-files.ts';
import { findAppeal } from '../orders/appeals/appeal-repository.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { peopleOf, standsIn, waitsForRuling } from './about-appeal.ts';
import { toOwnerAtHand, toOwnerOrQueue } from './assign.ts';
import {
  findConversation,
  findOwn,
  findWrittenBy,
  insertConversation,
  insertServiceMessage,
  latestAbout,
  lockBeginning,
  lockConversation,
  markConversation,
  updateConversation,
  type ConversationRecord,
  type Customer,
  type ServiceMessageRecord,
} from './conversation-repository.ts';
import { giveCookie } from './customer.ts';
import { deskState } from './desk-state.ts';
import { tellCustomer, writeEvent } from './events.ts';
import { presentForCustomer, presentOwn } from './present.ts';
import {
  countVisitors,
  insertVisitor,
  lockKey,
  lockNetwork,
  visitorOfKey,
  type Key,
} from './visitor-repository.ts';

type Calls = typeof calls.communicationinterface.service;
type Form = RequestOf<Calls['serviceMessageSending']>;

const texts = {
  oneOfBoth: { en: 'Send a text or one file.', zh: '请发送文字或一个文件。' },
  filesOfMembers: {
    en: 'Log in to send files.',
    zh: '登录后即可发送文件。',
  },
  noParty: {
    en: 'You no longer act for this party to the appeal, so you can’t write about it. Ask about something else instead.',
    zh: '您已不再代表该申诉的这一方，不能继续就此发言。如有其他问题，请另行咨询。',
  },
};

/**
 * Writes to the desk, once for each of the browser's own ids; the first message begins a conversation,
 * one after the end opens it again for a while. Throws 422, `notFound`, `tooMany`.
 */
export async function writeToService(
  form: Form,
  context: CallContext,
): Promise<ResponseOf<Calls['serviceMessageSending']>> {
  const text = messageText(form.text ?? '');
  if ((text === '') === (form.fileId === undefined)) invalidFields({ text: texts.oneOfBoth });
  if (form.fileId !== undefined && context.session === null)
    invalidFields({ fileId: texts.filesOfMembers });
  giveCookie(context);
  return context.transaction(async (tx) => {
    const customer = await customerToWrite(tx, context);
    await lockBeginning(tx, customer);
    const before = await findWrittenBy(tx, customer, form.messageId);
    const message = before ?? (await write(tx, customer, { ...form, text }, context));
    return answer(tx, message, context.now);
  });
}

async function answer(tx: Tx, message: ServiceMessageRecord, now: Date) {
  const held = (await findConversation(tx, message.conversation_id)) ?? refuse('notFound');
  const [shown = refuse('fault')] = await presentForCustomer(tx, [message]);
  return {
    message: shown,
    conversation: await presentOwn(tx, held),
    desk: await deskState(tx, now),
  };
}

async function write(tx: Tx, customer: Customer, form: Form, context: CallContext) {
  const { now } = context;
  await countMessage(tx, customer, context);
  if (form.fileId !== undefined)
    await requireOwnFiles(tx, [form.fileId], context.personId, 'service');
  const held = await conversationFor(tx, customer, form, context);
  const message = await insertServiceMessage(tx, {
    conversation_id: held.id,
    message_id: form.messageId,
    side: 'customer',
    staff_id: null,
    text: form.text ?? '',
    file_id: form.fileId ?? null,
    event: null,
    created_at: now,
  });
  // Who writes has read what stands above.
  await markConversation(tx, held.id, { read_up_to: message.seq });
  tellCustomer(tx, held, message);
  await waitForAnswer(tx, held, context);
  return message;
}

/** A member counts alone, wherever they are; visitors count with all others of their network. */
async function countMessage(
  tx: Tx,
  { personId }: Customer,
  { deps: { config }, network, now }: CallContext,
): Promise<void> {
  if (!config.rateLimits.perCall) return;
  const bound = { max: limits.service.messages, windowMs: MINUTE, now };
  const { waitMs } = await takeFromTally(tx, ['service.message', personId ?? network], bound);
  if (waitMs > 0) refuseFor(waitMs);
}

/** The one that is meant, while it may go on; else a new one. Locked. */
async function conversationFor(
  tx: Tx,
  customer: Customer,
  { conversationId, port }: Form,
  { language, now }: CallContext,
): Promise<ConversationRecord> {
  const found = await meant(tx, customer, conversationId);
  const held = found === undefined ? undefined : await lockConversation(tx, found.id);
  if (held !== undefined) await requireParty(tx, held);
  if (held !== undefined && mayGoOn(held, conversationId !== undefined, now)) return held;
  const open = held !== undefined && (await waitsForRuling(tx, held)) ? held : undefined;
  return insertConversation(tx, {
    person_id: customer.personId,
    visitor_id: customer.visitorId,
    identity: open?.identity ?? customer.identity ?? (port === undefined ? null : identityOf(port)),
    language,
    // An answer that comes late is still one about the appeal.
    appeal_id: open?.appeal_id ?? null,
    created_at: now,
  });
}

async function meant(tx: Tx, customer: Customer, conversationId: string | undefined) {
  if (conversationId !== undefined)
    return (await findOwn(tx, customer, conversationId)) ?? refuse('notFound');
  // What staff asked about an appeal is answered by its name only.
  return latestAbout(tx, customer, null);
}

/** About an appeal writes who stands behind that side; who left its company does so no more. Throws `conflict`. */
async function requireParty(tx: Tx, held: ConversationRecord): Promise<void> {
  const appeal = held.appeal_id === null ? undefined : await findAppeal(tx, held.appeal_id);
  if (appeal === undefined || standsIn(await peopleOf(tx, appeal), held)) return;
  refuse('conflict', { message: texts.noParty });
}

/** One that is over goes on only where it was named, and not long after. */
function mayGoOn({ closed_at }: ConversationRecord, named: boolean, now: Date): boolean {
  if (closed_at === null) return true;
  return named && addMs(closed_at, limits.service.reopenMs) > now;
}

/**
 * The customer waits from now on: the conversation is open, with an owner who is at hand or in the queue. An answer
 * about an open appeal waits for who rules on it, on the appeal's own page.
 */
async function waitForAnswer(
  tx: Tx,
  held: ConversationRecord,
  { deps: { jobs }, now, language }: CallContext,
): Promise<void> {
  const ofAppeal = await waitsForRuling(tx, held);
  const begun =
    held.waiting_since === null && !ofAppeal ? { waiting_since: now, avoid_id: null } : {};
  if (held.state !== 'open') {
    const over = held.state === 'closed';
    const reopened = await updateConversation(tx, held.id, {
      ...begun,
      language,
      state: 'open',
      snoozed_until: null,
      close_reason: null,
      closed_at: null,
      resolution_ms: null,
      ...(over ? { opened_at: now } : {}),
    });
    await writeEvent(tx, reopened, { event: over ? 'reopened' : 'woken', at: now });
    await toOwnerOrQueue(tx, reopened, { jobs, now });
    return;
  }
  await markConversation(tx, held.id, { ...begun, language });
  if (ofAppeal) return;
  const waiting = { ...held, ...begun, language };
  // While one waits already, its owner has until the time to go back.
  if (held.waiting_since === null || waiting.assignee_id === null)
    await toOwnerAtHand(tx, waiting, { jobs, now });
}

async function customerToWrite(tx: Tx, context: CallContext): Promise<Customer> {
  const { session, now } = context;
  if (session !== null) {
    await lockCaller(tx, session.personId);
    return { personId: session.personId, visitorId: null, identity: session.identity };
  }
  return { personId: null, visitorId: await visitorToWrite(tx, context, now), identity: null };
}

/** The visitor of this browser, or a new one. Throws `tooMany` where too many come from one network. */
async function visitorToWrite(tx: Tx, context: CallContext, now: Date): Promise<string> {
  const cookie = context.visitor ?? context.visitorToKeep ?? refuse('fault');
  const hash = hashToken(cookie);
  await lockKey(tx, hash);
  const known = await knownVisitor(tx, { hash, kind: 'cookie', now });
  if (known !== undefined) return known;
  const { network } = context;
  await lockNetwork(tx, network);
  const lately = await countVisitors(tx, network, addMs(now, -HOUR));
  if (lately >= limits.service.visitorBegins) refuse('tooMany');
  return insertVisitor(tx, { network, hash, now, until: addMs(now, limits.service.visitorMs) });
}

/** Nobody any more where an account took the visitor's conversations first. */
async function knownVisitor(tx: Tx, key: Key): Promise<string | undefined> {
  const visitorId = await visitorOfKey(tx, key);
  if (visitorId === undefined) return undefined;
  await lockBeginning(tx, { personId: null, visitorId, identity: null });
  return visitorOfKey(tx, key);
}
