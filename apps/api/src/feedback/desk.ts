import type { RequestOf, ResponseOf, StaffFeedbackDetail, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { pagingOf } from '../calls/paging.ts';
import { refuse } from '../calls/refusal.ts';
import { transaction } from '../database/transaction.ts';
import { findFile } from '../files/uploads/file-repository.ts';
import { answerWithFile } from '../files/uploads/files.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import {
  findDeskFeedback,
  hasAttachment,
  listDeskFeedback,
  type DeskFeedback,
} from './desk-repository.ts';
import { presentDeskDetail, presentDeskRow } from './present-desk.ts';

type Calls = typeof calls.opsinterface.feedback;
type Empty = Record<string, never>;

export async function deskList(
  { feedbackStatus, feedbackType, assignee, search, ...page }: RequestOf<Calls['getFeedbackList']>,
  { deps, staffMember, language }: CallContext,
): Promise<ResponseOf<Calls['getFeedbackList']>> {
  const wanted = search?.trim();
  const filter = {
    ...(feedbackStatus === undefined ? {} : { status: feedbackStatus }),
    ...(feedbackType ? { type: feedbackType } : {}),
    ...(assignee === undefined
      ? {}
      : { assigneeId: assignee === 'me' ? staffMember.staffId : null }),
    ...(wanted ? { search: wanted } : {}),
  };
  const { total, rows } = await listDeskFeedback(deps.db, filter, pagingOf(page));
  return { total, list: rows.map((row) => presentDeskRow(row, language)) };
}

/** One report; the look is noted before anything is shown. Throws `notFound`. */
export async function deskDetail(
  { feedbackId }: RequestOf<Calls['getFeedbackDetail']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const { db } = context.deps;
  const feedback = (await findDeskFeedback(db, feedbackId)) ?? refuse('notFound');
  await noteLook('getFeedbackDetail', feedback, context);
  return presentDeskDetail(db, feedback, context);
}

/** An attachment of this report; the look is noted. Throws `notFound`. */
export async function downloadAttachment(
  { feedbackId, fileId }: RequestOf<Calls['downloadFeedbackFile']>,
  context: CallContext,
): Promise<Empty> {
  const { db } = context.deps;
  const feedback = (await findDeskFeedback(db, feedbackId)) ?? refuse('notFound');
  const file = await findFile(db, fileId);
  if (file === undefined || !(await hasAttachment(db, feedback.id, file.id))) refuse('notFound');
  await noteLook('downloadFeedbackFile', feedback, context, { fileId: file.id });
  await answerWithFile(file, context);
  return {};
}

function noteLook(
  action: string,
  feedback: DeskFeedback,
  context: CallContext,
  details: Record<string, string> = {},
): Promise<void> {
  return transaction(context.deps.db, (tx) =>
    recordAudit(tx, context, {
      action,
      subject: 'feedback',
      subjectId: feedback.id,
      details: { personId: feedback.person_id, ...details },
    }),
  );
}
