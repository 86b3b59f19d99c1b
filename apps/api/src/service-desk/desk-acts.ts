import type { RequestOf, StaffServiceConversation, calls } from '@tolk/contract';
import {
  addMs,
  findTransition,
  limits,
  openMsBetween,
  serviceLifecycle,
  type ServiceAction,
} from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts } from '../calls/field-rules.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import type { HandOver } from '../staff/members/hand-over.ts';
import { assignQueue, assignTo, backToQueue, scheduleWake, wake } from './assign.ts';
import {
  lockConversation,
  updateConversation,
  type ConversationRecord,
} from './conversation-repository.ts';
import { detailsOf, subjectOf } from './desk.ts';
import { deskMembers } from './duty-repository.ts';
import { writeEvent } from './events.ts';
import { readHours } from './hours-repository.ts';
import { deskActions, factsOf, presentForDesk } from './present-desk.ts';
import { offeredTags, setTags } from './tag-repository.ts';

type Calls = typeof calls.opsinterface.service;

/** The conversation that an act is about, as it was looked at. */
interface Target {
  conversationId: string;
  version: number;
}

interface Act {
  action: ServiceAction;
  /** The call, as the audit log names it. */
  call: string;
  details?: Record<string, string>;
}

/**
 * One act of the staff: the second of two at once gets `conflict` with what is possible now. Answers the
 * conversation as it is then. Throws `notFound`.
 */
async function act(
  { conversationId, version }: Target,
  { action, call, details = {} }: Act,
  context: CallContext,
  carryOut: (tx: Tx, held: ConversationRecord) => Promise<unknown>,
): Promise<StaffServiceConversation> {
  return context.transaction(async (tx) => {
    const held = (await lockConversation(tx, conversationId)) ?? refuse('notFound');
    if (held.version !== version) refuseOvertaken(held, context);
    requireAction(held, action, context);
    await carryOut(tx, held);
    await noteAct(tx, held, { action: call, details }, context);
    return presentForDesk(tx, held.id, context);
  });
}

/** Throws `conflict` where the state does not allow it. */
export function requireAction(
  held: ConversationRecord,
  action: ServiceAction,
  context: CallContext,
): void {
  if (!allows(held, action, context)) refuseOvertaken(held, context);
}

function allows(held: ConversationRecord, action: ServiceAction, context: CallContext): boolean {
  const transition = findTransition(serviceLifecycle, held.state, 'staff', action);
  const facts = factsOf(held, context.staffMember.staffId);
  return transition !== undefined && (transition.guard?.(facts, context.now) ?? null) === null;
}

function refuseOvertaken(held: ConversationRecord, context: CallContext): never {
  refuse('conflict', { data: { allowedActions: deskActions(held, context) } });
}

export function noteAct(
  tx: Tx,
  held: ConversationRecord,
  { action, details = {} }: { action: string; details?: Record<string, string> },
  context: CallContext,
): Promise<void> {
  return recordAudit(tx, context, {
    action,
    ...subjectOf(held),
    details: { ...detailsOf(held), ...details },
  });
}

/**
 * Takes a conversation on, gives it to a colleague or returns it to the queue, wherever staff ask for it.
 * False: somebody was faster.
 */
export async function handOverConversation(
  tx: Tx,
  { id, staffId, seenAssigneeId, call }: HandOver,
  context: CallContext,
): Promise<boolean> {
  const held = await lockConversation(tx, id);
  if (held?.assignee_id !== seenAssigneeId) return false;
  const own = staffId === context.staffMember.staffId;
  const action = staffId === null ? 'putBack' : own ? 'take' : 'give';
  if (!allows(held, action, context)) return false;
  if (staffId === null) await backToQueue(tx, held, 'putBack', circumstances(context));
  else await assignTo(tx, held, staffId, circumstances(context));
  await noteAct(tx, held, { action: call, details: staffId === null ? {} : { staffId } }, context);
  return true;
}

