import { afterOpenMs, agentFor, limits, type ServiceEvent } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import { defineJob } from '../jobs/jobs.ts';
import { transaction } from '../database/transaction.ts';
import type { Jobs } from '../ports/jobs.ts';
import {
  lockConversation,
  updateConversation,
  type ConversationRecord,
} from './conversation-repository.ts';
import {
  deskMembers,
  holdOnDuty,
  lockDuty,
  lockQueue,
  noteAssigned,
  waitingWith,
} from './duty-repository.ts';
import { writeEvent } from './events.ts';
import { readHours } from './hours-repository.ts';
import { presentAt } from './presence-repository.ts';

/** Conversations that are given out of the queue at once. */
const atOnce = 50;

interface Circumstances {
  jobs: Jobs;
  now: Date;
}

/** Why a conversation went back to the queue. */
export type QueuedReason = 'putBack' | 'unanswered' | 'offDuty';

/** Gives a locked conversation to this member. */
export async function assignTo(
  tx: Tx,
  conversation: ConversationRecord,
  staffId: string,
  { jobs, now }: Circumstances,
): Promise<ConversationRecord> {
  const assigned = await updateConversation(tx, conversation.id, {
    assignee_id: staffId,
    assigned_at: now,
  });
  await writeEvent(tx, assigned, { event: 'assigned', staffId, at: now });
  await watchForAnswer(tx, jobs, assigned);
  return assigned;
}

/** Assigns a locked conversation without an owner to a suitable member on duty, if there is one. */
export async function assignByItself(
  tx: Tx,
  conversation: ConversationRecord,
  circumstances: Circumstances,
): Promise<ConversationRecord> {
  await lockDuty(tx);
  let agents = (await deskMembers(tx)).filter(
    ({ onDuty, staffId }) => onDuty && staffId !== conversation.avoid_id,
  );
  for (;;) {
    const agent = agentFor(conversation.language, agents);
    if (agent === null) return conversation;
    if (await holdOnDuty(tx, agent.staffId)) {
      await noteAssigned(tx, agent.staffId, circumstances.now);
      return assignTo(tx, conversation, agent.staffId, circumstances);
    }
    agents = agents.filter(({ staffId }) => staffId !== agent.staffId);
  }
}

/** Hands what waits in the queue to members who can take more. */
export async function assignQueue(tx: Tx, circumstances: Circumstances): Promise<void> {
  for (const conversation of await lockQueue(tx, atOnce))
    await assignByItself(tx, conversation, circumstances);
}

/**
 * Puts a locked conversation back into the queue, and gives it to a colleague where one has room. Who only was off
 * duty may be given it again when they come.
 */
export async function backToQueue(
  tx: Tx,
  conversation: ConversationRecord,
  reason: QueuedReason,
  circumstances: Circumstances,
): Promise<ConversationRecord> {
  const { assignee_id: staffId } = conversation;
  const queued = await updateConversation(tx, conversation.id, {
    assignee_id: null,
    assigned_at: null,
    avoid_id: reason === 'offDuty' ? null : staffId,
    state: 'open',
    snoozed_until: null,
  });
  const event: ServiceEvent = 'queued';
  await writeEvent(tx, queued, { event, staffId, details: { reason }, at: circumstances.now });
  return queued.waiting_since === null ? queued : assignByItself(tx, queued, circumstances);
}

/** Conversations of who goes off duty return to the queue, where their customers wait. */
export async function releaseWaiting(
  tx: Tx,
  staffId: string,
  circumstances: Circumstances,
): Promise<void> {
  for (const id of await waitingWith(tx, staffId)) {
    const held = await lockConversation(tx, id);
    if (held?.assignee_id !== staffId || held.waiting_since === null || held.state !== 'open')
      continue;
    await backToQueue(tx, held, 'offDuty', circumstances);
  }
}

/** Whether this member is on duty now. */
export async function isOnDuty(tx: Tx, staffId: string): Promise<boolean> {
  const members = await deskMembers(tx);
  return members.some((member) => member.staffId === staffId && member.onDuty);
}

/** Whether this member is on duty, or has the conversation on screen. */
async function isAtHand(
  tx: Tx,
  { id }: ConversationRecord,
  staffId: string,
  now: Date,
): Promise<boolean> {
  if (await isOnDuty(tx, staffId)) return true;
  return (await presentAt(tx, id, now)).some((one) => one.staffId === staffId);
}

