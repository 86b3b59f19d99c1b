import type { FeedbackDetail, FeedbackRow } from '@tolk/contract';
import { beginningOf } from '../calls/beginning-of.ts';
import { presentFile } from '../files/uploads/files.ts';
import type { StoredFile } from '../files/uploads/file-repository.ts';
import type { Feedback, OwnFeedback } from './feedback-repository.ts';

/** Characters of a report that a list shows, and of an answer that a notification does. */
export const excerpt = 200;

/** The answer as the author of this report reads it: in its language where it was given in it. */
export function answerOf({ language, answer_en, answer_zh }: Feedback): string | null {
  return language === 'en' ? (answer_en ?? answer_zh) : (answer_zh ?? answer_en);
}

export function presentCommon(feedback: Feedback) {
  return {
    feedbackId: feedback.id,
    feedbackType: feedback.type,
    feedbackStatus: feedback.status,
    createTime: feedback.created_at.toISOString(),
    answerTime: feedback.answered_at?.toISOString() ?? null,
    merged: feedback.main_id !== null,
  };
}

export function presentOwn(feedback: OwnFeedback): FeedbackRow {
  return {
    ...presentCommon(feedback),
    instructions: beginningOf(feedback.text, excerpt),
    attachments: feedback.attachments,
    unread: isUnread(feedback),
  };
}

export function presentOwnDetail(feedback: Feedback, files: readonly StoredFile[]): FeedbackDetail {
  return {
    ...presentCommon(feedback),
    instructions: feedback.text,
    attachments: files.map(presentFile),
    unread: isUnread(feedback),
    results: answerOf(feedback),
  };
}

function isUnread({ answered_at, answer_read_at }: Feedback): boolean {
  return answered_at !== null && answer_read_at === null;
}
