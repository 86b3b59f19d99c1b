import type { ServiceInboxRow, StaffServiceConversation } from '@tolk/contract';
import {
  actionsFor,
  afterOpenMs,
  limits,
  serviceLifecycle,
  type OpeningHours,
  type ServiceAction,
} from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { presentActions } from '../calls/action-states.ts';
import { beginningOf } from '../calls/beginning-of.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { aboutOf } from './about-appeal.ts';
import type { ConversationRecord } from './conversation-repository.ts';
import { customerCard } from './customer-card.ts';
import { readHours } from './hours-repository.ts';
import { findInInbox, type InboxRow } from './inbox-repository.ts';

const excerpt = 120;

/** What staff do by a button; answers, notes and the customer's acts have calls of their own. */
const offered: ReadonlySet<ServiceAction> = new Set([
  'take',
  'give',
  'putBack',
  'answer',
  'note',
  'tag',
  'snooze',
  'wake',
  'close',
  'reopen',
]);

type Reader = Pick<CallContext, 'language' | 'now' | 'staffMember'>;

export function presentInboxRow(
  row: InboxRow,
  hours: OpeningHours,
  { language, now }: Reader,
): ServiceInboxRow {
  const { found_seq, found_text } = row;
  const found =
    found_seq === null ? null : { seq: found_seq, text: beginningOf(found_text ?? '', excerpt) };
  const closed = row.state === 'closed';
  const { firstAnswerMs, resolutionMs } = limits.service;
  return {
    conversationId: row.id,
    state: row.state,
    customerName: row.customer_name === null ? '' : shownName(row.customer_name, language),
    personId: row.person_id,
    identity: row.identity,
    language: row.language,
    assigneeId: row.assignee_id,
    assigneeName: row.assignee_name,
    last: {
      side: row.last_side,
      text: beginningOf(row.last_text, excerpt),
      time: row.last_time.toISOString(),
    },
    found,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    firstAnswer:
      closed || row.first_answered_at !== null
        ? null
        : target(hours, row.created_at, firstAnswerMs, now),
    resolution: closed ? null : target(hours, row.opened_at, resolutionMs, now),
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    unread: row.unread,
    mentioned: row.mentioned,
    tagIds: row.tag_ids,
  };
}

/** When so much open time has passed since then. */
function target(hours: OpeningHours, since: Date, ms: number, now: Date) {
  const by = afterOpenMs(hours, since, ms);
  return { by: by?.toISOString() ?? null, overdue: by !== null && by < now };
}

/** A conversation with who asks, as this member may see it. Throws `notFound`. */
export async function presentForDesk(
  db: Queryable,
  conversationId: string,
  context: Reader,
): Promise<StaffServiceConversation> {
  const { staffId } = context.staffMember;
  const row = (await findInInbox(db, conversationId, staffId)) ?? refuse('notFound');
  const { found: _found, ...shown } = presentInboxRow(row, await readHours(db), context);
  return {
    ...shown,
    version: row.version,
    lastSeq: row.last_seq,
    customerReadUpTo: row.read_up_to,
    staffReadUpTo: row.staff_read_up_to,
    closeReason: row.close_reason,
    rating: row.rating,
    comment: row.comment,
    createTime: row.created_at.toISOString(),
    about: await aboutOf(db, row),
    customer: await customerCard(db, row, context),
    allowedActions: deskActions(row, context),
  };
}

/** What this member may do with the conversation now. */
export function deskActions(held: ConversationRecord, { language, now, staffMember }: Reader) {
  const states = actionsFor(
    serviceLifecycle,
    held.state,
    'staff',
    factsOf(held, staffMember.staffId),
    now,
  );
  return presentActions(states, offered, language);
}

export function factsOf({ assignee_id, rating }: ConversationRecord, staffId: string | null) {
  return { assigneeId: assignee_id, staffId, rated: rating !== null };
}