/** When a conversation goes back unless its owner answers; null: nobody waits, or the desk never opens. */
async function returnTime(tx: Tx, held: ConversationRecord): Promise<Date | null> {
  const { assignee_id, assigned_at, waiting_since, state } = held;
  if (assignee_id === null || assigned_at === null || waiting_since === null) return null;
  if (state !== 'open') return null;
  const since = assigned_at > waiting_since ? assigned_at : waiting_since;
  return afterOpenMs(await readHours(tx), since, limits.service.returnMs);
}

/** Looks later whether the owner of a conversation has answered. */
export async function watchForAnswer(
  tx: Tx,
  jobs: Jobs,
  conversation: ConversationRecord,
): Promise<void> {
  const runAt = await returnTime(tx, conversation);
  if (runAt === null) return;
  const payload = { conversationId: conversation.id };
  await returnUnanswered.schedule(jobs, tx, {
    key: `serviceReturn:${conversation.id}`,
    runAt,
    payload,
  });
}

/** The owner has not answered in time: it goes back to the queue. */
export const returnUnanswered = defineJob<{ conversationId: string }>(
  'service.return',
  'messages',
  ({ conversationId }, { db, clock, jobs }) =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const held = await lockConversation(tx, conversationId);
      if (held === undefined) return;
      const due = await returnTime(tx, held);
      if (due === null) return;
      if (due > now) return watchForAnswer(tx, jobs, held);
      await backToQueue(tx, held, 'unanswered', { jobs, now });
    }),
  { maxAttempts: Number.POSITIVE_INFINITY },
);

/** The time is over for which a conversation was put off. */
export const wakeSnoozed = defineJob<{ conversationId: string }>(
  'service.wake',
  'messages',
  ({ conversationId }, { db, clock, jobs }) =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const held = await lockConversation(tx, conversationId);
      if (held?.state !== 'snoozed' || held.snoozed_until === null) return;
      if (held.snoozed_until > now) return scheduleWake(tx, jobs, held.id, held.snoozed_until);
      await wake(tx, held, { jobs, now });
    }),
  { maxAttempts: Number.POSITIVE_INFINITY },
);

export function scheduleWake(
  tx: Tx,
  jobs: Jobs,
  conversationId: string,
  runAt: Date,
): Promise<void> {
  const key = `serviceWake:${conversationId}`;
  return wakeSnoozed.schedule(jobs, tx, { key, runAt, payload: { conversationId } });
}

/** Brings a locked, snoozed conversation back: to its owner on duty, else to the queue. */
export async function wake(
  tx: Tx,
  held: ConversationRecord,
  circumstances: Circumstances,
): Promise<ConversationRecord> {
  const awake = await updateConversation(tx, held.id, { state: 'open', snoozed_until: null });
  await writeEvent(tx, awake, { event: 'woken', at: circumstances.now });
  return toOwnerOrQueue(tx, awake, circumstances);
}

/**
 * The customer begins to wait in a locked, open conversation: it stays with an owner who is at hand; else nobody would
 * look at it before it goes back.
 */
export async function toOwnerAtHand(
  tx: Tx,
  held: ConversationRecord,
  circumstances: Circumstances,
): Promise<void> {
  if (held.assignee_id === null) await assignByItself(tx, held, circumstances);
  else if (await isAtHand(tx, held, held.assignee_id, circumstances.now))
    await watchForAnswer(tx, circumstances.jobs, held);
  else await backToQueue(tx, held, 'offDuty', circumstances);
}

/** A conversation that comes back stays with an owner who is at hand; else it stands in the queue. */
export async function toOwnerOrQueue(
  tx: Tx,
  held: ConversationRecord,
  circumstances: Circumstances,
): Promise<ConversationRecord> {
  const { assignee_id } = held;
  if (assignee_id === null)
    return held.waiting_since === null ? held : assignByItself(tx, held, circumstances);
  if (!(await isAtHand(tx, held, assignee_id, circumstances.now)))
    return backToQueue(tx, held, 'offDuty', circumstances);
  await watchForAnswer(tx, circumstances.jobs, held);
  return held;
}
