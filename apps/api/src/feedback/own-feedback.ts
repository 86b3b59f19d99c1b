import { randomUUID } from 'node:crypto';
import type { FeedbackDetail, FeedbackForm, FeedbackRow, RequestOf, calls } from '@tolk/contract';
import { feedbackLifecycle } from '@tolk/domain';
import { dictionaries, isOffered, offeredEntry } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../calls/call-context.ts';
import { blankFaults, fieldTexts, requireNoFaults, visibleText } from '../calls/field-rules.ts';
import { pagingOf } from '../calls/paging.ts';
import { refuse } from '../calls/refusal.ts';
import { requireOwnFiles } from '../files/uploads/own-files.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { markReadAt } from '../messages/notifications/notification-repository.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { feedbackPath } from './feedback-path.ts';
import {
  countUnreadAnswers,
  filesOfFeedback,
  findOwnFeedback,
  insertFeedback,
  insertFeedbackEvents,
  listOwnFeedback,
  markAnswerRead,
  type Author,
} from './feedback-repository.ts';
import { presentOwn, presentOwnDetail } from './present-feedback.ts';

type Calls = typeof calls.supinterface.feedback;

/** The types that can be chosen now, in both languages. */
export async function feedbackTypes(): Promise<{ value: string; en: string; zh: string }[]> {
  return dictionaries.feedbackType
    .filter(isOffered)
    .map(({ value, en, zh }) => ({ value, en, zh }));
}

/** Answers that the caller has not read. */
export function unreadAnswers(context: CallContext): Promise<number> {
  return countUnreadAnswers(context.deps.db, authorOf(context));
}

export async function ownFeedbackList(
  { feedbackStatus: status, ...page }: RequestOf<Calls['getFeedbackData']>,
  context: CallContext,
): Promise<{ total: number; list: FeedbackRow[] }> {
  const asked = { ...pagingOf(page), ...(status === undefined ? {} : { status }) };
  const { total, rows } = await listOwnFeedback(context.deps.db, authorOf(context), asked);
  return { total, list: rows.map(presentOwn) };
}

/** Throws `notFound`. */
export async function ownFeedbackDetail(
  { feedbackId }: RequestOf<Calls['getFeedbackDetail']>,
  context: CallContext,
): Promise<FeedbackDetail> {
  const { db } = context.deps;
  const feedback = (await findOwnFeedback(db, authorOf(context), feedbackId)) ?? refuse('notFound');
  return presentOwnDetail(feedback, await filesOfFeedback(db, feedback.id));
}

/** Throws 422, and `notFound` for files that are not the caller’s. */
export async function addFeedback(
  { feedbackType: type, instructions, fileIds }: FeedbackForm,
  context: CallContext,
): Promise<{ feedbackId: string }> {
  const { personId, identity } = authorOf(context);
  const { now, language } = context;
  requireNoFaults({
    ...(offeredEntry('feedbackType', type) ? {} : { feedbackType: fieldTexts.unknownChoice }),
    ...blankFaults({ instructions }),
  });
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await requireOwnFiles(tx, fileIds, personId, 'feedback');
    const feedback = {
      id,
      person_id: personId,
      identity,
      type,
      text: visibleText(instructions),
      language,
      status: feedbackLifecycle.initial,
      assignee_id: null,
      main_id: null,
      answer_en: null,
      answer_zh: null,
      answered_at: null,
      answered_by: null,
      answer_read_at: null,
      created_at: now,
    };
    await insertFeedback(tx, feedback, fileIds);
    const event = { feedback_id: id, action: 'submit', staff_id: null, to_staff_id: null } as const;
    await insertFeedbackEvents(tx, [{ ...event, at: now }]);
    invalidate(tx, personId, ['Feedback']);
  });
  return { feedbackId: id };
}

/** The answer is read, and with it what announced it. Before there is an answer nothing changes. Throws `notFound`. */
export async function readAnswer(
  { feedbackId }: RequestOf<Calls['upYYFKReadingStatus']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const author = authorOf(context);
  const { now } = context;
  return context.transaction(async (tx) => {
    const feedback = (await findOwnFeedback(tx, author, feedbackId)) ?? refuse('notFound');
    if (!(await markAnswerRead(tx, author, feedback.id, now))) return {};
    await markReadAt(tx, author, feedbackPath(author.identity, feedback.id), now);
    invalidate(tx, author.personId, ['Feedback', 'Notification', 'Unread', 'Overview']);
    return {};
  });
}

function authorOf({ personId, identity }: CallContext): Author {
  return { personId, identity: identity ?? refuse('forbidden') };
}
