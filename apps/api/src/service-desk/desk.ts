import type { RequestOf, ResponseOf, StaffServiceConversation, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { pagingOf } from '../calls/paging.ts';
import { refuse } from '../calls/refusal.ts';
import { transaction } from '../database/transaction.ts';
import { findFile } from '../files/uploads/file-repository.ts';
import { answerWithFile } from '../files/uploads/files.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { waitsForRuling } from './about-appeal.ts';
import {
  isSentIn,
  messagesIn,
  raiseRead,
  type ConversationRecord,
} from './conversation-repository.ts';
import { requireConversation } from './customer.ts';
import { deskMembers } from './duty-repository.ts';
import { readHours } from './hours-repository.ts';
import { countBoxes, deskChange, listInbox } from './inbox-repository.ts';
import { seeMentions } from './mention-repository.ts';
import { noteGlimpseOnce, noteLookOnce, noteMember, presentAt } from './presence-repository.ts';
import { presentForDesk, presentInboxRow } from './present-desk.ts';
import { presentForStaff } from './present.ts';

type Calls = typeof calls.opsinterface.service;

/** Conversations of a box with the beginning of what was written; reading it, and each search, is noted. */
export async function inbox(
  { search = '', box, tagId, language, ...page }: RequestOf<Calls['getServiceInbox']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getServiceInbox']>> {
  const { db } = context.deps;
  const { staffId } = context.staffMember;
  const filter = { box, staffId, search: search.trim(), tagId, language };
  const [{ total, rows }, hours, counts] = await Promise.all([
    listInbox(db, filter, pagingOf(page)),
    readHours(db),
    countBoxes(db, staffId),
  ]);
  await noteGlimpse(filter.search, total, context);
  return { total, list: rows.map((row) => presentInboxRow(row, hours, context)), counts };
}

/** One conversation with who asks; the look is noted. Throws `notFound`. */
export async function readConversation(
  { conversationId }: RequestOf<Calls['getServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const { db } = context.deps;
  const held = await requireConversation(db, conversationId);
  await noteLook(held, context);
  const shown = await presentForDesk(db, held.id, context);
  await seeMentions(db, held.id, context.staffMember.staffId, context.now);
  return shown;
}

/** Messages, notes and events; the look is noted. Throws `notFound`. */
export async function readHistory(
  { conversationId, before, after, around }: RequestOf<Calls['getServiceHistory']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getServiceHistory']>> {
  const { db } = context.deps;
  const held = await requireConversation(db, conversationId);
  await noteLook(held, context);
  const { page } = limits.service;
  if (around !== undefined) {
    const half = Math.floor(page / 2);
    const earlier = await messagesIn(db, held.id, { before: around, limit: half + 1 });
    const later = await messagesIn(db, held.id, { after: around - 1, limit: half + 1 });
    const list = [...earlier.slice(-half), ...later.slice(0, half)];
    return {
      list: await presentForStaff(db, list),
      hasMore: earlier.length > half,
      hasLater: later.length > half,
    };
  }
  const found = await messagesIn(db, held.id, { before, after, limit: page + 1 });
  const list = after === undefined ? found.slice(-page) : found.slice(0, page);
  return {
    list: await presentForStaff(db, list),
    hasMore: found.length > page,
    hasLater: after !== undefined && found.length > page,
  };
}

/** A member is there, perhaps looks at a conversation and writes; answers what changed. */
export async function beat(
  { conversationId, typing, readUpTo }: RequestOf<Calls['beAtServiceDesk']>,
  { deps: { db }, staffMember: { staffId }, now }: CallContext,
): Promise<ResponseOf<Calls['beAtServiceDesk']>> {
  if (conversationId !== undefined) {
    const held = await requireConversation(db, conversationId);
    const { id } = held;
    await noteMember(db, id, staffId, { typing, at: now });
    // What a party answered is new to who rules on it, whoever at the desk has seen it.
    if (readUpTo !== undefined && !(await waitsForRuling(db, held)))
      await raiseRead(db, id, 'staff_read_up_to', readUpTo);
  }
  const members = await deskMembers(db);
  return {
    onDuty: members.some((member) => member.staffId === staffId && member.onDuty),
    counts: await countBoxes(db, staffId),
    deskChange: await deskChange(db),
    conversation:
      conversationId === undefined ? null : await openOne(db, conversationId, { staffId, now }),
  };
}

async function openOne(
  db: CallContext['deps']['db'],
  conversationId: string,
  { staffId, now }: { staffId: string; now: Date },
) {
  const held = await requireConversation(db, conversationId);
  const present = await presentAt(db, held.id, now);
  const customer = present.find((one) => one.staffId === null);
  return {
    lastSeq: held.last_seq,
    version: held.version,
    customerReadUpTo: held.read_up_to,
    customerLooking: customer !== undefined,
    customerTyping: customer?.typing ?? false,
    colleagues: present.flatMap((one) =>
      one.staffId === null || one.staffId === staffId
        ? []
        : [{ staffId: one.staffId, name: one.name ?? '', typing: one.typing }],
    ),
  };
}

/** A file of the conversation; the look is noted. Throws `notFound`. */
export async function downloadDeskFile(
  { conversationId, fileId }: RequestOf<Calls['downloadServiceDeskFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  await answerWithFileOf(await requireConversation(db, conversationId), fileId, context);
  return {};
}

/** Sends a file of the conversation; the look is noted. Throws `notFound`. */
export async function answerWithFileOf(
  held: ConversationRecord,
  fileId: string,
  context: CallContext,
): Promise<void> {
  const { db } = context.deps;
  const file = await findFile(db, fileId);
  if (file === undefined || !(await isSentIn(db, held.id, file.id))) refuse('notFound');
  await transaction(db, (tx) =>
    recordAudit(tx, context, {
      action: 'downloadServiceDeskFile',
      ...subjectOf(held),
      details: { ...detailsOf(held), fileId: file.id },
    }),
  );
  await answerWithFile(file, context);
}

/** Reading on for a while is one look. */
export async function noteLook(held: ConversationRecord, context: CallContext): Promise<void> {
  await transaction(context.deps.db, async (tx) => {
    const { staffId } = context.staffMember;
    if (!(await noteLookOnce(tx, held.id, staffId, context.now))) return;
    await recordAudit(tx, context, {
      action: 'getServiceConversation',
      ...subjectOf(held),
      details: detailsOf(held),
    });
  });
}

/** Reading the inbox for a while is one look; each search is another. Its words are not kept: they may be a contact. */
async function noteGlimpse(search: string, found: number, context: CallContext): Promise<void> {
  await transaction(context.deps.db, async (tx) => {
    const { staffId } = context.staffMember;
    if (!(await noteGlimpseOnce(tx, staffId, search, context.now))) return;
    await recordAudit(tx, context, {
      action: 'getServiceInbox',
      subject: 'serviceInbox',
      details: search === '' ? {} : { found: String(found) },
    });
  });
}

export function subjectOf({ id }: ConversationRecord) {
  return { subject: 'serviceConversation', subjectId: id };
}

export function detailsOf({ person_id }: ConversationRecord): Record<string, string> {
  return person_id === null ? {} : { personId: person_id };
}
