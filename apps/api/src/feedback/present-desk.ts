import type { StaffFeedbackDetail, StaffFeedbackRow } from '@tolk/contract';
import {
  actionsFor,
  feedbackActions,
  feedbackLifecycle,
  languages,
  type FeedbackAction,
  type Language,
} from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { presentActions } from '../calls/action-states.ts';
import { beginningOf } from '../calls/beginning-of.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { Queryable } from '../database/schema.ts';
import { presentFile } from '../files/uploads/files.ts';
import {
  duplicatesOf,
  feedbackEvents,
  type DeskFeedback,
  type listDeskFeedback,
} from './desk-repository.ts';
import { filesOfFeedback, type Feedback } from './feedback-repository.ts';
import { excerpt, presentCommon } from './present-feedback.ts';

type DeskRow = Awaited<ReturnType<typeof listDeskFeedback>>['rows'][number];

const offered: ReadonlySet<FeedbackAction> = new Set(feedbackActions);

export function presentDeskRow(feedback: DeskRow, reader: Language): StaffFeedbackRow {
  return {
    ...presentForStaff(feedback, reader),
    instructions: beginningOf(feedback.text, excerpt),
    attachments: feedback.attachments,
    duplicates: feedback.duplicates,
  };
}

export async function presentDeskDetail(
  db: Queryable,
  feedback: DeskFeedback,
  context: Pick<CallContext, 'language' | 'now'>,
): Promise<StaffFeedbackDetail> {
  const duplicates = await duplicatesOf(db, feedback.id);
  const events = await feedbackEvents(db, feedback.id);
  const files = await filesOfFeedback(db, feedback.id);
  return {
    ...presentForStaff(feedback, context.language),
    version: feedback.version,
    instructions: feedback.text,
    attachments: files.map(presentFile),
    results: presentAnswer(feedback),
    answerLanguages: answerLanguages([feedback, ...duplicates]),
    mainFeedbackId: feedback.main_id,
    duplicates: duplicates.map((one) => ({
      feedbackId: one.id,
      personName: shownName(one.person_name, context.language),
      instructions: beginningOf(one.text, excerpt),
      createTime: one.created_at.toISOString(),
    })),
    timeline: events.map(({ action, by_name, to_name, at }) => ({
      action,
      byName: by_name,
      toName: to_name,
      time: at.toISOString(),
    })),
    allowedActions: deskActions(feedback, context),
  };
}

/** The languages in which these reports are written, in the product's order. */
export function answerLanguages(reports: readonly Pick<Feedback, 'language'>[]): Language[] {
  return languages.filter((one) => reports.some(({ language }) => language === one));
}

/** What staff may do about a report now. */
export function deskActions(
  { status, main_id }: Pick<Feedback, 'status' | 'main_id'>,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
) {
  const facts = { merged: main_id !== null };
  return presentActions(
    actionsFor(feedbackLifecycle, status, 'staff', facts, now),
    offered,
    language,
  );
}

function presentForStaff(feedback: DeskFeedback, reader: Language) {
  return {
    ...presentCommon(feedback),
    personId: feedback.person_id,
    personName: shownName(feedback.person_name, reader),
    identity: feedback.identity,
    language: feedback.language,
    assigneeId: feedback.assignee_id,
    assigneeName: feedback.assignee_name,
  };
}

function presentAnswer({
  answered_at,
  answer_en,
  answer_zh,
  answerer_name,
}: DeskFeedback): StaffFeedbackDetail['results'] {
  return answered_at === null ? null : { en: answer_en, zh: answer_zh, by: answerer_name ?? '' };
}
