import { randomUUID } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { ReportedMessage } from '../messages/threads/thread-table.ts';
import { insertReport } from '../messages/threads/report-repository.ts';
import {
  findRecalled,
  messagesFrom,
  newestMessages,
  type MessageRecord,
} from '../messages/threads/thread-repository.ts';
import type { Tx } from '../database/schema.ts';
import { referredBy } from './message-repository.ts';
import { takeSeat } from './seat.ts';

type Calls = typeof calls.communicationinterface.chat;

/**
 * Hands a message of the other side to the staff, also one that was recalled, with its neighbours as
 * they are now and nothing else of the conversation. Throws `notFound`, and `alreadyReported` the second time.
 */
export async function reportMessage(
  { conversationId, seq, reason, note }: RequestOf<Calls['reportMessage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['reportMessage']>> {
  return context.transaction(async (tx) => {
    const { identity, own, other } = await takeSeat(tx, conversationId, context);
    const around = limits.conversation.reportedNeighbours;
    const before = await newestMessages(tx, conversationId, { before: seq, limit: around });
    const [reported, ...after] = await messagesFrom(tx, conversationId, seq, around + 1);
    if (reported?.seq !== seq || reported.by !== other.identity) refuse('notFound');
    const inserted = await insertReport(tx, {
      id: randomUUID(),
      conversation_id: conversationId,
      reporter_id: own.person_id,
      reported_id: other.person_id,
      member_id: reported.member_id,
      seq,
      by: identity,
      reason,
      note: note.trim(),
      messages: JSON.stringify(await frozen(tx, reported, [...before, reported, ...after])),
      created_at: context.now,
    });
    if (!inserted) refuse('alreadyReported');
    return {};
  });
}

/** Of what was recalled only the reported message says what it said. */
async function frozen(
  tx: Tx,
  reported: MessageRecord,
  messages: readonly MessageRecord[],
): Promise<ReportedMessage[]> {
  const { files } = await referredBy(tx, reported.conversation_id, messages);
  const taken = reported.recalled_at === null ? undefined : await findRecalled(tx, reported);
  return messages.map(({ seq, by, created_at, text, file_id, recalled_at }) => ({
    seq,
    by,
    at: created_at.toISOString(),
    text,
    fileName: (file_id === null ? undefined : files.get(file_id)?.name) ?? null,
    ...(seq === reported.seq ? taken : {}),
    recalled: recalled_at !== null,
  }));
}