export function takeConversation(
  target: RequestOf<Calls['takeServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const { staffId } = context.staffMember;
  const taken = { action: 'take', call: 'takeServiceConversation' } as const;
  return act(target, taken, context, (tx, held) =>
    assignTo(tx, held, staffId, circumstances(context)),
  );
}

/** Throws `notFound` for who does not work at the desk. */
export function giveConversation(
  { staffId, ...target }: RequestOf<Calls['giveServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const given = {
    action: 'give',
    call: 'giveServiceConversation',
    details: { staffId },
  } as const;
  return act(target, given, context, async (tx, held) => {
    const to = (await deskMembers(tx)).find((one) => one.staffId === staffId);
    await assignTo(tx, held, to?.staffId ?? refuse('notFound'), circumstances(context));
  });
}

export function putBackConversation(
  target: RequestOf<Calls['putBackServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const put = { action: 'putBack', call: 'putBackServiceConversation' } as const;
  return act(target, put, context, (tx, held) =>
    backToQueue(tx, held, 'putBack', circumstances(context)),
  );
}

/** Throws 422 at `until`. */
export function snoozeConversation(
  { until, ...target }: RequestOf<Calls['snoozeServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const { deps, now } = context;
  const time = new Date(until);
  if (time <= now) invalidFields({ until: fieldTexts.past });
  if (time > addMs(now, limits.service.snoozeMs)) invalidFields({ until: fieldTexts.farFuture });
  const snoozed = {
    action: 'snooze',
    call: 'snoozeServiceConversation',
    details: { until: time.toISOString() },
  } as const;
  return act(target, snoozed, context, async (tx, held) => {
    await updateConversation(tx, held.id, { state: 'snoozed', snoozed_until: time });
    await writeEvent(tx, held, {
      event: 'snoozed',
      staffId: context.staffMember.staffId,
      details: snoozed.details,
      at: now,
    });
    await scheduleWake(tx, deps.jobs, held.id, time);
  });
}

export function wakeConversation(
  target: RequestOf<Calls['wakeServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const woken = { action: 'wake', call: 'wakeServiceConversation' } as const;
  return act(target, woken, context, (tx, held) => wake(tx, held, circumstances(context)));
}

export function closeConversation(
  { reason, ...target }: RequestOf<Calls['closeServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const { now, staffMember } = context;
  const closed = {
    action: 'close',
    call: 'closeServiceConversation',
    details: { reason },
  } as const;
  return act(target, closed, context, async (tx, held) => {
    await updateConversation(tx, held.id, {
      state: 'closed',
      close_reason: reason,
      closed_at: now,
      snoozed_until: null,
      waiting_since: null,
      resolution_ms: openMsBetween(await readHours(tx), held.opened_at, now),
    });
    await writeEvent(tx, held, {
      event: 'closed',
      staffId: staffMember.staffId,
      details: closed.details,
      at: now,
    });
    await assignQueue(tx, circumstances(context));
  });
}

export function reopenConversation(
  target: RequestOf<Calls['reopenServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const { now, staffMember } = context;
  const reopened = { action: 'reopen', call: 'reopenServiceConversation' } as const;
  return act(target, reopened, context, async (tx, held) => {
    const open = await updateConversation(tx, held.id, {
      state: 'open',
      close_reason: null,
      closed_at: null,
      resolution_ms: null,
      opened_at: now,
    });
    await writeEvent(tx, open, { event: 'reopened', staffId: staffMember.staffId, at: now });
    await assignTo(tx, open, staffMember.staffId, circumstances(context));
  });
}

/** Throws `notFound` for a tag that is not offered, unless the conversation carries it already. */
export function tagConversation(
  { tagIds, ...target }: RequestOf<Calls['tagServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceConversation> {
  const tagged = { action: 'tag', call: 'tagServiceConversation' } as const;
  return act(target, tagged, context, async (tx, held) => {
    const offered = new Set(await offeredTags(tx, held.id));
    if (tagIds.some((id) => !offered.has(id))) refuse('notFound');
    await setTags(tx, held.id, tagIds);
    await updateConversation(tx, held.id, {});
  });
}

function circumstances({ deps: { jobs }, now }: CallContext) {
  return { jobs, now };
}
